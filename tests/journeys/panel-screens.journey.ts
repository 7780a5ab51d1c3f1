import type { Locator, Page } from '@playwright/test';
import { minutes, seconds } from '../../src/domain/time/duration.ts';
import {
  CONTRAST_RULES,
  findAxeViolations,
  overflowOf,
  pinnedShareOf,
  ZOOMED,
} from '../support/accessibility.ts';
import { type BreakableDatabase, openDatabase } from '../support/break-database.ts';
import { editFirstPost } from '../support/edit-first-post.ts';
import { walkByTab } from '../support/focus.ts';
import { isFullRun, sampleOf } from '../support/full-run.ts';
import { expect, test } from '../support/journey.ts';
import { listMoving } from '../support/list-moving.ts';
import { signedInState } from '../support/panel.ts';
import { closeEverything, PANEL_DIALOGS, type PanelDialog } from '../support/panel-dialogs.ts';
import {
  PANEL_SCREENS,
  type PanelScreen,
  waitForContent,
  waitForScreen,
} from '../support/panel-screens.ts';
import { type Product, startProduct } from '../support/product.ts';
import { SCREENS } from '../support/screens.ts';

/*
 * Every screen of the panel and what opens over it: full, loading and empty; in three widths, both themes, by keyboard
 * alone. Each run sees every screen and some of what opens over it, the full run everything in every look. How each
 * screen fails is in panel-errors.journey.ts.
 */

let product: Product;
let database: BreakableDatabase;
let signedIn: Awaited<ReturnType<typeof signedInState>>;

test.use({
  // Hundreds of keys, each with two pictures of the page: what is wrong is said by name anyway.
  trace: 'off',
  storageState: ({ browserName: _ }, use) => use(signedIn),
  viewport: SCREENS.desktop,
  contextOptions: { reducedMotion: 'reduce' },
});
test.beforeEach(({ expectComplaint }) => {
  // A text being edited may have no draft yet.
  expectComplaint(/status of 404 .*draft-text/);
  // Two have saved one text: the dialog of both is one of those that are looked at.
  expectComplaint(/status of 409 .*articles|^RequestProblem: 409/);
});

test.beforeAll(async () => {
  product = await startProduct({ SEED: 'demo' });
  database = await openDatabase(product);
  signedIn = await signedInState(product);
  await editFirstPost(product);
});
test.afterAll(async () => {
  await database?.close();
  await product?.remove();
});

/** Opens a screen; its rows are held back until the skeletons in their place have been seen. */
async function open(page: Page, screen: PanelScreen): Promise<void> {
  const { path, heading } = PANEL_SCREENS[screen];
  const rows = Promise.withResolvers<void>();
  await page.route(/\/api\/admin\/(?!me$|runs)/, async (route) => {
    await rows.promise;
    await route.continue();
  });
  await page.goto(product.url + path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Kraunama' }).first()).toBeVisible();
  rows.resolve();
  await waitForScreen(page, screen);
  await page.unrouteAll();
}

const NAMES = Object.keys(PANEL_SCREENS) as PanelScreen[];
const DIALOGS_OF_EVERY_RUN = 1;
const dialogsOf = (screen: PanelScreen) =>
  sampleOf(
    Object.entries(PANEL_DIALOGS).filter(([, dialog]) => dialog.screen === screen),
    DIALOGS_OF_EVERY_RUN,
  );

/** A dialog is seen wide and light or narrow and dark; the full run sees all of them in both. */
const halfOf = (at: number) =>
  isFullRun ? undefined : at % 2 === 0 ? ('wide' as const) : ('narrow' as const);

/** The panel follows the system's theme a moment later: what begins to glide then has begun. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator(`html[data-mantine-color-scheme=${colorScheme}]`)).toHaveCount(1);
  await page.evaluate(nextFrame);
}

/** What hangs at a button finds its place in a window of another width a moment later. */
async function settledOverflow(page: Page): Promise<number> {
  for (let left = 10; left > 0 && (await overflowOf(page)) > 0; left -= 1)
    await page.waitForTimeout(100);
  return await overflowOf(page);
}

/** Where titles of screens stand in a wide window, with buttons beside them or not. */
const TITLE_AT = 84;
/** The middle of a line, from the top of the window. */
const middleOf = (line: Locator): Promise<number> =>
  line.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const { top, bottom } = words.getBoundingClientRect();
    return Math.round((top + bottom) / 2);
  });

/** What is wrong with what the window shows, in the width it has. */
async function findFaults(page: Page, name: string, rules?: string[]): Promise<string[]> {
  const width = page.viewportSize()?.width;
  const overflow = await settledOverflow(page);
  const faults = await findAxeViolations(page, rules);
  if (overflow > 0) faults.push(`${overflow} px wider than its window`);
  return faults.map((fault) => `${name} at ${width} px: ${fault}`);
}

/**
 * Wide and light, narrow and dark (for its contrast alone, where it was looked at wide), and once more in between; the
 * full run looks at everything in every theme and width. `where` is the window it can stand in, `seen` the half of the looks that is taken.
 */
async function findFaultsInAllLooks(
  page: Page,
  name: string,
  where?: PanelDialog['where'],
  seen: PanelDialog['where'] = where,
) {
  const faults: string[] = [];
  const look = async (width: number, colorScheme: 'light' | 'dark', rules?: string[]) => {
    if (seen && (seen === 'wide') !== width >= 768) return;
    await setTheme(page, colorScheme);
    await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
    await page.evaluate(endTransitions);
    if (isFullRun || rules?.length !== 0)
      faults.push(...(await findFaults(page, name, isFullRun ? undefined : rules)));
    else if ((await settledOverflow(page)) > 0) faults.push(`${name} is too wide at ${width} px`);
  };
  await look(1440, 'light');
  await look(768, 'light', []);
  await look(390, 'dark', seen === 'narrow' ? undefined : CONTRAST_RULES);
  if (isFullRun) {
    await look(390, 'light');
    await look(768, 'dark');
    await look(1440, 'dark');
  }
  await setTheme(page, 'light');
  if (seen !== 'wide') faults.push(...(await findFaultsWhenZoomed(page, name)));
  await page.setViewportSize(where === 'narrow' ? SCREENS.phone : SCREENS.desktop);
  // Another width may draw the rows anew.
  await page.evaluate(nextFrame);
  await waitForContent(page);
  return faults;
}

/** At 400 % nothing is wider than the window, and all of a screen scrolls. */
async function findFaultsWhenZoomed(page: Page, name: string): Promise<string[]> {
  await page.setViewportSize(ZOOMED);
  const faults: string[] = [];
  if ((await settledOverflow(page)) > 0) faults.push(`${name} is too wide at 400 %`);
  const isScreen = (await page.getByRole('dialog').count()) === 0;
  if (isScreen && (await pinnedShareOf(page)) > 0)
    faults.push(`${name}: a part of the window does not scroll at 400 %`);
  const trails = page.locator('header nav ol');
  if (await trails.evaluateAll((all) => all.some((one) => one.scrollWidth > one.clientWidth)))
    faults.push(`${name}: its trail is cut off at 400 %`);
  return faults;
}

/** What has changed is drawn by then. */
const nextFrame = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Colours glide from one theme to the other; what glides for ever (a skeleton) has no end to go to. */
const endTransitions = () => {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish();
};

/** Where the keyboard does not get, or gets unseen. */
async function findKeyboardFaults(page: Page, name: string): Promise<string[]> {
  const { unreached, unseen } = await walkByTab(page);
  return [
    ...unreached.map((element) => `${name}: Tab does not reach ${element}`),
    ...unseen.map((stop) => `${name}: ${stop}`),
  ];
}

for (const [at, screen] of NAMES.entries()) {
  test(`${screen}: loads with skeletons, fits, is accessible and obeys the keyboard, with all that opens over it`, async ({
    page,
  }) => {
    // A screen may have many dialogs, and the full run has twice as many looks at each.
    test.setTimeout(minutes(3) + dialogsOf(screen).length * seconds(15));
    await open(page, screen);
    const faults: string[] = [];
    const titleAt = await middleOf(page.getByRole('heading', { level: 1 }));
    if (titleAt !== TITLE_AT) faults.push(`${screen}: its title stands at ${titleAt} px`);
    faults.push(...(await findFaultsInAllLooks(page, screen)));
    // The way through the narrow layout is another one.
    if (isFullRun || at % 2 === 0) {
      await page.setViewportSize(SCREENS.phone);
      await waitForContent(page);
      faults.push(...(await findKeyboardFaults(page, `${screen} on a phone`)));
      await page.setViewportSize(SCREENS.desktop);
    }
    if (isFullRun || at % 2 === 1) faults.push(...(await findKeyboardFaults(page, screen)));
    for (const [name, dialog] of dialogsOf(screen)) {
      const { open: openDialog, close = closeEverything, where } = dialog;
      if (where === 'narrow') await page.setViewportSize(SCREENS.phone);
      const opener = await openDialog(page);
      await waitForContent(page);
      faults.push(...(await findFaultsInAllLooks(page, name, where, where ?? halfOf(at))));
      // A menu is one stop; its entries are the arrows'.
      if ((await page.getByRole('menu').count()) === 0)
        faults.push(...(await findKeyboardFaults(page, name)));
      await close(page);
      await expect(opener, `${name} gives the focus back`).toBeFocused();
      await page.setViewportSize(SCREENS.desktop);
    }
    expect(faults).toEqual([]);
  });
}

/** Backwards a page scrolls up, under what stays at its top; forwards down, above what stays at its bottom. */
const WALKS: [place: string, size: { width: number; height: number }, key: string][] = [
  ['dashboard', SCREENS.desktop, 'Shift+Tab'],
  ['contacts', SCREENS.desktop, 'Shift+Tab'],
  ['import', SCREENS.phone, 'Shift+Tab'],
  ['settings', SCREENS.phone, 'Shift+Tab'],
  ['settings', SCREENS.phone, 'Tab'],
  ['review', SCREENS.phone, 'Tab'],
  ['text-table', ZOOMED, 'ArrowDown'],
];

test('what a key leads to lies under no header or bar, and in the window', async ({ page }) => {
  const faults: string[] = [];
  for (const [place, size, key] of WALKS) {
    const dialog = PANEL_DIALOGS[place];
    const screen = dialog?.screen ?? (place as PanelScreen);
    await page.setViewportSize(size);
    await page.goto(product.url + PANEL_SCREENS[screen].path);
    await waitForScreen(page, screen);
    await dialog?.open(page);
    await waitForContent(page);
    const { unseen } = await walkByTab(page, key);
    faults.push(...unseen.map((stop) => `${place} at ${size.width} px, ${key}: ${stop}`));
  }
  expect(faults).toEqual([]);
});

test('who asked for less motion gets none, also while a list is on its way', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of ['dashboard', 'audit'] as const) {
    await open(page, screen);
    expect(await listMoving(page), screen).toEqual([]);
  }
  await page.route('**/api/admin/posts?*', () => {});
  await page.goto(product.url + PANEL_SCREENS.posts.path);
  await expect(page.locator('main .mantine-Skeleton-root').first()).toBeVisible();
  expect(await listMoving(page)).toEqual([]);
});

test('in forced colours the chosen one of several stands out, and what is a ground alone has an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const look = (element: Element) => {
    const { backgroundColor, borderBottomColor, borderStyle } = getComputedStyle(element);
    return { backgroundColor, borderBottomColor, borderStyle };
  };
  const readColors = (element: Element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return { backgroundColor, color };
  };
  const selectedColors = () => {
    const probe = document.body.appendChild(document.createElement('i'));
    Object.assign(probe.style, { forcedColorAdjust: 'none' });
    Object.assign(probe.style, { background: 'SelectedItem', color: 'SelectedItemText' });
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    return { backgroundColor, color };
  };
  for (const [screen, chosen, other] of [
    ['import', '.mantine-SegmentedControl-label[data-active]', '.mantine-SegmentedControl-label'],
    ['settings', 'main nav a[aria-current]', 'main nav a:not([aria-current])'],
    ['posts', '[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['sources', 'aside a[aria-current]', 'aside a:not([aria-current])'],
    [
      'sources',
      'input:checked + .mantine-Switch-track',
      'input:not(:checked) + .mantine-Switch-track',
    ],
  ] as const) {
    await open(page, screen);
    const [one, another] = [page.locator(chosen).first(), page.locator(other).last()];
    expect(await one.evaluate(look), chosen).not.toEqual(await another.evaluate(look));
    // On a ground of its own its words are in the colour that belongs to it.
    if (/\[(data-active|aria-current)\]$/.test(chosen))
      expect(await one.evaluate(readColors), chosen).toEqual(await page.evaluate(selectedColors));
  }
  for (const [screen, ground] of [
    ['sources', '.mantine-Switch-track'],
    ['import', '.mantine-Slider-track'],
  ] as const) {
    await open(page, screen);
    expect((await page.locator(ground).first().evaluate(look)).borderStyle, ground).toBe('solid');
  }
});

test('heads of sections beside each other stand at the same height', async ({ page }) => {
  await open(page, 'system');
  const heads = ['Paskutinės atsarginės kopijos', 'Darbų eilė'].map((name) =>
    middleOf(page.getByRole('heading', { level: 2, name })),
  );
  const [first, second] = await Promise.all(heads);
  expect(first).toBe(second);
});

test('the sign-in page fits, is accessible and obeys the keyboard', async ({ newVisitor }) => {
  const visitor = await newVisitor({ storageState: { cookies: [], origins: [] } });
  const page = await visitor.newPage();
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('heading', { name: 'Prisijungimas' })).toBeVisible();
  const faults = await findFaultsInAllLooks(page, 'sign-in');
  faults.push(...(await findKeyboardFaults(page, 'sign-in')));
  expect(faults).toEqual([]);
});

/** What is said where there is nothing, by the specification where it has words for it (§2.10). */
const EMPTY: [screen: PanelScreen, text: string, search?: string][] = [
  ['dashboard', 'Įrašų nėra'],
  ['posts', 'Įrašų nėra'],
  ['posts', 'Juodraščių nėra', 'tab=draft'],
  ['posts', 'Suplanuotų įrašų nėra', 'tab=scheduled'],
  ['posts', 'Pagal šiuos filtrus nieko nerasta', 'q=nieko-tokio'],
  ['categories', 'Kategorijų nėra'],
  ['images', 'Nuotraukų nėra'],
  ['bin', 'Šiukšliadėžė tuščia'],
  ['import', 'Straipsnių nėra'],
  ['sources', 'Šaltinių nėra'],
  ['replays', 'Palyginimų dar nėra'],
  ['logs', 'Logų nėra'],
  ['contacts', 'Kontaktų nėra'],
  ['users', 'Vartotojų nėra', 'q=nieko-tokio'],
  ['system', 'Kol kas nieko nebuvo'],
  ['limits', 'Modeliai nenaudoti'],
  ['audit', 'Pakeitimų nėra', 'q=nieko-tokio'],
];

test.describe('where there is nothing', () => {
  test.beforeAll(async () => {
    for (const table of [
      'article_drafts',
      'articles',
      'article_bin',
      'images',
      'rss_sources',
      'contacts',
      'auto_import_logs',
      'model_calls',
    ])
      await database.query(`delete from ${table}`);
  });

  test('the dashboard says that nobody is waited for', async ({ page }) => {
    // Mail is not set up here, and this machine's disk may be full: whoever looks for that once a minute cannot write it down.
    await database.without('insert on conditions', async () => {
      await database.query('delete from conditions');
      await page.goto(`${product.url}/admin`);
      await waitForScreen(page, 'dashboard');
      await expect(page.getByText('Šiandien niekas Jūsų nelaukia.')).toBeVisible();
      expect(await findFaults(page, 'nothing waits')).toEqual([]);
    });
  });

  // One window for all: each anew would load the panel's files anew.
  test('every screen says so under the same drawing', async ({ page }) => {
    const faults: string[] = [];
    for (const [at, [screen, text, search = '']] of EMPTY.entries()) {
      const { path } = PANEL_SCREENS[screen];
      await page.goto(`${product.url}${path}${path.includes('?') ? '&' : '?'}${search}`);
      await waitForScreen(page, screen);
      const said = page.getByText(text, { exact: true });
      await expect(said).toBeVisible();
      await expect(said.locator('xpath=preceding-sibling::*[1]')).toHaveAttribute('viewBox');
      // One theme each, in turns; the full run both.
      const themes = (['dark', 'light'] as const).filter((_, i) => isFullRun || at % 2 === i);
      for (const colorScheme of themes) {
        await setTheme(page, colorScheme);
        await page.evaluate(endTransitions);
        faults.push(...(await findFaults(page, `${screen}: ${text}`)));
      }
    }
    expect(faults).toEqual([]);
  });
});
