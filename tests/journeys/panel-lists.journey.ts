import type { Page } from '@playwright/test';
import {
  barOf,
  button,
  expectTitles,
  openerOf,
  readTitles,
  removeArticles,
  reviewedOf,
  titleOf,
} from '../support/import-panel.ts';
import { expect, test } from '../support/journey.ts';
import { expectToast } from '../support/panel.ts';
import {
  addArticle,
  addPrepared,
  addPublished,
  addQueue,
  addRefused,
} from '../support/panel-articles.ts';
import {
  answer,
  choose,
  expectInSight,
  press,
  showFilters,
  take,
  type,
} from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { isNarrow } from '../support/screens.ts';
import { walk } from '../support/walk.ts';

/* The list of imported articles by the keyboard alone: filters and orders that stay in the address, many rows at once. */

const panel = panelOfFile({});
test.beforeEach(() => removeArticles(panel.database));

const open = (page: Page, search = '?min=0') => panel.open(page, `/admin/import/ai${search}`);
const boxesOf = (page: Page) => page.getByRole('checkbox', { name: /^Pažymėti: / });
const wholeOf = (page: Page) =>
  page.getByRole('checkbox', { name: 'Pažymėti visus šio puslapio straipsnius' });

/** Unprepared articles, named „Gausus“ and a number. */
const addMany = (count: number) =>
  panel.database.query(
    `insert into articles (source_name, source_rss_url, original_url, original_title)
     select 'Gausa', 'https://gausa.example/rss', 'https://gausa.example/' || n, 'Gausus ' || n
     from generate_series(1, $1::int) n`,
    [count],
  );

walk(
  'full',
  'imported articles are filtered in every way, and each filter is taken away again',
  async ({ page }) => {
    const day = 24 * 3600_000;
    const ago = (days: number) => new Date(Date.now() - days * day);
    const sources = await panel.database.query<{ id: string }>(
      `insert into rss_sources (name, rss_url, type, is_active)
     values ('Pirmas šaltinis', 'https://pirmas.example/rss', 'rss', false),
       ('Antras šaltinis', 'https://antras.example/rss', 'rss', false) returning id`,
    );
    const [first, second] = sources.map(({ id }) => id);
    await addPrepared(panel.database, 'Alfa', {
      source_id: first,
      ai_category: 'Debesija',
      ai_actuality_score: 75,
      created_at: ago(3),
    });
    await addPrepared(panel.database, 'Beta', { source_id: second, ai_actuality_score: 95 });
    await addPrepared(panel.database, 'Gama', { ai_actuality_score: 85, created_at: ago(2) });
    await addPublished(panel.database, 'Delta', { ai_actuality_score: 60, created_at: ago(4) });
    await addArticle(panel.database, 'Epsilon', { created_at: ago(5) });
    await addRefused(panel.database, 'Zeta');
    await addArticle(panel.database, 'Eta', {
      preparation_state: 'failed',
      preparation_reason: {
        code: 'problems',
        problems: [{ message: 'Modelis neatsakė.', isFact: false }],
        more: 0,
      },
      created_at: ago(6),
    });
    await open(page, '');
    const prepared = ['Beta', 'Gama', 'Alfa'];
    await expectTitles(page, prepared);
    // What the list is filtered by is not said in every row, in a narrow window neither.
    await expect(page.locator('tbody').getByText('Paruošta', { exact: true })).toHaveCount(0);

    // The states are one stop; the arrows lead from one to the next, and round.
    await page.getByRole('radio', { name: 'Paruošti' }).focus();
    for (const [state, expected] of [
      ['Publikuoti', ['Delta']],
      ['Peržiūrėtini', ['Zeta']],
      ['Nepavykę', ['Eta']],
      ['Visi', ['Beta', 'Gama', 'Alfa', 'Delta', 'Epsilon', 'Zeta', 'Eta']],
      ['Importuoti', ['Epsilon', 'Zeta', 'Eta']],
      ['Paruošti', prepared],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      const radio = page.getByRole('radio', { name: state });
      await expect(radio).toBeChecked();
      await expect(radio).toBeFocused();
      await expect(page.locator('label').filter({ hasText: state }).first()).toBeInViewport({
        ratio: 0.9,
      });
      await expect
        .poll(async () => (await readTitles(page)).toSorted())
        .toEqual([...expected].toSorted());
    }

    await showFilters(page);
    const search = page.getByRole('searchbox', { name: 'Ieškoti straipsnio' });
    await type(search, 'gam');
    await expectTitles(page, ['Gama']);
    await search.press('Escape');
    await expectTitles(page, prepared);

    const source = page.getByRole('combobox', { name: 'Šaltinis' });
    await choose(source, 'Pirmas šaltinis', 'pirm');
    await expectTitles(page, ['Alfa']);
    await choose(source, 'Visi šaltiniai', '');
    await expectTitles(page, prepared);
    await expect(source).toHaveValue('');

    const category = page.getByRole('combobox', { name: 'Kategorija' });
    await choose(category, 'Debesija', 'debe');
    await expectTitles(page, ['Alfa']);
    await choose(category, 'Visos kategorijos', '');
    await expectTitles(page, prepared);

    const today = page.getByRole('checkbox', { name: 'Tik šiandienos' });
    await press(today, 'Space');
    await expectTitles(page, ['Beta']);
    await press(today, 'Space');
    await expectTitles(page, prepared);

    const slider = page.getByRole('slider', { name: 'Mažiausias aktualumas' });
    for (const score of ['75', '80']) {
      await slider.press('ArrowRight');
      await expect(slider).toHaveAttribute('aria-valuenow', score);
    }
    await expectTitles(page, ['Beta', 'Gama']);
    await page.keyboard.press('Home');
    await expect(page).toHaveURL(/min=0/);
    await expectTitles(page, prepared);

    // The tab counts what the threshold hides, and the list says so.
    await open(page, '?min=90');
    await expectTitles(page, ['Beta']);
    await expect(page.getByText('Dar 2 straipsniai nesiekia aktualumo ribos.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Rodyti visus' }), 'Enter');
    await expectTitles(page, prepared);
    await expect(page.getByText(/nesiekia aktualumo ribos/)).toBeHidden();
  },
);

test("twenty-five imported articles stand whole in a laptop's window; on a phone filters fold, and the first stands in its upper third", async ({
  page,
}) => {
  await addQueue(
    panel.database,
    Array.from({ length: 25 }, (_, nth) => `Eilės straipsnis ${nth + 1}`),
  );
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(25);
  await expect(page.getByText('Paruošti 25')).toBeVisible();
  const places = () =>
    rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON()));
  const atFirst = await places();
  expect(atFirst.every(({ bottom }) => bottom <= 768)).toBe(true);
  // A filter that is set brings the button that takes it away, in its line.
  await type(page.getByRole('searchbox', { name: 'Ieškoti straipsnio' }), 'eilės');
  await expect(button(page, 'Išvalyti filtrus')).toBeVisible();
  expect(await places()).toEqual(atFirst);

  // A column whose rows would all say what the list is filtered by is not there.
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const [source] = await panel.database.query<{ id: string }>(
    `insert into rss_sources (name, rss_url, type, is_active)
     values ('Eilės šaltinis', 'https://eile.example/rss', 'rss', false) returning id`,
  );
  await panel.database.query('update articles set source_id = $1', [source?.id]);
  for (const [filter, column] of [
    ['state=processed', 'Būsena'],
    ['state=all&category=Technologijos', 'Kategorija'],
    [`state=all&source=${source?.id}`, 'Šaltinis'],
  ] as const) {
    await open(page, `?${filter}`);
    await expect(rows).toHaveCount(25);
    for (const name of ['Šaltinis', 'Kategorija', 'Būsena'])
      await expect(head(name)).toHaveCount(name === column ? 0 : 1);
  }

  await open(page, '?q=eilės');
  await expect(rows).toHaveCount(25);
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await places())[0]?.top).toBeLessThan(844 / 3);
  const search = page.getByRole('searchbox', { name: 'Ieškoti straipsnio' });
  await expect(search).toBeHidden();
  await press(button(page, 'Filtrai (1)'));
  await expect(search).toHaveValue('eilės');
});

walk(
  'full',
  'imported articles are sorted by every column, both ways, and paged',
  async ({ page }) => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3600_000);
    await addPrepared(panel.database, 'A', {
      source_name: 'C',
      ai_category: 'B',
      ai_actuality_score: 75,
      created_at: ago(3),
    });
    await addPrepared(panel.database, 'B', {
      source_name: 'A',
      ai_category: 'C',
      ai_actuality_score: 95,
      created_at: ago(1),
    });
    await addPrepared(panel.database, 'C', {
      source_name: 'B',
      ai_category: 'A',
      ai_actuality_score: 85,
      created_at: ago(2),
    });
    await open(page);
    for (const [column, expected] of [
      ['Straipsnis', ['C', 'B', 'A']],
      ['Šaltinis', ['A', 'C', 'B']],
      ['Kategorija', ['B', 'A', 'C']],
      ['Balas', ['B', 'C', 'A']],
      ['Importuota', ['B', 'C', 'A']],
    ] as const) {
      const head = page.getByRole('columnheader', { name: column });
      const sort = head.getByRole('button');
      await expectInSight(sort);
      await press(sort);
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expectTitles(page, [...expected]);
      await press(sort);
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expectTitles(page, expected.toReversed());
      await expect(sort).toBeFocused();
    }
    await addMany(26);
    await open(page, '?state=imported');
    await expect(page.getByText('1–25 iš 26')).toBeVisible();
    await press(button(page, 'Kitas puslapis'));
    await expect(page.getByText('26–26 iš 26')).toBeVisible();
    await press(button(page, '1 puslapis'));
    await expect(page.getByText('1–25 iš 26')).toBeVisible();
  },
);

walk(
  'full',
  'many articles: a stretch or all are chosen, sorted into a category, published and deleted, each asked and taken back',
  async ({ page }) => {
    for (const name of ['Pirmas', 'Antras', 'Trečias'])
      await addPrepared(panel.database, name, { ai_category: 'Debesija' });
    await addArticle(panel.database, 'Neparuoštas');
    await open(page, '?state=all&sort=original_title');
    const [boxes, all, bar] = [boxesOf(page), wholeOf(page), barOf(page)];
    await expect(boxes).toHaveCount(4);
    await boxes.first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Space');
    await expect(bar).toContainText('Pažymėta: 3 straipsniai');
    await press(button(bar, 'Atžymėti'));
    await expect(bar).toHaveCount(0);

    await expectInSight(all);
    await press(all, 'Space');
    await expect(bar).toContainText('Pažymėta: 4 straipsniai');
    await take(button(bar, 'Kategorija'), 'IT paslaugos');
    await expectToast(page, 'Kategorija pakeista: 4 straipsniai');
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Veiksmas atšauktas: 4 straipsniai');

    // Only what has been prepared can be published.
    await press(all, 'Space');
    const publish = 'Ar tikrai norite publikuoti 3 straipsnius?';
    await press(button(bar, 'Publikuoti (3)'));
    await answer(page, publish, 'Atšaukti');
    await expect(button(bar, 'Publikuoti (3)')).toBeFocused();
    await press(button(bar, 'Publikuoti (3)'));
    await answer(page, publish, 'Publikuoti');
    await expectToast(page, 'Publikuota tinklaraštyje: 3 straipsniai');
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Veiksmas atšauktas: 3 straipsniai');

    await press(all, 'Space');
    const remove = 'Ar tikrai norite ištrinti 4 straipsnius?';
    await press(button(bar, 'Ištrinti'));
    await answer(page, remove, 'Atšaukti');
    await press(button(bar, 'Ištrinti'));
    await answer(page, remove, 'Ištrinti');
    await expectToast(page, 'Ištrinta: 4 straipsniai');
    await expect(page.getByText('Straipsnių nėra')).toBeVisible();
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Atkurta: 4 straipsniai');
    await expect(boxes).toHaveCount(4);
  },
);

walk(
  'full',
  'all that the filters choose are marked in so many words, and a page that empties leads to one that has rows',
  async ({ page }) => {
    await addMany(30);
    await open(page, '?state=imported&q=gausus&page=2');
    const [boxes, all, bar] = [boxesOf(page), wholeOf(page), barOf(page)];
    await expect(boxes).toHaveCount(5);
    await press(all, 'Space');
    await press(button(bar, 'Ištrinti'));
    await answer(page, 'Ar tikrai norite ištrinti 5 straipsnius?', 'Ištrinti');
    await expectToast(page, 'Ištrinta: 5 straipsniai');
    await expect(boxes).toHaveCount(25);
    await expect(page).not.toHaveURL(/page=/);
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Atkurta: 5 straipsniai');

    await expect(page.getByText('1–25 iš 30')).toBeVisible();
    await press(all, 'Space');
    await expect(bar).toContainText('Pažymėta: 25 straipsniai');
    await press(button(bar, 'Pažymėti visus atitinkančius (30)'));
    await expect(bar).toContainText('Pažymėta: 30 straipsnių');
    await expect(bar).toBeFocused();
    await press(button(bar, 'Ištrinti'));
    await answer(page, 'Ar tikrai norite ištrinti 30 straipsnių?', 'Ištrinti');
    await expectToast(page, 'Ištrinta: 30 straipsnių');
    await expect(page.getByText('Straipsnių nėra')).toBeVisible();
    await press(button(page, 'Atšaukti'));
    await expectToast(page, 'Atkurta: 30 straipsnių');
    await expect(page.getByText('1–25 iš 30')).toBeVisible();
  },
);

walk(
  'desktop',
  'filters, order and page stand in the address: a reload and the way back find the same rows, and Back closes what was opened',
  async ({ page }) => {
    const mailboxes = await addPrepared(panel.database, 'Bendros dėžutės');
    await addArticle(panel.database, 'Bendri diskai');
    await addArticle(panel.database, 'Kas kita');
    await open(page, '');
    await expectTitles(page, ['Bendros dėžutės']);
    await press(page.getByRole('radio', { name: 'Paruošti' }), 'ArrowLeft');
    await press(page.getByRole('radio', { name: 'Importuoti' }), 'ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Visi' })).toBeChecked();
    await press(button(page, 'Straipsnis'));
    await expect(page).toHaveURL(/sort=-title/);
    await showFilters(page);
    const search = page.getByRole('searchbox', { name: 'Ieškoti straipsnio' });
    await type(search, 'bendr');
    await expect(page).toHaveURL(/q=bendr/);
    const found = ['Bendros dėžutės', 'Bendri diskai'];
    await expectTitles(page, found);
    await page.reload();
    await expectTitles(page, found);
    await showFilters(page);
    await expect(search).toHaveValue('bendr');

    const address = page.url();
    const text = reviewedOf(page);
    await press(openerOf(page, mailboxes));
    await expect(text).toContainText('Paruoštas tekstas.');
    expect(page.url()).not.toBe(address);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('row', { name: mailboxes.title })).toBeFocused();
    await page.goForward();
    await expect(text).toContainText('Paruoštas tekstas.');
    await page.reload();
    await expect(text).toContainText('Paruoštas tekstas.');
    await page.keyboard.press('Escape');
    await expectTitles(page, found);
    await expect(page).toHaveURL(address);

    await panel.open(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
    await page.goBack();
    await expectTitles(page, found);
    await showFilters(page);
    await expect(search).toHaveValue('bendr');

    // The menu leads back to what was being looked at; the address alone means the whole list.
    const menu = page.getByRole('navigation', { name: 'Administravimo meniu' });
    const goTo = async (name: string) => {
      if (isNarrow(page)) await press(page.getByRole('button', { name: 'Atidaryti meniu' }));
      await press(menu.getByRole('link', { name }));
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await goTo('Šaltiniai');
    await expect(page.getByRole('heading', { level: 1, name: 'Šaltiniai' })).toBeVisible();
    await goTo('Rankinis importas');
    await expectTitles(page, found);
    await showFilters(page);
    await expect(search).toHaveValue('bendr');
    await open(page, '');
    await expectTitles(page, ['Bendros dėžutės']);
    await goTo('Rankinis importas');
    await expectTitles(page, found);
    await showFilters(page);
    const clear = button(page, 'Išvalyti filtrus');
    await press(clear);
    await expectTitles(page, ['Kas kita', ...found]);
    await expect(clear).toHaveCount(0);
    await expect(page).toHaveURL(/state=all&sort=-title$/);
  },
);

walk(
  'full',
  'the letters of the list of posts act on rows too: J and K, X, E, Delete, Ctrl+A, Ctrl+Z, Esc',
  async ({ page }) => {
    for (const name of ['C', 'B', 'A']) await addPrepared(panel.database, name);
    await open(page, '?min=0&sort=title');
    const [boxes, bar] = [boxesOf(page), barOf(page)];
    const rows = page.locator('tbody tr');
    await expectTitles(page, ['A', 'B', 'C']);
    // Also from a filter that was just clicked, where a letter means nothing.
    await page.locator('label').filter({ hasText: 'Paruošti' }).first().click();
    await page.keyboard.press('j');
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    expect(await rows.nth(1).evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid');
    await page.keyboard.press('Enter');
    await expect(titleOf(page)).toHaveText('B');
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar).toContainText('Pažymėta: 1 straipsnis');
    await page.keyboard.press('Space');
    await expect(bar).toHaveCount(0);
    await boxes.nth(1).press('Enter');
    await expect(titleOf(page)).toHaveText('B');
    // What follows there is read before the way back: the list knows where one was.
    await page.keyboard.press('k');
    await expect(titleOf(page)).toHaveText('A');
    await page.keyboard.press('j');
    await expect(titleOf(page)).toHaveText('B');
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(bar).toContainText('Pažymėta: 1 straipsnis');
    await page.keyboard.press('k');
    await page.keyboard.press('Shift+X');
    await expect(bar).toContainText('Pažymėta: 2 straipsniai');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press('Control+a');
    await expect(bar).toContainText('Pažymėta: 3 straipsniai');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);

    await page.keyboard.press('Delete');
    await answer(page, 'Ištrinti straipsnį „A“?', 'Ištrinti');
    await expectToast(page, 'Straipsnis ištrintas');
    await expectTitles(page, ['B', 'C']);
    await boxes.first().press('Control+z');
    await expectToast(page, 'Straipsnis atkurtas');
    await expectTitles(page, ['A', 'B', 'C']);

    await boxes.first().press('e');
    const edit = page.getByRole('dialog', { name: 'Redaguoti straipsnį' });
    await expect(edit.getByLabel('Pavadinimas')).toHaveValue('A');
    // In a field they are letters again.
    await edit.getByLabel('Pavadinimas').press('End');
    await page.keyboard.type('jx');
    await expect(edit.getByLabel('Pavadinimas')).toHaveValue('Ajx');
    await expect(bar).toHaveCount(0);
  },
);
