import type { Page } from '@playwright/test';
import { signInToApi } from '../support/api-client.ts';
import type { Right } from '../support/break-database.ts';
import { type BreakablePanel, startBreakablePanel } from '../support/breakable-panel.ts';
import { expect, test } from '../support/journey.ts';
import { expectFailure, expectToast, pickCover, SERVER_FAILURE } from '../support/panel.ts';

/*
 * The administrator's error table of specification §8, row by row; what belongs to imported articles is in
 * panel-import-errors.journey.ts. The server fails for real: its database takes one right from it. Afterwards
 * the same act, done again with what is still on the screen, succeeds.
 */

let panel: BreakablePanel;

test.use({ storageState: ({ browserName: _ }, use) => use(panel?.signedIn) });

test.beforeAll(async () => {
  panel = await startBreakablePanel();
});
test.afterAll(() => panel?.close());

test.beforeEach(({ expectComplaint }) => expectComplaint(SERVER_FAILURE));

const open = (page: Page, path: string) => panel.open(page, path);
const without = (right: Right, act: () => Promise<void>) => panel.without(right, act);

/** A post of this test alone. */
async function addPost(title: string, ai_slug: string): Promise<void> {
  const api = await signInToApi(panel.product);
  const { status, body } = await api('POST', '/api/admin/articles', {
    ai_translated_title: title,
    ai_slug,
    ai_translated_excerpt: 'Trumpai apie tai.',
    ai_translated_content: '<p>Tekstas.</p>',
    ai_category: 'Technologijos',
    date: new Date().toISOString().slice(0, 10),
  });
  expect(status, JSON.stringify(body)).toBe(201);
}

/** Of each screen: its link in the sidebar, what it reads, and its text. */
const LOADS: [link: string, right: Right, text: string][] = [
  // The posts' filter reads the categories too: what is known already would stay on the screen.
  ['Kategorijos', 'select on article_counts', 'Nepavyko užkrauti kategorijų'],
  // The three of the table.
  ['Tinklaraštis', 'select on articles', 'Nepavyko užkrauti įrašų'],
  ['Rankinis importas', 'select on articles', 'Nepavyko užkrauti straipsnių'],
  ['Šaltiniai', 'select on rss_sources', 'Nepavyko užkrauti šaltinių'],
  // What the table leaves out, in the same manner.
  ['Nuotraukos ir failai', 'select on images', 'Nepavyko užkrauti nuotraukų'],
  ['Šiukšliadėžė', 'select on article_bin', 'Nepavyko užkrauti šiukšliadėžės'],
  ['Nustatymai', 'select on ai_import_settings', 'Nepavyko užkrauti nustatymų'],
  ['Nurodymų palyginimai', 'select on replays', 'Nepavyko užkrauti palyginimų'],
  ['Automatizacijos žurnalas', 'select on auto_import_logs', 'Nepavyko užkrauti žurnalo'],
  ['Kontaktai', 'select on contacts', 'Nepavyko užkrauti kontaktų'],
  ['Pakeitimų istorija', 'select on audit_log', 'Nepavyko užkrauti pakeitimų istorijos'],
  ['Sistemos būsena', 'select on conditions', 'Nepavyko užkrauti sistemos būsenos'],
  // What these two read is read for everything else, too: the server fails before it gets there.
  ['Vartotojai', 'select on user_roles', 'Nepavyko užkrauti naudotojų'],
  ['Mano paskyra', 'select on user_roles', 'Nepavyko užkrauti paskyros'],
];

test('every load that fails says so in a toast and in its place, and its retry works', async ({
  page,
}) => {
  await open(page, '/admin');
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: 'Bandyti dar kartą' });
  for (const [link, right, text] of LOADS) {
    await without(right, async () => {
      await page.getByRole('link', { name: link, exact: true }).click();
      await expectFailure(page, text);
      await expect(main.getByText(text)).toBeVisible();
      // The toast has announced it.
      await expect(main.getByRole('alert')).toHaveCount(0);
    });
    await retry.click();
    await expect(retry).toHaveCount(0);
  }
});

test('what is loaded when it is opened says so, too, and its retry works', {
  tag: '@full',
}, async ({ page }) => {
  const retry = page.getByRole('button', { name: 'Bandyti dar kartą' });
  /** @param places how many lists of the screen read it */
  const fails = async (right: Right, text: string, act: () => Promise<unknown>, places = 1) => {
    await without(right, async () => {
      await act();
      await expectFailure(page, text);
      await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
      await expect(retry).toHaveCount(places);
    });
    for (let left = places; left > 0; left -= 1) {
      await retry.first().click();
      await expect(retry).toHaveCount(left - 1);
    }
  };
  await open(page, '/admin/content/posts');
  await page
    .getByRole('button', { name: /^Redaguoti: / })
    .first()
    .click();
  await fails('select on article_revisions', 'Nepavyko užkrauti versijų', () =>
    page.getByRole('button', { name: 'Versijų istorija' }).click(),
  );
  await open(page, '/admin/content/posts');
  await expect(page.getByRole('list', { name: 'Publikuoti' })).toBeVisible();
  // A post that is being written is left out of the stored drafts below.
  const drafts = page.getByRole('tab', { name: 'Juodraščiai' });
  await fails('select on article_drafts', 'Nepavyko užkrauti juodraščių', () => drafts.click(), 2);
  await open(page, '/admin/communications/contacts');
  const opener = page.getByRole('row').nth(1).getByRole('button').first();
  await expect(opener).toBeVisible();
  await fails('select on contacts', 'Nepavyko užkrauti žinutės', () => opener.click());
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Nustatymai', exact: true }).click();
  await fails('select on model_calls', 'Nepavyko užkrauti sąnaudų', () =>
    page.getByRole('link', { name: 'Ribos ir sąnaudos', exact: true }).click(),
  );
  await page.getByRole('link', { name: 'Modeliai ir nurodymai', exact: true }).click();
  await fails('select on prompt_versions', 'Nepavyko užkrauti versijų', () =>
    page.getByRole('button', { name: 'Versijos: Vertimo nurodymas' }).click(),
  );
});

test('the dashboard says in its place that it could not be loaded and logs it, without a toast', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await without('select on article_counts', async () => {
    await open(page, '/admin');
    await expect(page.getByRole('alert')).toHaveText(/^Nepavyko užkrauti suvestinės/);
    await expect(page.getByText('Klaida', { exact: true })).toHaveCount(0);
    expect(logged.join()).toContain('RequestProblem: 500');
  });
  // The list of work beside it may have failed by the same table.
  await page.getByRole('button', { name: 'Bandyti dar kartą' }).last().click();
  await expect(page.getByText('Iš viso publikuota')).toBeVisible();
});

test('a post that cannot be created, with a picture that cannot be stored, loses nothing', async ({
  page,
}) => {
  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: 'Naujas įrašas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pavadinimas').fill('Kai serveris neatsako');
  await dialog.getByLabel('Santrauka').fill('Ką daryti pirmiausia.');
  await dialog.getByRole('textbox', { name: 'Turinys' }).fill('Pirmiausia patikrinkite ryšį.');
  await dialog.getByRole('combobox', { name: 'Kategorija' }).click();
  await page.getByRole('option', { name: 'IT paslaugos' }).click();
  const isKept = async () => {
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue('Kai serveris neatsako');
    await expect(dialog.getByLabel('Santrauka')).toHaveValue('Ką daryti pirmiausia.');
    await expect(dialog.getByRole('textbox', { name: 'Turinys' })).toHaveText(
      'Pirmiausia patikrinkite ryšį.',
    );
  };

  await without('insert on images', async () => {
    await pickCover(page);
    await expectFailure(page, 'Nepavyko įkelti nuotraukos');
    await isKept();
  });
  await pickCover(page);
  await expect(dialog.getByRole('img', { name: 'Dabartinis viršelis' })).toBeVisible();

  await without('insert on articles', async () => {
    await dialog.getByRole('button', { name: 'Sukurti įrašą' }).click();
    await expectFailure(page, 'Nepavyko sukurti įrašo');
    await isKept();
  });
  await dialog.getByRole('button', { name: 'Sukurti įrašą' }).click();
  await expectToast(page, 'Įrašas sukurtas');
  await expect(dialog).toBeHidden();
});

test('a post that cannot be updated stays open as it was typed', { tag: '@full' }, async ({
  page,
}) => {
  await addPost('Senas pavadinimas', 'senas-pavadinimas');
  await open(page, '/admin/content/posts');
  await page.getByRole('button', { name: 'Redaguoti: Senas pavadinimas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pavadinimas').fill('Naujas pavadinimas');
  await dialog.getByRole('textbox', { name: 'Turinys' }).fill('Naujas tekstas.');
  await without('update on articles', async () => {
    await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
    await expectFailure(page, 'Nepavyko atnaujinti įrašo');
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue('Naujas pavadinimas');
    await expect(dialog.getByRole('textbox', { name: 'Turinys' })).toHaveText('Naujas tekstas.');
  });
  await dialog.getByRole('button', { name: 'Išsaugoti' }).click();
  await expectToast(page, 'Įrašas atnaujintas');
  await expect(page.getByRole('button', { name: 'Redaguoti: Naujas pavadinimas' })).toBeVisible();
});

test('a post that cannot be returned to draft or deleted stays in the list', {
  tag: '@full',
}, async ({ page }) => {
  await addPost('Liekantis įrašas', 'liekantis-irasas');
  await open(page, '/admin/content/posts');
  for (const [button, confirm, right, failure, success] of [
    [
      'Į juodraštį',
      'Grąžinti',
      'update on articles',
      'Nepavyko grąžinti į juodraštį',
      'Įrašas grąžintas į juodraščius',
    ],
    ['Ištrinti', 'Ištrinti', 'delete on articles', 'Nepavyko ištrinti įrašo', 'Įrašas ištrintas'],
  ] as const) {
    const act = async () => {
      await page.getByRole('button', { name: `${button}: Liekantis įrašas` }).click();
      await page.getByRole('dialog').getByRole('button', { name: confirm }).click();
    };
    await without(right, async () => {
      await act();
      await expectFailure(page, failure);
    });
    await act();
    await expectToast(page, success);
    if (button === 'Į juodraštį') await page.getByRole('tab', { name: 'Juodraščiai' }).click();
  }
  await expect(page.getByRole('button', { name: /: Liekantis įrašas$/ })).toHaveCount(0);
});

test('a source: empty fields, and one that cannot be added, switched or deleted', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/admin/import/sources');
  await page.getByRole('button', { name: 'Pridėti šaltinį' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Pridėti' });
  await dialog.getByLabel('Adresas').fill('https://naujas.example/rss.xml');
  await add.click();
  await expect(dialog.getByLabel('Pavadinimas')).toBeFocused();
  await expectFailure(page, 'Užpildykite visus laukus');
  await dialog.getByLabel('Pavadinimas').fill('Naujas šaltinis');
  await without('insert on rss_sources', async () => {
    await add.click();
    await expectFailure(page, 'Nepavyko pridėti šaltinio');
    await expect(dialog.getByLabel('Pavadinimas')).toHaveValue('Naujas šaltinis');
    await expect(dialog.getByLabel('Adresas')).toHaveValue('https://naujas.example/rss.xml');
  });
  await add.click();
  await expectToast(page, 'Šaltinis pridėtas');
  await expect(dialog).toBeHidden();

  const toggle = page.getByRole('switch', { name: 'Aktyvus: Naujas šaltinis' });
  await without('update on rss_sources', async () => {
    await toggle.press('Space');
    await expectFailure(page, 'Nepavyko atnaujinti šaltinio');
    await expect(toggle).toBeChecked();
  });
  await toggle.press('Space');
  await expectToast(page, 'Šaltinis išjungtas');
  await expect(toggle).not.toBeChecked();

  const remove = async () => {
    await page.getByRole('button', { name: 'Ištrinti: Naujas šaltinis' }).click();
    await dialog.getByRole('button', { name: 'Ištrinti' }).click();
  };
  await without('delete on rss_sources', async () => {
    await remove();
    await expectFailure(page, 'Nepavyko ištrinti šaltinio');
    await expect(toggle).toBeVisible();
  });
  await remove();
  await expectToast(page, 'Šaltinis ištrintas');
  await expect(toggle).toHaveCount(0);
});

test('settings that cannot be saved and test runs that cannot begin keep what was typed', {
  tag: '@full',
}, async ({ page }) => {
  await open(page, '/admin/automation/settings');
  const score = page.getByLabel('Mažiausias aktualumo balas');
  await score.fill('77');
  const test = (title: string) =>
    page.getByRole('button', { name: `Išbandyti: ${title}`, exact: true }).click();
  await without('update on ai_import_settings', async () => {
    await page.getByRole('button', { name: 'Išsaugoti nustatymus' }).click();
    await expectFailure(page, 'Nepavyko išsaugoti nustatymų');
  });
  await without('insert on auto_import_logs', async () => {
    for (const [title, genitive] of [
      ['Šaltinių importas', 'šaltinių importo'],
      ['AI paruošimas', 'AI paruošimo'],
      ['Automatinis publikavimas', 'automatinio publikavimo'],
    ] as const) {
      await test(title);
      if (title === 'Automatinis publikavimas') {
        await expect(page.getByRole('dialog')).toContainText('balas bent');
        await expect(page.getByRole('dialog')).toContainText('Naudojami išsaugoti nustatymai');
        await page.getByRole('button', { name: 'Publikuoti', exact: true }).click();
      }
      await expectFailure(page, `Nepavyko paleisti ${genitive}`);
    }
  });
  await expect(score).toHaveValue('77');
  await page.getByRole('button', { name: 'Išsaugoti nustatymus' }).click();
  await expectToast(page, 'Nustatymai išsaugoti');
  await test('Šaltinių importas');
  await expectToast(page, 'Paleistas šaltinių importas');
});

test('a message that cannot be marked as read stays new', { tag: '@full' }, async ({ page }) => {
  await open(page, '/admin/communications/contacts');
  const mark = page.getByRole('button', { name: 'Pažymėti kaip perskaitytą: Rasa Kavaliauskienė' });
  await without('update on contacts', async () => {
    await mark.click();
    await expectFailure(page, 'Nepavyko pažymėti kaip perskaityto');
    await expect(mark).toBeVisible();
  });
  await mark.click();
  await expectToast(page, 'Pažymėta kaip perskaityta');
  await expect(mark).toHaveCount(0);
});

test('a message that cannot be exported or deleted says so and stays', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, '/admin/communications/contacts');
  const save = page.getByRole('button', { name: 'Eksportuoti CSV' });
  await without('insert on audit_log', async () => {
    await save.click();
    await expectFailure(page, 'Nepavyko eksportuoti žinučių');
  });
  await save.click();
  await expectToast(page, 'Žinutės eksportuotos');
  const opener = page.getByRole('button', { name: 'Tomas Jankauskas', exact: true });
  await opener.click();
  const act = async () => {
    await page.getByRole('dialog', { name: 'Žinutė' }).getByText('Ištrinti').click();
    const question = page.getByRole('dialog', { name: 'Ištrinti žinutę' });
    await question.getByRole('button', { name: 'Ištrinti' }).click();
  };
  await without('delete on contacts', async () => {
    await act();
    await expectFailure(page, 'Nepavyko ištrinti žinutės');
  });
  await act();
  await expectToast(page, 'Žinutė ištrinta');
  await expect(opener).toHaveCount(0);
});
