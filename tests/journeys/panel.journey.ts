import { expect, test } from '../support/journey.ts';
import { dialogOf, expectToast } from '../support/panel.ts';
import { answer, choose, goToTab, press, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { changePost, contentOf, EDITOR } from '../support/panel-writing.ts';
import { walk } from '../support/walk.ts';
import { button, field, setDate, writingDesk } from '../support/writing-desk.ts';

/* A post from its first word to its last version, by the keyboard alone, on the real server. */

const panel = panelOfFile();
const desk = writingDesk(panel);
/** Briefer on a phone. */
const CREATE = /^Sukurti įrašą|^Publikuoti$|^Suplanuoti$/;

walk(
  'desktop',
  'a post is written, with a picture from the library, read in public, edited and read again',
  async ({ page }) => {
    const nth = desk.next();
    const slug = `ziemos-darbu-sarasas-${nth}`;
    await desk.begin(page, `Žiemos darbų sąrašas ${nth}`);
    const dialog = dialogOf(page);
    await expect(field(page, 'Nuoroda')).toHaveValue(slug);
    // Nothing that is required may be missing; the first such field gets the focus.
    await press(button(page, CREATE));
    await expect(field(page, 'Santrauka')).toBeFocused();
    await page.keyboard.insertText('Ką patikrinti serverinėje prieš žiemą.');
    await press(dialog.getByRole('radio', { name: 'Tekstas' }), 'ArrowRight');
    await type(
      dialog.getByRole('textbox', { name: 'Turinys (HTML)' }),
      '<p>Patikrinkite <strong>drėgmę</strong>.</p><p onclick="x()">Ir temperatūrą.</p>',
    );
    await choose(dialog.getByRole('combobox', { name: 'Kategorija' }), 'IT paslaugos');
    const cover = dialog.getByRole('img', { name: 'Dabartinis viršelis' });
    const pick = async () => {
      await press(button(page, 'Iš nuotraukų'));
      const library = page.getByRole('dialog', { name: 'Pasirinkti nuotrauką' });
      await press(library.getByRole('listitem').getByRole('button').first());
      await expect(library).toBeHidden();
      await expect(cover).toBeVisible();
    };
    await pick();
    await press(button(page, 'Be viršelio'));
    await expect(cover).toHaveCount(0);
    await pick();
    await type(field(page, 'Šaltinio adresas'), 'https://pavyzdys.example/saltinis');
    await press(button(page, CREATE));
    await expectToast(page, 'Įrašas sukurtas');

    const first = await (await desk.fetch(slug)).text();
    expect(first).toContain('<strong>drėgmę</strong>');
    expect(first).not.toContain('onclick');
    expect(first).toContain('https://pavyzdys.example/saltinis');

    await press(page.getByRole('button', { name: `Redaguoti: Žiemos darbų sąrašas ${nth}` }));
    await expect(contentOf(page)).toBeVisible({ timeout: EDITOR });
    await type(field(page, 'Pavadinimas'), `Rudens darbų sąrašas ${nth}`);
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Įrašas atnaujintas');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await (await desk.fetch(slug)).text()).toContain(`Rudens darbų sąrašas ${nth}`);
  },
);

walk(
  'full',
  'the history shows an edit word by word and takes it back as an edit of its own',
  async ({ page }) => {
    const post = await desk.publish('Kopijų tvarka', {
      ai_translated_content: '<p>Kopijas darykite kasdien, o bandykite kas mėnesį.</p>',
    });
    await changePost(panel.api, post, { ai_translated_excerpt: 'Kitaip apie tai.' });
    await changePost(panel.api, post, {
      ai_translated_content: '<p>Kopijas darykite kas valandą, o bandykite kas mėnesį.</p>',
    });
    await desk.open(page, post);
    await press(page.getByRole('button', { name: 'Versijų istorija' }));
    const history = page.getByRole('dialog', { name: 'Versijų istorija' });
    const versions = history.getByRole('listitem').getByRole('button');
    await expect(versions).toHaveCount(2);
    await press(versions.nth(1));
    await expect(history.getByText('Kitaip')).toBeVisible();
    await press(versions.first());
    await expect(history.locator('del')).toHaveText(['kasdien']);
    await expect(history.locator('ins')).toHaveText(['kas valandą']);
    const restore = history.getByRole('button', { name: 'Atkurti šią versiją' });
    const asked = 'Dabartinis tekstas liks istorijoje.';
    await press(restore);
    await answer(page, asked, 'Atšaukti');
    await expect(restore).toBeFocused();
    await press(restore);
    await answer(page, asked, 'Atkurti');
    await expectToast(page, 'Versija atkurta');
    await expect(contentOf(page)).toContainText('Kopijas darykite kasdien');
    expect(await (await desk.fetch(post.ai_slug)).text()).toContain('Kopijas darykite kasdien');
    const { items } = (await panel.api('GET', `/api/admin/articles/${post.id}/revisions`)).body;
    expect(items.map(({ reason }: { reason: string }) => reason)).toEqual([
      'restore',
      'save',
      'save',
    ]);
  },
);

walk(
  'phone',
  'a published address that changes leads on for ever, in one step and never in a circle; one that is taken is told',
  async ({ page }) => {
    const other = await desk.publish('Adresas užimtas');
    const post = await desk.publish('Adresas keičiasi');
    const nth = desk.next();
    const [first, second, third] = [post.ai_slug, `antras-${nth}`, `trecias-${nth}`];
    const leadsTo = async (slug: string) => {
      const { status, headers } = await desk.fetch(slug);
      return `${status} ${headers.get('location')?.split('/').at(-1) ?? ''}`.trim();
    };
    await desk.open(page, post);
    const slug = field(page, 'Nuoroda');
    await type(slug, other.ai_slug);
    await press(dialogOf(page).getByRole('button', { name: new RegExp(`^${other.ai_slug}-\\d$`) }));
    await expect(slug).toHaveValue(new RegExp(`^${other.ai_slug}-\\d$`));
    await type(slug, second);
    await expect(dialogOf(page)).toContainText(
      `Senoji nuoroda /tinklarastis/${first} ves į naująją.`,
    );
    await press(button(page, 'Išsaugoti'));
    await expectToast(page, 'Įrašas atnaujintas');
    expect(await leadsTo(first)).toBe(`301 ${second}`);
    await changePost(panel.api, post, { ai_slug: third });
    expect(await leadsTo(first)).toBe(`301 ${third}`);
    expect(await leadsTo(second)).toBe(`301 ${third}`);
    await changePost(panel.api, post, { ai_slug: first });
    expect(await leadsTo(first)).toBe('200');
    expect(await leadsTo(third)).toBe(`301 ${first}`);
  },
);

walk(
  'tablet',
  'a post planned for later is previewed by an address of its own and appears by itself',
  async ({ page, context, expectComplaint }) => {
    expectComplaint(/status of 400.*\/api\/admin\/articles|^RequestProblem: 400/);
    const nth = desk.next();
    const title = `Kas pasikeis rytoj ${nth}`;
    const slug = `kas-pasikeis-rytoj-${nth}`;
    await desk.begin(page, title);
    const dialog = dialogOf(page);
    await type(field(page, 'Santrauka'), 'Trumpai apie rytojų.');
    await contentOf(page).focus();
    await page.keyboard.insertText('Rytoj bus kitaip.');
    await choose(dialog.getByRole('combobox', { name: 'Kategorija' }), 'Technologijos');
    await setDate(page, '2099-03-29');
    await expect(dialog).toContainText('Bus publikuota 2099-03-29 09:00');
    const hour = dialog.getByLabel('Valanda');
    // Clocks are put forward that night. What is wrong with the hour alone stands at the hour.
    await hour.fill('03:30');
    await press(button(page, CREATE));
    await expect(dialog).toContainText('laikrodis persukamas');
    await expect(hour).toBeFocused();
    await expect(hour).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('input[type=date]')).not.toHaveAttribute('aria-invalid', 'true');
    // Hours without minutes are not „no hour“: the post would appear at once.
    await hour.fill('');
    await hour.press('1');
    await expect(dialog.getByText(/^Įrašykite ir valandas, ir minutes/)).toHaveCount(1);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(/^Įrašykite ir valandas, ir minutes/)).toHaveCount(2);
    await expect(hour).toBeFocused();
    await hour.fill('14:30');
    await expect(dialog).toContainText('Bus publikuota 2099-03-29 14:30');

    const opened = context.waitForEvent('page');
    await press(button(page, 'Peržiūra'));
    const preview = await opened;
    await expect(preview.getByRole('heading', { name: title })).toBeVisible();
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
    await preview.close();

    await press(button(page, CREATE));
    await expectToast(page, 'Įrašas sukurtas ir suplanuotas');
    await expect(
      page.getByText(`„${title}“ svetainėje pasirodys 2099-03-29 14:30 Lietuvos laiku.`),
    ).toBeVisible();
    await goToTab(page, 'Publikuoti', 'ArrowLeft', 'Suplanuoti');
    const card = page.getByRole('listitem').filter({ hasText: title });
    await expect(card).toContainText('Bus publikuota 2099-03-29 14:30');
    expect((await desk.fetch(slug)).status).toBe(404);
    await panel.database.query(
      `update articles set scheduled_for = now() - interval '1 minute' where ai_slug = $1`,
      [slug],
    );
    await expect.poll(async () => (await desk.fetch(slug)).status, { timeout: 30_000 }).toBe(200);
  },
);

test('settings are saved and stay; a number that is none is refused and stays typed', async ({
  page,
}) => {
  await panel.open(page, '/admin/automation/settings');
  const score = page.getByLabel('Mažiausias aktualumo balas');
  const saveButton = page.getByRole('button', { name: 'Išsaugoti' });
  for (const [typed, error] of [
    ['7,5', 'Mažiausias balas turi būti sveikasis skaičius'],
    ['', 'Mažiausias balas turi būti nuo 0 iki 100'],
    ['101', 'Mažiausias balas turi būti nuo 0 iki 100'],
  ] as const) {
    await score.fill(typed);
    await saveButton.click();
    await expect(page.getByText(error)).toBeVisible();
    await expect(score).toBeFocused();
    await expect(score).toHaveValue(typed);
  }
  await score.fill('85');
  await saveButton.click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await page.reload();
  await expect(score).toHaveValue('85');
});

test('an earlier wording of a prompt is one click back', async ({ page }) => {
  await panel.open(page, '/admin/automation/settings/models');
  const prompt = page.getByRole('textbox', { name: 'Vertimo nurodymas' });
  const former = await prompt.inputValue();
  await prompt.fill('Verskite trumpai.');
  await page.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await page.getByRole('button', { name: 'Versijos: Vertimo nurodymas' }).click();
  await page.getByRole('button', { name: 'Grąžinti numatytąjį' }).click();
  await expectToast(page, 'Nurodymas grąžintas');
  await expect(prompt).toHaveValue(former);
  // The first of them is in use, the next is the one that was put away.
  await page
    .getByRole('button', { name: /^Grąžinti .+ versiją$/ })
    .first()
    .click();
  await expectToast(page, 'Nurodymas grąžintas');
  await expect(prompt).toHaveValue('Verskite trumpai.');
});
