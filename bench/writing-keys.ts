// `npm run bench:writing-keys`: how long after a key the next frame stands there, in a text of 20,000 words: the product's own
// demonstration articles one after another, opened in the form of a post, in a real browser, on the built product. Letters
// at the end, letters in the middle, new paragraphs, letters taken away; a key every 90 ms, so drafts are kept and sent
// meanwhile. Then the same letters after a megabyte was pasted into a new post. From the event's own time to the frame
// after it. Bar: 50 ms, p95. Nothing else may run; how long the page's own thread worked for a key is told too, for
// machines that are never quiet.
import type { Page } from '@playwright/test';
import { countWords } from '../src/domain/articles/reading-time.ts';
import { demoPublishedArticles } from '../src/server/demo/demo-article-list.ts';
import { signInToApi } from '../tests/support/api-client.ts';
import { signedInState } from '../tests/support/panel.ts';
import { contentOf, EDITOR, openPost, paste, publishPost } from '../tests/support/panel-writing.ts';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { describeKeys, nextFrames, threadTime, watchKeys } from './key-frames.ts';
import { launchBrowser } from './launch-browser.ts';

const WORDS = isBrief ? 500 : 20_000;
const KEYS = isBrief ? 3 : 100;
/** Characters of HTML. */
const PASTED = isBrief ? 5_000 : 1_000_000;
/** Milliseconds between two keys: who types fast. */
const PACE = 90;
const BAR = 50;

const WAYS: Record<string, { start: (page: Page) => Promise<void>; keys: string[] }> = {
  'letters at the end': {
    start: (page) => contentOf(page).press('Control+End'),
    keys: [...'kad ir tai dar ne viskas '],
  },
  'letters in the middle': { start: goToMiddle, keys: [...'ir dar kas nors tarp kitko '] },
  'new paragraphs': { start: goToMiddle, keys: ['Enter', 'a'] },
  'letters taken away': { start: goToMiddle, keys: ['Backspace'] },
};

let html = '';
while (countWords(html) < WORDS) for (const article of demoPublishedArticles) html += article.html;

const product = await startProduct();
try {
  const post = await publishPost(await signInToApi(product), 'Ilgas tekstas', 'ilgas-tekstas', {
    ai_translated_content: html,
  });
  const browser = await launchBrowser();
  const context = await browser.newContext({ storageState: await signedInState(product) });
  const page = await context.newPage();
  await openPost(page, product.url, post);
  await watchKeys(page);
  const worked = await threadTime(page);
  const table = [];
  for (const way of Object.keys(WAYS)) table.push(await type(page, way, worked));
  await page.close();

  const pasted = await context.newPage();
  await openNewPost(pasted, product.url);
  await paste(pasted, html.repeat(Math.ceil(PASTED / html.length)).slice(0, PASTED));
  await watchKeys(pasted);
  const workedAfter = await threadTime(pasted);
  const after = await type(pasted, 'letters at the end', workedAfter);
  table.push({ ...after, way: 'letters at the end, 1 MB pasted' });
  await browser.close();
  console.log(`${countWords(html)} words, ${Math.round(html.length / 1000)} KB of HTML`);
  console.table(table);
} finally {
  await product.remove();
}

/** A row of the table. @param worked asks for the processor time of the page so far */
async function type(page: Page, way: string, worked: () => Promise<number>) {
  const { start, keys } = WAYS[way] ?? { start: () => {}, keys: [] };
  await start(page);
  await page.waitForTimeout(isBrief ? 0 : 3000);
  await nextFrames(page);
  const before = await worked();
  for (let nth = 0; nth < KEYS; nth += 1) {
    await page.keyboard.press(keys[nth % keys.length] ?? 'a');
    await page.waitForTimeout(PACE);
  }
  const took = await nextFrames(page);
  return { way, ...describeKeys(took, (await worked()) - before, BAR) };
}

async function openNewPost(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/content/posts`);
  await page.getByRole('button', { name: 'Naujas įrašas' }).press('Enter');
  await contentOf(page).focus({ timeout: EDITOR });
}

/** The caret goes where a person would click. */
async function goToMiddle(page: Page): Promise<void> {
  const paragraphs = contentOf(page).locator('p');
  const middle = paragraphs.nth(Math.floor((await paragraphs.count()) / 2));
  await middle.click({ timeout: EDITOR });
  await page.keyboard.press('End');
}
