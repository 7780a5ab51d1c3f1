import type { Page } from '@playwright/test';
import { PICTURE_PATH } from '../../src/domain/articles/picture.ts';
import { expect, test } from '../support/journey.ts';
import { listHasty } from '../support/list-moving.ts';
import { dialogOf, signIn } from '../support/panel.ts';
import { answer, expectInSight, press, showFilters, take, type } from '../support/panel-keys.ts';
import { panelOfFile } from '../support/panel-product.ts';
import { PANEL_SCREENS } from '../support/panel-screens.ts';
import { FIRST_SCREENS, measurePanel, PANEL_LIMIT } from '../support/panel-size.ts';
import { publishPost } from '../support/panel-writing.ts';
import { isNarrow } from '../support/screens.ts';
import { walk } from '../support/walk.ts';

/* What is around the screens, by the keyboard alone: menu, trail, toasts, what Ctrl+K finds, what is loaded when. */

const panel = panelOfFile();
let walks = 0;

const open = (page: Page, path: string) => panel.open(page, path);
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Administravimo meniu' });

walk(
  'tablet',
  'the first key jumps over the menu, the menu leads to every screen and the trail back',
  async ({ page }) => {
    await open(page, '/admin');
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pereiti prie turinio' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const hasty = new Set<string>();
    for (const { path, heading } of Object.values(PANEL_SCREENS)) {
      // The settings' further pages are tabs over the first.
      const isTab = path.startsWith(`${PANEL_SCREENS.settings.path}/`);
      if (isNarrow(page) && !isTab)
        await press(page.getByRole('button', { name: 'Atidaryti meniu' }));
      const place = isTab ? page.getByRole('main') : menuOf(page);
      await press(place.locator(`[href="${path.split('?')[0]}"]`));
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      for (const one of await listHasty(page)) hasty.add(one);
    }
    expect([...hasty]).toEqual([]);
    const trail = page.getByRole('navigation', { name: 'Kelias' });
    await expect(trail.getByRole('listitem')).toHaveText([
      'Administravimas',
      'Sistema',
      'Pakeitimų istorija',
    ]);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectInSight(trail.getByText('Pakeitimų istorija'));
    await press(trail.getByRole('link', { name: 'Administravimas' }));
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();

    // The longest trail is whole where there is little room; a field has one line around it, the ring on its frame.
    await open(page, PANEL_SCREENS.models.path);
    for (const width of [768, 375]) {
      await page.setViewportSize({ width, height: 740 });
      await expectInSight(trail.getByText('Modeliai ir nurodymai'));
      const cut = await trail
        .locator('ol, li')
        .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
      expect(cut, `${width} px`).toBe(0);
    }
    const field = page.getByRole('textbox', { name: 'Vertimo nurodymas' });
    await field.press('End');
    const ring = await field.evaluate((element) => {
      const { outlineOffset, outlineStyle, borderTopWidth } = getComputedStyle(element);
      return [outlineStyle, outlineOffset, borderTopWidth];
    });
    expect(ring).toEqual(['solid', '-1px', '1px']);
    await open(page, '/admin/nera-tokio');
    await press(page.getByRole('link', { name: 'Grįžti į suvestinę' }));
    await expect(page.getByRole('heading', { name: 'Suvestinė' })).toBeVisible();
  },
);

walk(
  'full',
  'the menu is opened by its button and by Ctrl+B, also from a field; a reload remembers it where there is room',
  async ({ page }) => {
    await open(page, '/admin/automation/settings/models');
    const field = page.getByRole('textbox', { name: 'Vertimo nurodymas' });
    await expect(field).toBeVisible();
    const entry = menuOf(page).getByText('Šaltiniai');
    await expect(entry).toHaveCount(0);
    if (isNarrow(page)) {
      const opener = page.getByRole('button', { name: 'Atidaryti meniu' });
      await press(opener);
      await expect(entry).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry).toHaveCount(0);
      await expect(opener).toBeFocused();
      await field.press('Control+b');
      await expect(entry).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(field).toBeFocused();
      return;
    }
    await press(page.getByRole('button', { name: 'Išskleisti meniu' }));
    await expect(entry).toBeVisible();
    await page.reload();
    await expect(entry).toBeVisible();
    await field.press('Control+b');
    await expect(entry).toHaveCount(0);
    await page.getByRole('main').press('Meta+b');
    await expect(entry).toBeVisible();
    await press(page.getByRole('button', { name: 'Suskleisti meniu' }));
    await expect(entry).toHaveCount(0);
  },
);

walk(
  'full',
  'the list of keys opens by a question mark, but not while somebody writes one',
  async ({ page }) => {
    await open(page, '/admin/content/posts');
    await showFilters(page);
    const search = page.getByRole('searchbox', { name: 'Ieškoti įrašo' });
    const keys = page.getByRole('dialog', { name: 'Klaviatūros klavišai' });
    await search.press('Shift+?');
    await expect(search).toHaveValue('?');
    await expect(keys).toHaveCount(0);
    // Keyboards of the Lithuanian standard have it without Shift.
    for (const key of ['Shift+?', '?']) {
      await page.getByRole('main').press(key);
      await expect(keys).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(keys).toHaveCount(0);
    }
  },
);

walk('full', 'no more than three toasts stand there at a time', async ({ page }) => {
  await open(page, '/admin/import/sources');
  await press(page.getByRole('button', { name: 'Pridėti šaltinį' }).first());
  const add = dialogOf(page).getByRole('button', { name: 'Pridėti', exact: true });
  for (let nth = 0; nth < 5; nth += 1) await press(add);
  const toasts = page.locator('.mantine-Notification-root').filter({ visible: true });
  await expect(toasts).toHaveCount(3);
});

walk(
  'full',
  'Ctrl+K finds a post, an article, a source, a message and a screen, and Enter opens it',
  async ({ page }) => {
    walks += 1;
    const title = `Randamas įrašas ${'x'.repeat(walks)}y`;
    await publishPost(panel.api, title, `randamas-irasas-${walks}`);
    await open(page, '/admin');
    const field = page.getByRole('combobox', { name: /^Ieškoti įrašų/ });

    // What is typed before the palette has arrived is typed into it.
    const arrival = Promise.withResolvers<void>();
    await page.route('**/search-palette.*', async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zurna');
    await expect(field).toHaveCount(0);
    arrival.resolve();
    await expect(field).toBeFocused();
    await page.keyboard.type('las');
    await expect(field).toHaveValue('zurnalas');
    await expect(page.getByRole('option').first()).toHaveText(/^Automatizacijos žurnalas/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/automation\/logs$/);

    for (const [typed, group, opened] of [
      [title.toLowerCase(), 'Įrašai', 'Redaguoti įrašą'],
      ['firmware you forgot', 'Importuoti straipsniai', 'Toliau eilėje'],
      ['kavaliauskiene', 'Žinutės', 'Žinutė'],
      ['patch notes', 'Šaltiniai', /^Patch Notes Digest/],
      ['siuksliad', 'Puslapiai', 'Šiukšliadėžė'],
    ] as const) {
      await page.getByRole('main').press('Control+k');
      await expect(field).toBeFocused();
      await page.keyboard.insertText(typed);
      const found = page.getByRole('group', { name: group }).getByRole('option');
      await expect(found).toHaveCount(1);
      // Others may be found before it.
      await expect(async () => {
        if (!(await found.getAttribute('data-combobox-selected')))
          await page.keyboard.press('ArrowDown');
        await expect(found).toHaveAttribute('data-combobox-selected', { timeout: 100 });
      }).toPass({ intervals: [0] });
      await page.keyboard.press('Enter');
      await expect(field).toBeHidden();
      const shown = page.getByText(opened, { exact: true }).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    const opener = page.getByRole('button', { name: /^Ieškoti (Ctrl|⌘)\+K/ });
    await press(opener);
    await type(field, 'wxq zzkj');
    await expect(page.getByText('Nieko nerasta')).toBeVisible();
    await type(field, 'a');
    const options = page.getByRole('group', { name: 'Puslapiai' }).getByRole('option');
    await expect(options.first()).toHaveAttribute('data-combobox-selected');
    await page.keyboard.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('data-combobox-selected');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  },
);

/** Dialogs over a screen, by what opens them, and a field in those whose words would be lost. */
const OVER_SCREENS: {
  path: string;
  open: (page: Page) => Promise<void>;
  dialog: string | RegExp;
  typed?: string;
}[] = [
  {
    path: '/admin/import/ai?state=imported',
    open: (page) => take(page.getByRole('button', { name: /^Veiksmai: / }).first(), 'Redaguoti'),
    dialog: 'Redaguoti straipsnį',
  },
  {
    path: '/admin/import/sources',
    open: (page) => press(page.getByRole('button', { name: 'Pridėti šaltinį' })),
    dialog: 'Naujas šaltinis',
    typed: 'Pavadinimas',
  },
  {
    path: '/admin/import/sources',
    open: (page) => press(page.getByRole('button', { name: /^Keisti: / }).first()),
    dialog: /^Šaltinis „/,
    typed: 'Pavadinimas',
  },
  {
    path: '/admin/import/sources',
    open: (page) =>
      take(page.getByRole('button', { name: 'Kiti veiksmai su šaltiniais' }), 'Importuoti OPML…'),
    dialog: 'Importuoti OPML',
  },
  {
    path: '/admin/content/images',
    open: (page) => press(page.getByRole('main').getByRole('listitem').getByRole('button').first()),
    dialog: /\.\w+$/,
    typed: 'Aprašymas',
  },
  {
    path: '/admin/settings/audit',
    open: (page) => press(page.locator('tbody button').first()),
    dialog: /./,
  },
  {
    path: '/admin/communications/contacts',
    open: (page) => press(page.getByRole('button', { name: 'Saugojimas' })),
    dialog: 'Žinučių saugojimas',
    typed: 'Saugoti dienų',
  },
  {
    path: '/admin/communications/contacts',
    open: (page) => press(page.getByRole('button', { name: 'Asmens duomenys' })),
    dialog: 'Asmens duomenys',
  },
  {
    path: '/admin/automation/glossary',
    open: (page) => press(page.getByRole('button', { name: 'Pridėti terminą' })),
    dialog: 'Naujas terminas',
    typed: 'Pastaba',
  },
  {
    path: '/admin/content/posts',
    open: (page) => page.getByRole('main').press('Shift+?'),
    dialog: 'Klaviatūros klavišai',
  },
];

walk(
  'full',
  'what opens over a screen has an address: it opens again there, and the way back closes it, asking where words would be lost',
  async ({ page, expectComplaint }) => {
    // A text being edited may have no draft yet.
    expectComplaint(/status of 404 .*draft-text/);
    const question = 'Uždaryti neišsaugojus?';
    for (const { path, open: openDialog, dialog: name, typed } of OVER_SCREENS) {
      await open(page, path);
      const dialog = page.getByRole('dialog', { name });
      await openDialog(page);
      await expect(dialog).toBeVisible();
      await page.reload();
      await expect(dialog).toBeVisible();
      if (typed) {
        const field = dialog.getByLabel(typed).first();
        await type(field, '123');
        await page.goBack();
        await answer(page, question, 'Atšaukti');
        await expect(field).toHaveValue('123');
        await page.goBack();
        await answer(page, question, 'Atmesti pakeitimus');
      } else await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(panel.product.url + path);
      await page.goForward();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(panel.product.url + path);
    }
  },
);

walk('phone', 'signing out in one tab signs out the other', async ({ newVisitor }) => {
  const visitor = await newVisitor({ storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await signIn(page, panel.product);
  const other = await visitor.newPage();
  await open(other, '/admin/settings/users');
  await expect(other.getByRole('heading', { name: 'Vartotojai' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Atsijungti' }));
  await expect(page.getByText('Sėkmingai atsijungėte iš sistemos')).toBeVisible();
  await expect(page).toHaveURL(`${panel.product.url}/`);
  await expect(other).not.toHaveURL(/\/admin/);
});

test('the panel opens light: the editor comes with the form, a screen with its link, the charts when the dashboard stands there', async ({
  page,
}) => {
  const { initial, steps, parts } = await measurePanel(panel.product.url);
  for (const name of FIRST_SCREENS)
    expect(initial + (parts.get(name) ?? PANEL_LIMIT)).toBeLessThan(PANEL_LIMIT);
  expect(steps).toBeLessThanOrEqual(2);

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
  await press(page.getByRole('button', { name: /^Redaguoti: / }).first());
  await expect.poll(() => isAsked('rich-editor')).toBe(true);

  await open(page, '/admin/automation/settings');
  await page.getByRole('main').getByRole('link', { name: 'Ribos ir sąnaudos' }).focus();
  await expect.poll(() => isAsked('limit-settings-screen')).toBe(true);
  expect(isAsked('model-settings-screen')).toBe(false);

  await open(page, '/admin');
  await expect.poll(() => isAsked('activity-chart')).toBe(true);
  // Reported when the file is there, not when it was requested.
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
