import { expect, test } from 'vitest';
import type { SiteData } from '../../../domain/site-data.ts';
import { createPublicDataCache } from './public-data-cache.ts';

/** What is read of each address, as often as it is read. */
function open() {
  const cache = createPublicDataCache();
  const read: string[] = [];
  let answer: unknown = 'a';
  const site = cache.cached({
    findPublishedArticle: async (slug: string) => {
      read.push(slug);
      return answer;
    },
    findNeighbours: async ({ slug }: { slug: string }) => {
      read.push(`beside ${slug}`);
      return answer;
    },
    listLatestArticles: async (count: number, category?: string) => {
      read.push(`${count} ${category}`);
      return answer;
    },
  } as unknown as SiteData);
  const find = (slug: string) => site.findPublishedArticle(slug) as Promise<unknown>;
  return {
    cache,
    site,
    read,
    find,
    answerWith: (next: unknown) => {
      answer = next;
    },
  };
}

test('each question has an answer of its own, which is read once', async () => {
  const { site, read, find } = open();
  const article = { slug: 'a' } as Parameters<SiteData['findNeighbours']>[0];
  for (let time = 0; time < 2; time += 1) {
    expect(await find('a')).toBe('a');
    await find('b');
    await site.findNeighbours(article);
    await site.listLatestArticles(3);
    await site.listLatestArticles(4);
    await site.listLatestArticles(3, 'IT');
  }
  expect(read).toEqual(['a', 'b', 'beside a', '3 undefined', '4 undefined', '3 IT']);
});

test('of two hundred answers the oldest leaves for the next', async () => {
  const { read, find } = open();
  for (let n = 1; n <= 200; n += 1) await find(`${n}`);
  await find('1');
  expect(read).toHaveLength(200);
  await find('201');
  await find('2');
  expect(read).toHaveLength(201);
  await find('1');
  expect(read).toHaveLength(202);
});

test('what is longer than a long article is read each time, as is what is not there', async () => {
  const { read, find, answerWith } = open();
  for (const [answer, times] of [
    // With its quotes.
    ['x'.repeat(99_998), 1],
    ['x'.repeat(99_999), 2],
    [null, 2],
  ] as const) {
    answerWith(answer);
    read.length = 0;
    const slug = String(answer?.length);
    await find(slug);
    expect(await find(slug)).toBe(answer);
    expect(read).toHaveLength(times);
  }
});

test('what was read before a change is not kept after it, nor anything while changes are not heard', async () => {
  const { cache, read, find } = open();
  const asked = find('a');
  cache.clear();
  await asked;
  await find('a');
  expect(read).toEqual(['a', 'a']);
  cache.setTrusted(false);
  await find('a');
  await find('a');
  expect(read).toHaveLength(4);
  cache.setTrusted(true);
  await find('a');
  await find('a');
  expect(read).toHaveLength(5);
});
