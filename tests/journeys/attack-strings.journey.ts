import { sanitiseHtml } from '../../src/server/html/sanitise-html.ts';
import { startTour } from '../support/attack-tour.ts';
import { WATCHED_BROWSER, watchForAttacks } from '../support/attack-watch.ts';
import { type AttackedNewsroom, openAttackedNewsroom } from '../support/attacked-newsroom.ts';
import { type AttackString, isAddress, listOwnAttacks } from '../support/attacks.ts';
import { startFeedServer } from '../support/feed-server.ts';
import { sampleOf } from '../support/full-run.ts';
import { expect, test } from '../support/journey.ts';

/* All strings of the corpus, in both ways each, go the same way in bench/attack-strings.ts. */

/** Attacks of one article. */
const PACK = 6;
const OF_EVERY_RUN = 14;
const attacks = packed(sampleOf(listOwnAttacks(), OF_EVERY_RUN));
let newsroom: AttackedNewsroom;

const SOURCE_SCREENS = ['/admin/import/sources', '/admin/automation/logs', '/admin/dashboard'];
const ARTICLE_SCREENS = [
  '/admin/import/ai?state=all',
  '/admin/content/posts',
  '/admin/content/categories',
  '/admin/content/images',
  '/admin/settings/audit',
  '/',
  '/tinklarastis',
  '/tinklarastis?puslapis=2',
  '/tinklarastis/rss.xml',
  '/sitemap.xml',
];

test.use({
  trace: 'off',
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...WATCHED_BROWSER] }),
});
test.afterAll(() => newsroom?.close());

test('no attack string survives import, a hostile model and publishing, on any page', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  newsroom = await openAttackedNewsroom(attacks, {
    ways: [['feed'], ['feed'], ['feed'], ['feed'], ['page']],
    perSource: 10,
    withRules: false,
  });
  await newsroom.import();
  const articles = newsroom.articles();
  expect(articles.length).toBe(attacks.length);
  const tour = await startTour(browser, newsroom);
  // Preparation takes one article after the other: meanwhile there is what shows the sources.
  await Promise.all([newsroom.prepare(), tour.lists(SOURCE_SCREENS)]);
  await tour.comparisons(articles);
  await newsroom.publish();
  expect(articles.filter(({ unpublished }) => unpublished !== null)).toEqual([]);
  await tour.articlePages(articles);
  await tour.editors(articles.filter((_, at) => at % 6 === 0));
  await tour.previews(articles.slice(0, 2));
  await tour.searches(attacks.slice(0, 6));
  await tour.lists(ARTICLE_SCREENS);
  await tour.close();
  expect(tour.sightings()).toEqual([]);
});

/** Several in one article, to be quick; addresses have to stand alone, and what hides all that follows comes last. */
function packed(all: readonly AttackString[]): AttackString[] {
  const isHiding = ({ text }: AttackString) => !sanitiseHtml(`${text}<p>seen</p>`).includes('seen');
  const alone = all.filter(({ text }) => isAddress(text));
  const others = all.filter((attack) => !alone.includes(attack));
  const ordered = [...others.filter((attack) => !isHiding(attack)), ...others.filter(isHiding)];
  const count = Math.ceil(ordered.length / PACK);
  const packs = ordered.slice(0, count).map((attack, at) => {
    const texts = ordered.filter((_, index) => index % count === at).map(({ text }) => text);
    return { ...attack, text: texts.join('\n') };
  });
  return [...alone, ...packs];
}

test('the watch sees what it is there to see', async ({ browser }) => {
  const site = await startFeedServer();
  const watch = await watchForAttacks(browser, site.origin);
  const page = await watch.newPage();
  const seen: string[] = [];
  for (const [text, what] of RAW) {
    site.route('/raw', `<!doctype html>${text}`);
    await watch.open(page, `${site.origin}/raw`, what);
    await watch.inspect(page, what);
    await page.waitForTimeout(50);
    if (watch.sightings.some((each) => each.about === what && each.what.startsWith(what)))
      seen.push(what);
  }
  await watch.close();
  await site.close();
  expect(seen).toEqual(RAW.map(([, what]) => what));
});

/** Unsanitised values, and what must be reported of them. */
const RAW: readonly (readonly [string, string])[] = [
  ['<script>alert(1)</script>', 'alert('],
  ['<script>alert(1)</script>', 'served: script'],
  ['<img src=x onerror=prompt(1)>', 'prompt('],
  ['<img src=//x.invalid/p.png>', 'request to http://x.invalid/p.png'],
  ['<p onclick=a()>x</p>', 'attribute: <p'],
  ['<a href="java&#9;script:a()">x</a>', 'address: <a'],
  ['<div class="prose"><svg></svg></div>', 'element in a text: <svg'],
  ['<iframe srcdoc="<b>x</b>"></iframe>', 'element: <iframe'],
  ['<base href="/x/">', 'element: <base'],
  [
    '<meta http-equiv="Content-Security-Policy" content="img-src \'none\'"><img src=/p.png>',
    'the policy stopped img-src',
  ],
  ['<script>open("/robots.txt")</script>', 'window of its own'],
  ['<script>location="//x.invalid/"</script>', 'request to http://x.invalid/'],
];
