import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api-client.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast, signedInState, signIn } from '../support/panel.ts';
import { changePost, contentOf, openPost, publishPost } from '../support/panel-writing.ts';
import { type Product, startProduct } from '../support/product.ts';

/* The administrator's everyday acts on the demonstration content, in a real browser on the real server. */

let product: Product;
let database: BreakableDatabase;
let api: Awaited<ReturnType<typeof signInToApi>>;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({ storageState: ({ browserName: _ }, use) => use(signedIn) });

test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
  database = await openDatabase(product);
  api = await signInToApi(product);
  signedIn = await signedInState(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
});

const open = (page: Page, path: string) => page.goto(product.url + path);
const readArticle = (slug: string) =>
  fetch(`${product.url}/tinklarastis/${slug}`, { redirect: 'manual' });
const dialogOf = (page: Page) => page.getByRole('dialog').last();

test('a post is written, read in public, edited and returned to draft', async ({ page }) => {
  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: 'Naujas įrašas' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Pavadinimas').fill('Žiemos darbų sąrašas serverinei');
  await expect(dialog.getByLabel('Nuoroda (slug)')).toHaveValue('ziemos-darbu-sarasas-serverinei');
  await dialog.getByLabel('Santrauka').fill('Ką patikrinti serverinėje prieš žiemą.');
  await dialog.getByText('HTML', { exact: true }).click();
  await dialog
    .getByRole('textbox', { name: 'Turinys (HTML)' })
    .fill('<p>Patikrinkite <strong>drėgmę</strong>.</p><p onclick="x()">Ir temperatūrą.</p>');
  await dialog.getByRole('combobox', { name: 'Kategorija' }).click();
  await page.getByRole('option', { name: 'IT paslaugos' }).click();
  await dialog.getByRole('button', { name: 'Sukurti įrašą' }).click();
  await expectToast(page, 'Įrašas sukurtas');

  const slug = 'ziemos-darbu-sarasas-serverinei';
  const first = await (await readArticle(slug)).text();
  expect(first).toContain('<strong>drėgmę</strong>');
  expect(first).not.toContain('onclick');

  await page.getByRole('button', { name: 'Redaguoti: Žiemos darbų sąrašas serverinei' }).click();
  await dialog.getByLabel('Pavadinimas').fill('Rudens darbų sąrašas serverinei');
  await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Įrašas atnaujintas');
  expect(await (await readArticle(slug)).text()).toContain('Rudens darbų sąrašas serverinei');

  await page.getByRole('button', { name: 'Į juodraštį: Rudens darbų sąrašas serverinei' }).click();
  await expect(page.getByText('Ar tikrai norite grąžinti šį įrašą į juodraštį?')).toBeVisible();
  await page.getByRole('button', { name: 'Grąžinti' }).click();
  await expectToast(page, 'Įrašas grąžintas į juodraščius');
  expect((await readArticle(slug)).status).toBe(404);
});

test('the history shows an edit word by word and takes it back as an edit of its own', async ({
  page,
}) => {
  const post = await publishPost(api, 'Kopijų tvarka', 'kopiju-tvarka', {
    ai_translated_content: '<p>Kopijas darykite kasdien, o bandykite kas mėnesį.</p>',
  });
  await changePost(api, post, {
    ai_translated_content: '<p>Kopijas darykite kas valandą, o bandykite kas mėnesį.</p>',
  });
  await openPost(page, product.url, post);
  await page.getByRole('button', { name: 'Daugiau veiksmų' }).click();
  await page.getByRole('menuitem', { name: 'Versijų istorija' }).click();
  const history = page.getByRole('dialog', { name: 'Versijų istorija' });
  await expect(history.locator('del')).toHaveText(['kasdien']);
  await expect(history.locator('ins')).toHaveText(['kas valandą']);
  await history.getByRole('button', { name: 'Atkurti šią versiją' }).click();
  await page
    .getByRole('dialog', { name: 'Atkurti versiją' })
    .getByText('Atkurti', { exact: true })
    .click();
  await expectToast(page, 'Versija atkurta');
  await expect(contentOf(page)).toContainText('Kopijas darykite kasdien');
  expect(await (await readArticle(post.ai_slug)).text()).toContain('Kopijas darykite kasdien');
  const { items } = (await api('GET', `/api/admin/articles/${post.id}/revisions`)).body;
  expect(items.map(({ reason }: { reason: string }) => reason)).toEqual(['restore', 'save']);
});

test('a published address that changes leads on for ever, in one step and never in a circle', async ({
  page,
}) => {
  const post = await publishPost(api, 'Adresas keičiasi', 'adresas-pirmas');
  const leadsTo = async (slug: string) => {
    const { status, headers } = await readArticle(slug);
    return `${status} ${headers.get('location')?.split('/').at(-1) ?? ''}`.trim();
  };
  await openPost(page, product.url, post);
  const dialog = dialogOf(page);
  await dialog.getByLabel('Nuoroda (slug)').fill('adresas-antras');
  await expect(dialog).toContainText('Senoji nuoroda /tinklarastis/adresas-pirmas ves į naująją.');
  await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Įrašas atnaujintas');
  expect(await leadsTo('adresas-pirmas')).toBe('301 adresas-antras');
  await changePost(api, post, { ai_slug: 'adresas-trecias' });
  expect(await leadsTo('adresas-pirmas')).toBe('301 adresas-trecias');
  expect(await leadsTo('adresas-antras')).toBe('301 adresas-trecias');
  await changePost(api, post, { ai_slug: 'adresas-pirmas' });
  expect(await leadsTo('adresas-pirmas')).toBe('200');
  expect(await leadsTo('adresas-trecias')).toBe('301 adresas-pirmas');
});

test('a deleted post waits in the bin, comes back as a draft, and can be deleted for good', async ({
  page,
}) => {
  const post = await publishPost(api, 'Į šiukšliadėžę ir atgal', 'i-siuksliadeze-ir-atgal');
  const remove = async (tab: string) => {
    await open(page, `/admin/content/posts?tab=${tab}&q=šiukšliadėžę`);
    await page.getByRole('button', { name: 'Ištrinti: Į šiukšliadėžę ir atgal' }).click();
    await expect(dialogOf(page)).toContainText('Ar tikrai norite ištrinti šį įrašą?');
    await expect(dialogOf(page)).toContainText('po 30 dienų šio veiksmo atšaukti nebus galima');
    await dialogOf(page).getByRole('button', { name: 'Ištrinti' }).click();
    await expectToast(page, 'Įrašas ištrintas');
    expect((await readArticle(post.ai_slug)).status).toBe(404);
    await open(page, '/admin/content/bin');
  };
  await remove('published');
  await page.getByRole('button', { name: 'Atkurti: Į šiukšliadėžę ir atgal' }).click();
  await expectToast(page, 'Straipsnis atkurtas kaip nepublikuotas');
  expect((await readArticle(post.ai_slug)).status).toBe(404);
  await remove('draft');
  await page.getByRole('button', { name: 'Ištrinti visam laikui: Į šiukšliadėžę' }).click();
  await dialogOf(page).getByRole('button', { name: 'Ištrinti visam laikui' }).click();
  await expectToast(page, 'Straipsnis ištrintas visam laikui');
  await expect(page.getByText('Į šiukšliadėžę ir atgal')).toHaveCount(0);
  expect((await api('GET', `/api/admin/articles/${post.id}`)).status).toBe(404);
});

test('a post planned for later is previewed by an address of its own and appears by itself', async ({
  page,
  context,
}) => {
  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: 'Naujas įrašas' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Pavadinimas').fill('Kas pasikeis rytoj');
  await dialog.getByLabel('Santrauka').fill('Trumpai apie rytojų.');
  await contentOf(page).fill('Rytoj bus kitaip.');
  await dialog.getByRole('combobox', { name: 'Kategorija' }).click();
  await page.getByRole('option', { name: 'Technologijos' }).click();
  await dialog.getByLabel('Data').fill('2099-03-29');
  await expect(dialog).toContainText('Bus publikuota 2099-03-29 09:00');

  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Peržiūra' }).click();
  const preview = await opened;
  await expect(preview.getByRole('heading', { name: 'Kas pasikeis rytoj' })).toBeVisible();
  await expect(preview.getByText('Rytoj bus kitaip.')).toBeVisible();
  const shown = await fetch(preview.url());
  expect(shown.headers.get('x-robots-tag')).toContain('noindex');
  expect(shown.headers.get('cache-control')).toContain('no-store');
  // The moment it lapses is part of the signed address: nobody can put it off.
  const [, lapses = ''] = /\.(\d{13})\./.exec(preview.url()) ?? [];
  const minutesLeft = (Number(lapses) - Date.now()) / 60_000;
  expect(minutesLeft).toBeGreaterThan(13);
  expect(minutesLeft).toBeLessThanOrEqual(15);
  const later = preview.url().replace(lapses, String(Number(lapses) + 60_000));
  expect((await fetch(later)).status).toBe(404);

  await dialog.getByRole('button', { name: 'Sukurti įrašą' }).click();
  await expectToast(page, 'Įrašas sukurtas ir suplanuotas');
  await page.getByRole('tab', { name: 'Suplanuoti' }).click();
  await expect(page.getByText('Bus publikuota 2099-03-29 09:00')).toBeVisible();
  expect((await readArticle('kas-pasikeis-rytoj')).status).toBe(404);
  await database.query(
    `update articles set scheduled_for = now() - interval '1 minute' where ai_slug = 'kas-pasikeis-rytoj'`,
  );
  await expect
    .poll(async () => (await readArticle('kas-pasikeis-rytoj')).status, { timeout: 30_000 })
    .toBe(200);
});

test('settings are saved and stay', async ({ page }) => {
  await open(page, '/admin/automation/settings');
  await page.getByLabel('Mažiausias aktualumo balas').fill('85');
  await page.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await page.reload();
  await expect(page.getByLabel('Mažiausias aktualumo balas')).toHaveValue('85');
});

test('an earlier wording of a prompt is one click back', async ({ page }) => {
  await open(page, '/admin/automation/settings');
  const prompt = page.getByRole('textbox', { name: 'Vertimo nurodymas' });
  const former = await prompt.inputValue();
  await prompt.fill('Verskite trumpai.');
  await page.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await page.getByRole('button', { name: 'Versijos: Vertimo nurodymas' }).click();
  await page.getByRole('button', { name: 'Grąžinti numatytąjį' }).click();
  await expectToast(page, 'Nurodymas grąžintas');
  await expect(prompt).toHaveValue(former);
  await page.getByRole('button', { name: 'Versijos: Vertimo nurodymas' }).click();
  // The first of them is in use, the next is the one that was put away.
  await page
    .getByRole('button', { name: /^Grąžinti .+ versiją$/ })
    .first()
    .click();
  await expectToast(page, 'Nurodymas grąžintas');
  await expect(prompt).toHaveValue('Verskite trumpai.');
});

test('signing out in one tab signs out the other', async ({ newVisitor }) => {
  const visitor = await newVisitor({ storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await signIn(page, product);
  const other = await visitor.newPage();
  await other.goto(`${product.url}/admin/settings/users`);
  await expect(other.getByRole('heading', { name: 'Vartotojai' })).toBeVisible();
  await page.getByRole('button', { name: 'Atsijungti' }).click();
  await expect(page.getByText('Sėkmingai atsijungėte iš sistemos')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(other).not.toHaveURL(/\/admin/);
});
