// `npm run bench:tasks`: what everyday work in the panel takes, task by task: clicks, keys, the seconds of the hand by the
// Keystroke-Level Model and the milliseconds in which the panel kept it waiting. Each task is done in Chromium with real mouse
// and keys, on the built product with its demonstration, the way the model calls the quickest; then it is looked whether it
// came true. A word or text that is typed is no key: every version of the panel needs the same letters. Not counted either:
// thinking, scrolling, the system's own window for files. Nothing may run beside it.
import { expect, type Locator } from '@playwright/test';
import { formatDay } from '../src/admin/lists/moments.ts';
import { makeSlug } from '../src/domain/text/make-slug.ts';
import { lithuanianFeed } from '../tests/fixtures/lithuanian-feed.ts';
import { signInToApi } from '../tests/support/api-client.ts';
import { type BreakableDatabase, openDatabase } from '../tests/support/break-database.ts';
import { type FeedServer, startFeedServer } from '../tests/support/feed-server.ts';
import { button, dialogNamed, questionOf, titleOf } from '../tests/support/import-panel.ts';
import { drawPicture, signedInState } from '../tests/support/panel.ts';
import { addPrepared, addQueue } from '../tests/support/panel-articles.ts';
import { changePost, contentOf, type Post, publishPost } from '../tests/support/panel-writing.ts';
import { type Product, startProduct } from '../tests/support/product.ts';
import { SCREENS } from '../tests/support/screens.ts';
import { isBrief } from './brief.ts';
import { median } from './figures.ts';
import { type Answer, type Hand, startHand, type Told } from './hand.ts';
import { launchBrowser } from './launch-browser.ts';

const ROUNDS = isBrief ? 1 : 3;
const QUEUED = isBrief ? 8 : 200;
/** Of the queue. */
const TRIAGED = isBrief ? 4 : 20;
const SOURCES = 40;

interface World {
  product: Product;
  database: BreakableDatabase;
  api: Awaited<ReturnType<typeof signInToApi>>;
  site: FeedServer;
  /** Makes names and addresses of a round its own. */
  round: number;
}

interface Task {
  name: string;
  /** What has to be there; answers the address at which the task begins. */
  prepare(world: World): Promise<string> | string;
  /** From the moment when the screen stands there. */
  act(hand: Hand, world: World): Promise<void>;
  /** Where the last act's answer does not tell it already. */
  check?(world: World): Promise<boolean>;
  isPhone?: boolean;
  /** Its figures are those of so many. */
  times?: number;
}

const DASHBOARD = '/admin';
const POSTS = '/admin/content/posts';

/** The next act needs nothing that has to come. */
const AT_ONCE = async () => true;

const titleIn = ({ page }: Hand) => page.getByRole('textbox', { name: 'Pavadinimas' });
const focused = ({ page }: Hand, target: Locator) => target.and(page.locator(':focus'));
/** The panel says so in a toast. */
const said = ({ page }: Hand, words: string) => page.getByText(words, { exact: true });
const cards = ({ page }: Hand) => page.getByRole('main').getByRole('listitem');

const slugOf = ({ round }: World, name: string) => `${makeSlug(name)}-${round}`;
const readPost = async (world: World, name: string) =>
  await (await fetch(`${world.product.url}/tinklarastis/${slugOf(world, name)}`)).text();
const addPost = (world: World, name: string, values: Record<string, string> = {}) =>
  publishPost(world.api, `${name} ${world.round}`, slugOf(world, name), values);
/** A post's address in the panel, open to be written. */
const openedAt = ({ id }: Pick<Post, 'id'>) => `${POSTS}?irasas=${id}`;

const OLD = 'Ugniasienių keitimas filiale';

/** Its text stands there to be changed, under this title. */
const opened = (hand: Hand, title: string) => async () =>
  (await contentOf(hand.page).isVisible()) && (await titleIn(hand).inputValue()) === title;

/** By the search of the whole panel, which takes the first it finds. */
async function goTo(hand: Hand, letters: string, found: string, answer: Answer): Promise<void> {
  const { page } = hand;
  const chosen = page.locator('[role=option][data-combobox-selected]', { hasText: found });
  await hand.key('Control+k', focused(hand, page.getByRole('dialog').getByRole('combobox')));
  await hand.seek(letters, chosen);
  await hand.key('Enter', answer);
}

/** A new post up to its category. */
async function writePost(hand: Hand, title: string): Promise<void> {
  const { page } = hand;
  const category = page.getByRole('dialog').getByRole('combobox', { name: 'Kategorija' });
  await goTo(hand, 'nauj', 'Naujas įrašas', focused(hand, titleIn(hand)));
  await hand.write(title);
  await hand.key('Tab', focused(hand, page.getByRole('textbox', { name: 'Santrauka' })));
  await hand.write('Trumpai apie tai.');
  await hand.key('Tab', AT_ONCE);
  await hand.key('Tab', AT_ONCE);
  await hand.key('Tab', focused(hand, contentOf(page)));
  await hand.write('Pirma pastraipa.');
  await hand.key('Tab', focused(hand, category));
  await hand.key('ArrowDown', page.getByRole('option').first());
  await hand.key('ArrowDown', page.locator('[data-combobox-selected]'));
  await hand.key('Enter', async () => (await category.inputValue()) !== '');
}

const tomorrow = () => formatDay(new Date(Date.now() + 24 * 3_600_000).toISOString());

const TASKS: readonly Task[] = [
  {
    name: 'new text to public',
    prepare: () => DASHBOARD,
    async act(hand, { round }) {
      await writePost(hand, `Naujas tekstas ${round}`);
      await hand.key('Control+Enter', said(hand, 'Įrašas sukurtas'));
    },
    check: async (world) => (await readPost(world, 'Naujas tekstas')).includes('Pirma pastraipa.'),
  },
  {
    name: 'open a post',
    async prepare(world) {
      if (world.round === 1) await addPost(world, 'Vakarykštis');
      return DASHBOARD;
    },
    act: (hand) => goTo(hand, 'vakar', 'Vakarykštis', opened(hand, 'Vakarykštis 1')),
  },
  {
    name: 'save a change',
    prepare: async (world) => openedAt(await addPost(world, 'Keičiamas')),
    async act(hand) {
      const { page } = hand;
      await hand.click(contentOf(page).locator('p'), focused(hand, contentOf(page)));
      await hand.write(' Pakeista.');
      await hand.key('Control+Enter', said(hand, 'Įrašas atnaujintas'));
    },
    check: async (world) => (await readPost(world, 'Keičiamas')).includes('Pakeista.'),
  },
  {
    name: 'delete a post, take it back',
    async prepare(world) {
      await addPost(world, 'Trinamas');
      return POSTS;
    },
    async act(hand) {
      const { page } = hand;
      await hand.key('j', focused(hand, cards(hand)));
      await hand.key('Delete', page.getByRole('dialog').locator(':focus'));
      await hand.key('Tab', focused(hand, button(page, 'Ištrinti')));
      await hand.key('Enter', said(hand, 'Įrašas ištrintas'));
      await hand.key('Control+z', said(hand, 'Įrašas atkurtas'));
    },
    check: async (world) => (await readPost(world, 'Trinamas')).includes('Pirma pastraipa.'),
  },
  {
    name: 'an old post by another form of a word',
    async prepare(world) {
      if (world.round === 1) await addPost(world, OLD, { date: '2024-03-05' });
      return DASHBOARD;
    },
    act: (hand) => goTo(hand, 'ugniasienė', OLD, opened(hand, `${OLD} 1`)),
  },
  {
    name: 'a described picture into a text',
    prepare: async (world) => openedAt(await addPost(world, 'Su nuotrauka')),
    async act(hand) {
      const { page } = hand;
      const alt = dialogNamed(page, 'Nuotrauka tekste').getByRole('textbox', { name: 'Aprašymas' });
      const picture = await drawPicture();
      page.once('filechooser', (chooser) => void chooser.setFiles(picture));
      await hand.click(contentOf(page).locator('p'), focused(hand, contentOf(page)));
      await hand.click(button(page, 'Įterpti nuotrauką'), button(page, 'Įkelti naujas'));
      await hand.click(button(page, 'Įkelti naujas'), focused(hand, alt));
      await hand.write('Serverių spinta');
      await hand.key('Enter', contentOf(page).locator('img[alt="Serverių spinta"]'));
      await hand.key('Control+Enter', said(hand, 'Įrašas atnaujintas'));
    },
    check: async (world) =>
      (await readPost(world, 'Su nuotrauka')).includes('alt="Serverių spinta"'),
  },
  {
    name: 'a new post for tomorrow',
    prepare: () => DASHBOARD,
    async act(hand, { round }) {
      await writePost(hand, `Rytojui ${round}`);
      const day = hand.page.getByRole('dialog').locator('input[type=date]');
      await hand.key('Tab', focused(hand, day));
      const [year, month, date] = tomorrow().split('-');
      // In the order in which this browser has its fields, whatever the page's language.
      await hand.write(
        `${month}${date}${year}`,
        async () => (await day.inputValue()) === tomorrow(),
      );
      await hand.key('Control+Enter', said(hand, 'Įrašas sukurtas ir suplanuotas'));
    },
    async check({ database, round }) {
      const [post] = await database.query<{ scheduled_for: Date }>(
        'select scheduled_for from articles where ai_slug = $1',
        [`rytojui-${round}`],
      );
      return post !== undefined && formatDay(post.scheduled_for.toISOString()) === tomorrow();
    },
  },
  {
    name: 'restore an earlier version',
    async prepare(world) {
      const post = await addPost(world, 'Grąžinamas');
      await changePost(world.api, post, { ai_translated_content: '<p>Nevykęs.</p>' });
      return openedAt(post);
    },
    async act(hand) {
      const { page } = hand;
      const restore = button(page, 'Atkurti šią versiją');
      await hand.click(button(page, 'Versijų istorija'), restore);
      await hand.click(restore, button(page, 'Atkurti'));
      await hand.click(button(page, 'Atkurti'), said(hand, 'Versija atkurta'));
    },
    check: async (world) => (await readPost(world, 'Grąžinamas')).includes('Pirma pastraipa.'),
  },
  {
    name: 'review an imported article, to public',
    async prepare({ database, round }) {
      await addPrepared(database, `Importuotas ${round}`, {
        ai_slug: `importuotas-${round}`,
        ai_actuality_score: 100,
      });
      return DASHBOARD;
    },
    async act(hand, { round }) {
      const { page } = hand;
      const name = `Importuotas ${round}`;
      const row = page.getByRole('row').filter({ hasText: name });
      await goTo(hand, 'ran', 'Rankinis importas', row);
      await hand.key('j', focused(hand, row));
      await hand.key('Enter', titleOf(page).filter({ hasText: name }));
      await hand.key('p', focused(hand, button(page, 'Perskaičiau ir publikuoju')));
      await hand.key('Enter', said(hand, 'Straipsnis publikuotas tinklaraštyje'));
    },
    check: async (world) => (await readPost(world, 'Importuotas')).includes('Paruoštas tekstas.'),
  },
  {
    name: `an article of the ${QUEUED} to triage`,
    times: TRIAGED,
    async prepare({ database, round }) {
      await database.query("delete from articles where source_name = 'Portalas'");
      const names = Array.from(
        { length: QUEUED },
        (_, at) => `Eilės ${round} straipsnis ${at + 1}`,
      );
      await addQueue(database, names);
      const [first] = await database.query<{ id: string }>(
        'select id from articles where ai_translated_title = $1',
        [names[0]],
      );
      return `/admin/import/ai/${first?.id}?min=0`;
    },
    act: triage,
    async check({ database }) {
      const [row] = await database.query<{ left: number }>(
        `select count(*)::int "left" from articles
         where source_name = 'Portalas' and published_date is null`,
      );
      return row?.left === QUEUED - (TRIAGED / 4) * 3;
    },
  },
  {
    name: 'add a source',
    prepare({ site, round }) {
      site.route(`/srautas-${round}.xml`, {
        headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
        body: lithuanianFeed(site.origin),
      });
      return DASHBOARD;
    },
    async act(hand, { site, round }) {
      const { page } = hand;
      const dialog = dialogNamed(page, 'Naujas šaltinis');
      await hand.click(
        page.getByRole('link', { name: 'Šaltiniai' }).last(),
        button(page, 'Pridėti šaltinį'),
      );
      await hand.click(
        button(page, 'Pridėti šaltinį'),
        focused(hand, dialog.getByLabel('Adresas')),
      );
      await hand.write(`${site.origin}/srautas-${round}.xml`);
      await hand.key('Enter', dialog.getByRole('radio'));
      await hand.key('Enter', said(hand, 'Šaltinis pridėtas'));
    },
    async check({ database, site, round }) {
      const address = `${site.origin}/srautas-${round}.xml`;
      const found = await database.query('select 1 from rss_sources where rss_url = $1', [address]);
      return found.length === 1;
    },
  },
  {
    name: `the failing one of ${SOURCES} sources`,
    async prepare({ database }) {
      await database.query('delete from rss_sources');
      await database.query(
        `insert into rss_sources (name, rss_url, type, is_active, last_fetched_at, last_error)
         select 'Šaltinis ' || nth, 'https://saltinis.example/' || nth, 'rss', true, now(),
           case when nth = 27 then 'Serveris neatsako.' end
         from generate_series(1, $1::int) nth`,
        [SOURCES],
      );
      return DASHBOARD;
    },
    async act(hand) {
      const { page } = hand;
      const row = page.getByRole('row').filter({ hasText: 'Serveris neatsako.' });
      await hand.click(page.getByRole('link', { name: /šaltinis neveikia/ }), row);
    },
  },
  {
    name: 'automation off, on a phone',
    isPhone: true,
    async prepare({ database }) {
      await database.query('update ai_import_settings set source_import_enabled = true');
      return DASHBOARD;
    },
    async act(hand) {
      const toggle = hand.page.getByRole('switch', { name: 'Šaltinių importas' });
      await hand.click(toggle, said(hand, 'Išjungta: Šaltinių importas'));
    },
    async check({ database }) {
      const on = 'select 1 from ai_import_settings where source_import_enabled';
      return (await database.query(on)).length === 0;
    },
  },
];

/**
 * Of four texts two are deleted, one is published, one is left for later. The first answers are asked for once: Tab
 * leads from the answer to the box that says so, and back.
 */
async function triage(hand: Hand): Promise<void> {
  const { page } = hand;
  const ask = async (key: string, back: number) => {
    await hand.key(key, questionOf(page).locator(':focus'));
    for (let nth = 0; nth < back; nth += 1) await hand.key('Tab', AT_ONCE);
    await hand.key('Space', questionOf(page).getByRole('checkbox', { checked: true }));
    for (let nth = 0; nth < back; nth += 1) await hand.key('Shift+Tab', AT_ONCE);
  };
  for (let at = 0; at < TRIAGED; at += 1) {
    const key = ['x', 'p', 'x', 'j'][at % 4] ?? 'j';
    const next = titleOf(page).filter({ hasText: new RegExp(` ${at + 2}$`) });
    if (at === 0) await ask('x', 2);
    if (at === 1) await ask('p', 3);
    await hand.key(at < 2 ? 'Enter' : key, next);
  }
}

const world = await start();
const browser = await launchBrowser();
try {
  const storageState = await signedInState(world.product);
  const [desk, phone] = await Promise.all([
    browser.newContext({ storageState, viewport: SCREENS.desktop }),
    browser.newContext({ storageState, viewport: SCREENS.phone, hasTouch: true, isMobile: true }),
  ]);
  const table = [];
  for (const task of TASKS) {
    const told: Told[] = [];
    for (world.round = 1; world.round <= ROUNDS; world.round += 1) {
      const hand = await startHand(task.isPhone ? phone : desk, task.isPhone);
      told.push(await measure(task, hand));
      await hand.close();
    }
    table.push(describe(task, told));
  }
  console.table(table);
} finally {
  await browser.close();
  await world.database.close();
  await world.product.remove();
  await world.site.close();
}

async function start(): Promise<World> {
  const site = await startFeedServer();
  const product = await startProduct({ SEED: 'demo', OUTBOUND_ALLOW: site.hostPort });
  return {
    site,
    product,
    database: await openDatabase(product),
    api: await signInToApi(product),
    round: 1,
  };
}

async function measure(task: Task, hand: Hand): Promise<Told> {
  await hand.page.goto(world.product.url + (await task.prepare(world)));
  await hand.page.locator('main h1').first().waitFor();
  await hand.page.waitForLoadState('networkidle');
  await hand.page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  await hand.tell();
  await task.act(hand, world);
  const told = await hand.tell();
  // The review does not wait for its last act.
  await expect.poll(() => task.check?.(world) ?? true, { message: task.name }).toBe(true);
  return told;
}

function describe({ name, times = 1 }: Task, told: Told[]) {
  const of = (what: keyof Told) => median(told.map((one) => one[what])) / times;
  return {
    task: name,
    clicks: of('clicks'),
    keys: of('keys'),
    'hand, s': of('seconds').toFixed(1),
    'waited, ms': Math.round(of('waited')),
    letters: of('letters'),
  };
}
