import type { Page } from '@playwright/test';
import { expect } from '../support/journey.ts';
import { dialogOf, expectToast } from '../support/panel.ts';
import { addPublished } from '../support/panel-articles.ts';
import { answer, choose, goToTab, press, showFilters, take, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { contentOf, EDITOR, publishPost } from '../support/panel-writing.ts';
import { isNarrow } from '../support/screens.ts';
import { walk } from '../support/walk.ts';

/* The list of posts by the keyboard alone: one by its buttons, one or many by letters, what narrows and orders it. */

const panel = panelOfFile();
let walks = 0;

/** Posts of one walk: a word that finds them, and as many as there are names. */
async function publishSome(names: readonly string[], values: (nth: number) => object = () => ({})) {
  walks += 1;
  // More than a slip of typing away from the word of another walk: the search would find that one's posts.
  const word = `Sąraš${String.fromCharCode(97 + walks).repeat(4)}`;
  const slugs = names.map((name) => `sarasas${walks}-${name}`);
  for (const [nth, name] of names.entries())
    await publishPost(panel.api, `${word} ${name}`, slugs[nth] ?? '', { ...values(nth) });
  return { word, slugs };
}

const openList = (page: Page, search: string) =>
  panel.open(page, `/admin/content/posts?${new URLSearchParams(search)}`);
const statusOf = async (slug: string) =>
  (await fetch(`${panel.product.url}/tinklarastis/${slug}`)).status;
const main = (page: Page) => page.getByRole('main');
const cardsOf = (page: Page, list: string) =>
  page.getByRole('list', { name: list }).getByRole('listitem');
/** In the bar over the list. */
const pressInBar = (page: Page, name: string) =>
  press(main(page).getByRole('button', { name, exact: true }));

walk(
  'tablet',
  'many posts are chosen, sorted into a category, deleted, taken off, published and brought back',
  async ({ page }) => {
    const { word, slugs } = await publishSome(['pirmas', 'antras', 'trecias']);
    await openList(page, `q=${word}`);
    const cards = cardsOf(page, 'Publikuoti');
    await expect(cards).toHaveCount(3);
    await page.keyboard.press('j');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('x');
    await page.keyboard.press('k');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+X');
    const chosen = page.getByText('Pažymėta: 3 įrašai');
    await expect(chosen).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chosen).toBeHidden();
    await expect(cards.last()).toBeFocused();
    await cards.first().getByRole('checkbox').press('Space');
    await expect(page.getByText('Pažymėta: 1 įrašas')).toBeVisible();
    await pressInBar(page, 'Atžymėti');
    await cards.first().press('Control+a');
    await expect(chosen).toBeVisible();

    const category = main(page).getByRole('button', { name: 'Kategorija', exact: true });
    await take(category, 'IT paslaugos');
    await expectToast(page, 'Kategorija pakeista: 3 įrašai');
    await expect(cards.getByText('IT paslaugos')).toHaveCount(3);
    await pressInBar(page, 'Atšaukti');
    await expectToast(page, 'Veiksmas atšauktas: 3 įrašai');
    await expect(cards.getByText('Technologijos')).toHaveCount(3);

    await cards.first().press('Control+a');
    await cards.first().press('Delete');
    await answer(page, 'Ar tikrai norite ištrinti 3 įrašus?', 'Atšaukti');
    await expect(chosen).toBeVisible();
    await pressInBar(page, 'Ištrinti');
    await answer(page, 'Ar tikrai norite ištrinti 3 įrašus?', 'Ištrinti');
    await expectToast(page, 'Ištrinta: 3 įrašai');
    await expect(page.getByText('Pagal šiuos filtrus nieko nerasta')).toBeVisible();
    expect(await statusOf(slugs[0] ?? '')).toBe(404);
    await pressInBar(page, 'Atšaukti');
    await expectToast(page, 'Atkurta: 3 įrašai');
    for (const slug of slugs) expect(await statusOf(slug)).toBe(200);

    await cards.first().press('Control+a');
    await cards.first().press('d');
    await answer(page, 'Ar tikrai norite grąžinti į juodraštį 3 įrašus?', 'Atšaukti');
    await pressInBar(page, 'Į juodraštį');
    await answer(page, 'Ar tikrai norite grąžinti į juodraštį 3 įrašus?', 'Grąžinti');
    await expectToast(page, 'Grąžinta į juodraščius: 3 įrašai');
    await goToTab(page, 'Publikuoti', 'ArrowRight', 'Juodraščiai');
    const drafts = cardsOf(page, 'Juodraščiai');
    await drafts.first().press('Control+a');
    await pressInBar(page, 'Publikuoti');
    await answer(page, 'Ar tikrai norite publikuoti 3 įrašus?', 'Publikuoti');
    await expectToast(page, 'Publikuota tinklaraštyje: 3 įrašai');
    for (const slug of slugs) expect(await statusOf(slug)).toBe(200);
  },
);

walk(
  'full',
  'one post is taken off, published after a review, deleted and brought back by its own buttons and keys',
  async ({ page }) => {
    const { word, slugs } = await publishSome(['vienas']);
    const [slug = ''] = slugs;
    const title = `${word} vienas`;
    const pressOn = (name: string) =>
      press(page.getByRole('button', { name: `${name}: ${title}` }));
    await openList(page, `q=${word}`);
    const card = cardsOf(page, 'Publikuoti').first();
    const link = card.getByRole('link', { name: title });
    expect(await link.getAttribute('href')).toBe(`/tinklarastis/${slug}`);
    await pressOn('Į juodraštį');
    await answer(page, 'Ar tikrai norite grąžinti šį įrašą į juodraštį?', 'Atšaukti');
    await pressOn('Į juodraštį');
    await answer(page, 'Ar tikrai norite grąžinti šį įrašą į juodraštį?', 'Grąžinti');
    await expectToast(page, 'Įrašas grąžintas į juodraščius');
    expect(await statusOf(slug)).toBe(404);

    await goToTab(page, 'Publikuoti', 'ArrowRight', 'Juodraščiai');
    await pressOn('Publikuoti');
    const publishing = page.getByRole('dialog', { name: 'Publikuoti įrašą' });
    // It has an address: a reload opens it again, going back closes it.
    await page.reload();
    await expect(publishing).toContainText(title);
    await page.goBack();
    await expect(publishing).toBeHidden();
    await pressOn('Publikuoti');
    // A person's own text: nobody is asked whether they have read it.
    await expect(publishing.getByRole('checkbox')).toHaveCount(0);
    await press(publishing.getByRole('button', { name: 'Publikuoti' }));
    await expectToast(page, 'Straipsnis publikuotas tinklaraštyje');
    await expect(publishing).toBeHidden();
    expect(await statusOf(slug)).toBe(200);
    const stands = page.getByRole('status').filter({ hasText: `„${title}“ yra svetainėje` });
    await expect(stands.getByRole('link')).toHaveAttribute('href', `/tinklarastis/${slug}`);

    await goToTab(page, 'Juodraščiai', 'ArrowLeft', 'Publikuoti');
    const asked = 'Ar tikrai norite ištrinti šį įrašą?';
    await pressOn('Ištrinti');
    await expect(dialogOf(page)).toContainText('po 30 dienų šio veiksmo atšaukti nebus galima');
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await card.press('Delete');
    await answer(page, asked, 'Ištrinti');
    await expectToast(page, 'Įrašas ištrintas');
    expect(await statusOf(slug)).toBe(404);
    await pressInBar(page, 'Atšaukti');
    await expectToast(page, 'Įrašas atkurtas');
    await pressOn('Ištrinti');
    await answer(page, asked, 'Ištrinti');
    await expectToast(page, 'Įrašas ištrintas');
    const removed = main(page).getByRole('status').filter({ hasText: 'Įrašas ištrintas' });
    await press(removed.getByRole('button', { name: 'Uždaryti' }));
    await expect(main(page).getByRole('button', { name: 'Atšaukti' })).toHaveCount(0);
  },
);

walk(
  'desktop',
  'an act is taken back by Ctrl+Z, Enter and e open a post, Home and End lead to both ends',
  async ({ page }) => {
    const { word } = await publishSome(['pirmas', 'antras', 'trecias']);
    await openList(page, `q=${word}`);
    const cards = cardsOf(page, 'Publikuoti');
    await expect(cards).toHaveCount(3);
    await cards.first().press('End');
    await expect(cards.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('d');
    await answer(page, 'Ar tikrai norite grąžinti šį įrašą į juodraštį?', 'Grąžinti');
    await expectToast(page, 'Įrašas grąžintas į juodraščius');
    await expect(cards).toHaveCount(2);
    // The next card has the focus by itself: a list of many is worked through without looking for the place again.
    await expect(cards.first()).toBeFocused();
    await page.keyboard.press('Control+z');
    await expectToast(page, 'Veiksmas atšauktas');
    await expect(cards).toHaveCount(3);

    for (const key of ['e', 'Enter']) {
      const title = await cards.first().getAttribute('aria-label');
      await cards.first().press(key);
      await expect(page.getByRole('textbox', { name: 'Pavadinimas' })).toHaveValue(title ?? '', {
        timeout: EDITOR,
      });
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(cards.first()).toBeFocused();
    }
    const help = page.getByRole('button', { name: 'Klavišai šiame sąraše' });
    // A phone has no keys.
    if (isNarrow(page)) return expect(help).toBeHidden();
    await press(help);
    await expect(page.getByText('Kai įrašas pasirinktas')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Kai įrašas pasirinktas')).toBeHidden();
  },
);

walk(
  'desktop',
  'posts are rows where a person wants to see many, under the same keys, and stay so',
  async ({ page }) => {
    walks += 1;
    const word = `Eilutė${walks}`;
    for (let nth = 1; nth <= 25; nth += 1) await addPublished(panel.database, `${word} ${nth}`);
    await page.setViewportSize({ width: 1366, height: 768 });
    await openList(page, `q=${word}`);
    const items = cardsOf(page, 'Publikuoti');
    await expect(items).toHaveCount(12);
    await press(page.getByRole('radio', { name: 'Kortelės' }), 'ArrowRight');
    await expect(items).toHaveCount(25);
    await page.reload();
    await expect(items).toHaveCount(25);
    const inSight = await items.evaluateAll(
      (rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    );
    expect(inSight).toBe(25);
    await page.keyboard.press('j');
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('Pažymėta: 1 įrašas')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('d');
    await answer(page, 'Ar tikrai norite grąžinti šį įrašą į juodraštį?', 'Grąžinti');
    await expectToast(page, 'Įrašas grąžintas į juodraščius');
    await expect(items).toHaveCount(24);
    await expect(items.nth(1)).toBeFocused();
    await press(page.getByRole('radio', { name: 'Sąrašas' }), 'ArrowLeft');
    await expect(items).toHaveCount(12);
  },
);

walk(
  'full',
  'tabs, search, category, order and page stand in the address: a reload and the way back find the same posts',
  async ({ page }) => {
    const names = Array.from({ length: 13 }, (_, nth) => `nr${String(nth + 1).padStart(2, '0')}`);
    const { word } = await publishSome(names, (nth) => ({
      date: `2024-01-${String(28 - nth)}`,
      ai_category: nth === 4 ? 'Kibernetinis saugumas' : 'IT paslaugos',
    }));
    await openList(page, '');
    const titles = () => main(page).locator('li h2').allTextContents();
    await showFilters(page);
    const search = page.getByRole('searchbox', { name: 'Ieškoti įrašo' });
    await type(search, word);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word)}`));
    await expect(page.getByText('1–12 iš 13')).toBeVisible();
    await choose(page.getByRole('combobox', { name: 'Rikiavimas' }), 'Pagal pavadinimą');
    await expect(page).toHaveURL(/sort=ai_translated_title/);
    await expect.poll(async () => (await titles())[11]).toBe(`${word} nr12`);
    await choose(page.getByRole('combobox', { name: 'Rikiavimas' }), 'Seniausi');
    await expect.poll(async () => (await titles())[0]).toBe(`${word} nr13`);
    await press(page.getByRole('button', { name: '2 puslapis' }));
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(titles).toEqual([`${word} nr01`]);
    await page.reload();
    await expect.poll(titles).toEqual([`${word} nr01`]);
    await press(page.getByRole('banner').getByRole('link', { name: 'Administravimo skydas' }));
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
    await page.goBack();
    await expect.poll(titles).toEqual([`${word} nr01`]);

    await showFilters(page);
    await choose(page.getByRole('combobox', { name: 'Kategorija' }), 'Kibernetinis saugumas');
    await expect(page).toHaveURL(/category=Kibernetinis/);
    await expect.poll(titles).toEqual([`${word} nr05`]);
    await press(page.getByRole('tab', { name: 'Publikuoti' }), 'ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=scheduled/);
    await press(page.getByRole('button', { name: 'Išvalyti filtrus' }));
    await expect(page).not.toHaveURL(/q=|category=/);
    await expect(search).toHaveValue('');
    await press(page.getByRole('tab', { name: 'Suplanuoti' }), 'End');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/tab=/);
  },
);

walk(
  'full',
  'texts being written are gone on with, and thrown away after a question',
  async ({ page }) => {
    walks += 1;
    const title = `Rašomas tekstas ${walks}`;
    const { status, body } = await panel.api('POST', '/api/admin/drafts', {
      values: {
        ai_translated_title: title,
        ai_translated_excerpt: '',
        ai_translated_content: '<p>Pradžia.</p>',
        ai_category: '',
        ai_slug: '',
        ai_image_path: '',
        source_url: '',
        date: '',
      },
    });
    expect(status, JSON.stringify(body)).toBe(201);
    await openList(page, `tab=draft&q=${title}`);
    await press(page.getByRole('button', { name: `Tęsti: ${title}` }));
    await expect(contentOf(page)).toContainText('Pradžia.', { timeout: EDITOR });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const remove = page.getByRole('button', { name: `Ištrinti juodraštį: ${title}` });
    await press(remove);
    await answer(page, `Ištrinti juodraštį „${title}“?`, 'Atšaukti');
    await expect(remove).toBeFocused();
    await press(remove);
    await answer(page, `Ištrinti juodraštį „${title}“?`, 'Ištrinti');
    await expectToast(page, 'Juodraštis ištrintas');
    await expect(remove).toHaveCount(0);
  },
);
