import type { Page } from '@playwright/test';
import { PICTURE_PATH } from '../../src/domain/picture.ts';
import { signInToApi } from '../support/api-client.ts';
import { expect, test } from '../support/journey.ts';
import { expectFailure, expectToast, pastePicture, signedInState } from '../support/panel.ts';
import { FIRST_SCREEN, measurePanel, PANEL_LIMIT } from '../support/panel-size.ts';
import { publishPost } from '../support/panel-writing.ts';
import { type Product, startProduct } from '../support/product.ts';

/* What is around the screens: the sidebar, the trail, toasts, what Ctrl+K finds, what is loaded when; and the pictures. */

let product: Product;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({ storageState: ({ browserName: _ }, use) => use(signedIn) });

test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
  signedIn = await signedInState(product);
});
test.afterAll(() => product?.remove());

const open = (page: Page, path: string) => page.goto(product.url + path);

test('Ctrl+B opens the sidebar and a reload remembers it; the trail says where one is', async ({
  page,
}) => {
  await open(page, '/admin/automation/settings');
  await expect(page.getByRole('navigation', { name: 'Kelias' }).getByRole('listitem')).toHaveText([
    'Administravimas',
    'Automatizacija',
    'Nustatymai',
  ]);
  const menu = page.getByRole('navigation', { name: 'Administravimo meniu' });
  await expect(menu.getByText('Šaltiniai')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Vertimo nurodymas' }).press('Control+b');
  await expect(menu.getByText('Šaltiniai')).toBeVisible();
  await page.reload();
  await expect(menu.getByText('Šaltiniai')).toBeVisible();
  await page.getByRole('main').press('Meta+b');
  await expect(menu.getByText('Šaltiniai')).toHaveCount(0);
});

test('no more than three toasts stand there at a time', async ({ page }) => {
  await open(page, '/admin/import/sources');
  await page.getByRole('button', { name: 'Pridėti šaltinį' }).press('Enter');
  const add = page.getByRole('dialog').getByRole('button', { name: 'Pridėti', exact: true });
  for (let nth = 0; nth < 5; nth += 1) await add.press('Enter');
  const toasts = page.locator('.mantine-Notification-root').filter({ visible: true });
  await expect(toasts).toHaveCount(3);
});

test('a picture is pasted, described or said to be decorative; one that is shown somewhere stays', async ({
  page,
}) => {
  await open(page, '/admin/content/images');
  const place = page.getByRole('button', { name: 'Įkelti nuotraukas' });
  const save = page.getByRole('dialog').getByRole('button', { name: 'Išsaugoti' });
  await pastePicture(place, 'serverine.png');
  await expectToast(page, 'Įkelta: 1 nuotrauka');
  await save.press('Enter');
  await expect(page.getByText(/^Aprašykite, kas matoma nuotraukoje/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Aprašymas' }).fill('Spinta su serveriais');
  await save.press('Enter');
  await expectToast(page, 'Nuotrauka atnaujinta');
  await expect(page.getByText('„Spinta su serveriais“')).toBeVisible();
  await pastePicture(place, 'linija.png');
  await expectToast(page, 'Įkelta: 1 nuotrauka');
  await page.getByRole('checkbox', { name: 'Dekoratyvi nuotrauka' }).press('Space');
  await save.press('Enter');
  await expectToast(page, 'Nuotrauka atnaujinta');
  await expect(page.getByText('Dekoratyvi', { exact: true }).first()).toBeVisible();

  const shown = page
    .getByRole('main')
    .getByRole('button', { name: /Naudojama \d/ })
    .first();
  await shown.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Ištrinti' }).press('Enter');
  await expectFailure(
    page,
    'Nuotrauka naudojama, todėl jos ištrinti negalima. Pirmiausia pašalinkite ją iš išvardytų tekstų.',
  );
});

test('Ctrl+K finds a post, an article, a source, a message and a screen, and Enter opens it', async ({
  page,
}) => {
  await publishPost(await signInToApi(product), 'Sąrašo įrašas pirmas', 'saraso-irasas-pirmas');
  await open(page, '/admin');
  for (const [typed, group, opened] of [
    ['sąrašo įrašas pirmas', 'Įrašai', 'Redaguoti įrašą'],
    ['firmware you forgot', 'Importuoti straipsniai', 'Originalas ir paruoštas tekstas'],
    ['kavaliauskiene', 'Žinutės', 'Žinutė'],
    ['patch notes', 'Šaltiniai', 'Patch Notes Digest'],
    ['siuksliad', 'Puslapiai', 'Šiukšliadėžė'],
  ] as const) {
    await page.getByRole('main').press('Control+k');
    const field = page.getByRole('combobox', { name: /^Ieškoti įrašų/ });
    await expect(field).toBeFocused();
    await page.keyboard.insertText(typed);
    await expect(page.getByRole('group', { name: group }).getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await expect(page.getByText(opened, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the panel opens light: the editor comes with the form, the charts when the dashboard stands there', async ({
  page,
}) => {
  const { initial, parts } = await measurePanel(product.url);
  expect(initial + (parts.get(FIRST_SCREEN) ?? PANEL_LIMIT)).toBeLessThan(PANEL_LIMIT);

  const asked: string[] = [];
  const covers: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname);
    if (pathname.startsWith(PICTURE_PATH)) covers.push(search);
  });
  const isAsked = (name: string) => asked.some((path) => path.includes(`/${name}.`));
  await open(page, '/admin/content/posts');
  await expect(page.getByRole('list', { name: 'Publikuoti' }).getByRole('listitem')).toHaveCount(
    12,
  );
  await page.waitForLoadState('networkidle');
  expect([isAsked('rich-editor'), isAsked('activity-chart')]).toEqual([false, false]);
  // Pictures no wider than the cards.
  expect(new Set(covers)).toEqual(new Set(['?w=400&f=webp']));
  await page
    .getByRole('button', { name: /^Redaguoti: / })
    .first()
    .press('Enter');
  await expect.poll(() => isAsked('rich-editor')).toBe(true);

  await open(page, '/admin');
  await expect.poll(() => isAsked('activity-chart')).toBe(true);
  // Told when the file is there, not when it was asked for.
  const chart = await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/activity-chart.'))
        ?.startTime,
  );
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  expect(painted).toBeGreaterThan(0);
  expect(await chart.jsonValue()).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});
