import type { Browser, Page } from '@playwright/test';
import { type AttackWatch, type Sighting, watchForAttacks } from './attack-watch.ts';
import { type AttackedArticle, type AttackedNewsroom, eachOf } from './attacked-newsroom.ts';
import type { AttackString } from './attacks.ts';
import { signedInState } from './panel.ts';

/*
 * Every place where a reader or an administrator meets an imported text, opened in a browser. Half of the windows
 * ignore the pages' policy, so that it cannot hide what the sanitiser let through; in the other half it must have
 * nothing to stop.
 */

interface Tour {
  sightings(): Sighting[];
  /** How many places have been opened. */
  opened(): number;
  /** The original beside what a model made of it: before publishing, also what the checks refused. */
  comparisons(articles: readonly AttackedArticle[]): Promise<void>;
  articlePages(articles: readonly AttackedArticle[]): Promise<void>;
  searches(attacks: readonly AttackString[]): Promise<void>;
  editors(articles: readonly AttackedArticle[]): Promise<void>;
  previews(articles: readonly AttackedArticle[]): Promise<void>;
  /** Lists and screens by their paths; `listScreens` knows them all. */
  lists(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export async function startTour(browser: Browser, newsroom: AttackedNewsroom): Promise<Tour> {
  const { url } = newsroom.product();
  const signedIn = await signedInState({ url });
  const windows = await Promise.all(
    [true, false].map(async (bypassCSP) => {
      const outside = await watchForAttacks(browser, url, { bypassCSP });
      const inside = await watchForAttacks(browser, url, { bypassCSP, storageState: signedIn });
      return {
        outside: { watch: outside, page: await outside.newPage() },
        inside: { watch: inside, page: await inside.newPage() },
      };
    }),
  );
  const listSightings = () =>
    windows
      .flatMap(({ outside, inside }) => [outside, inside])
      .flatMap(({ watch }) => watch.sightings);
  let opened = 0;
  type Window = { watch: AttackWatch; page: Page };
  const visit = <Item>(
    side: 'outside' | 'inside',
    items: readonly Item[],
    look: (window: Window, item: Item) => Promise<void>,
  ) =>
    eachOf(items, windows.length, async (item, worker) => {
      const window = windows[worker]?.[side];
      if (!window) throw new Error('There is no such window');
      await look(window, item).catch((error: Error) => {
        // An attack that takes the page over is why it is not there.
        const seen = listSightings().slice(0, 10);
        throw new Error(`${error.message}\nSeen until then: ${JSON.stringify(seen, null, 1)}`);
      });
      opened += 1;
    });
  const openAndInspect = async ({ watch, page }: Window, path: string, about: string) => {
    await watch.open(page, url + path, about);
    await watch.inspect(page, about);
  };
  const openList = async (window: Window, path: string) => {
    await openAndInspect(window, path, path);
    await waitForRows(window.page);
    await window.watch.inspect(window.page, path);
  };

  return {
    sightings: listSightings,
    opened: () => opened,

    comparisons: (articles) =>
      visit('inside', articles, async ({ watch, page }, article) => {
        const path = `/admin/import/ai/${article.id}?state=all`;
        await goWithin(watch, page, url + path, article.marker);
        await page.waitForFunction(
          (marker) =>
            [...document.querySelectorAll('main :is(h1, section p)')].some((title) =>
              title.textContent?.includes(marker),
            ),
          article.marker,
        );
        await watch.inspect(page, article.marker);
      }),

    articlePages: (articles) =>
      visit('outside', articles.filter(isPublic), (window, { slug, marker }) =>
        openAndInspect(window, `/tinklarastis/${encodeURIComponent(slug ?? '')}`, marker),
      ),

    searches: (attacks) =>
      visit('outside', attacks, async (window, { text }) => {
        const words = encodeURIComponent(text.toWellFormed().slice(0, 100));
        const visitor = `10.${[opened >> 16, opened >> 8, opened].map((part) => part & 255).join('.')}`;
        await window.page.setExtraHTTPHeaders({ 'x-forwarded-for': visitor });
        await openAndInspect(window, `/tinklarastis?q=${words}`, `search ${text}`);
      }),

    editors: (articles) =>
      visit('inside', articles.filter(isPublic), async ({ watch, page }, { id, marker }) => {
        await goWithin(watch, page, `${url}/admin/content/posts?irasas=${id}`, marker);
        await page.waitForFunction(
          (wanted) =>
            [...document.querySelectorAll('[role=dialog] :is(input, textarea)')].some((field) =>
              (field as HTMLInputElement).value.includes(wanted),
            ),
          marker,
        );
        // What the editor would not show whole is opened as HTML; here it shall show what it can.
        const views = page.getByRole('radiogroup', { name: 'Turinio rodinys' });
        if (await views.locator('input[value=html]').isChecked())
          await views.getByText('Tekstas').click();
        await page.locator('[role=dialog] .ProseMirror').waitFor();
        await watch.inspect(page, marker);
      }),

    previews: (articles) =>
      visit('inside', articles, async (window, { id, marker }) => {
        const { body } = await newsroom.api('POST', `/api/admin/articles/${id}/preview`);
        await openAndInspect(window, new URL(body.url, url).pathname, marker);
      }),

    async lists(paths) {
      const isPanel = (path: string) => path.startsWith('/admin');
      await visit('inside', paths.filter(isPanel), openList);
      await visit(
        'outside',
        paths.filter((path) => !isPanel(path)),
        (window, path) => openAndInspect(window, path, path),
      );
    },

    async close() {
      // What fires late is seen too.
      await new Promise((resolve) => setTimeout(resolve, 500));
      for (const { outside, inside } of windows) {
        await outside.watch.close();
        await inside.watch.close();
      }
    },
  };
}

const isPublic = ({ unpublished }: AttackedArticle) => unpublished === null;

/** As a press on a link of the panel: the address changes, the page is not loaded again. */
async function goWithin(watch: AttackWatch, page: Page, url: string, about: string): Promise<void> {
  // One screen shows every article, by its id.
  const screen = new URL(url).pathname.replace(/[\da-f-]{36}$/, '');
  if (!page.url().includes(screen)) return watch.open(page, url, about);
  watch.turnTo(page, about);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, url);
}

async function waitForRows(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(
    () => !document.querySelector('[role=status][aria-label=Kraunama], .mantine-Skeleton-root'),
  );
}

/** Every page of the blog's and the panel's lists, and what machines read. */
export async function listScreens({ api, articles }: AttackedNewsroom): Promise<string[]> {
  const pagesOf = (path: string, total: number, perPage: number, name = 'page') =>
    Array.from(
      { length: Math.max(1, Math.ceil(total / perPage)) },
      (_, at) => `${path}${path.includes('?') ? '&' : '?'}${name}=${at + 1}`,
    );
  const published = articles().filter(isPublic).length;
  const sources = (await api('GET', '/api/admin/sources?per_page=1')).body.total;
  const { body } = await api(
    'GET',
    '/api/admin/articles?state=published&per_page=100&sort=ai_category',
  );
  const categories = new Set<string>(
    body.items.map(({ ai_category }: { ai_category: string }) => ai_category),
  );
  return [
    '/',
    ...pagesOf('/tinklarastis', published, 12, 'puslapis'),
    ...[...categories].map((name) => `/tinklarastis?kategorija=${encodeURIComponent(name)}`),
    '/tinklarastis/rss.xml',
    '/sitemap.xml',
    '/api/articles',
    ...pagesOf('/admin/import/ai?state=all&sort=created_at', articles().length, 25),
    ...pagesOf('/admin/content/posts', published, 12),
    ...pagesOf('/admin/import/sources', sources, 100),
    ...pagesOf('/admin/settings/audit', 500, 50),
    '/admin/automation/logs',
    '/admin/dashboard',
    '/admin/content/categories',
    '/admin/content/images',
    '/admin/content/bin',
  ];
}
