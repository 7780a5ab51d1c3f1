import { expect, it } from 'vitest';
import { extractArticle } from './extract-article.ts';

const sentence = (n: number, words: number) =>
  `${Array.from({ length: words }, (_, at) => `žodis${(n * 7 + at * 13) % 97}`).join(' ')}. `;
const repeat = (times: number, make: (n: number) => string) =>
  Array.from({ length: times }, (_, n) => make(n)).join('');

/** Milliseconds of this thread's processor time, whatever else the machine does. */
function cost(inside: string): number {
  const before = process.threadCpuUsage();
  const article = extractArticle(
    `<html><head><title>Antraštė</title></head><body>${inside}</body></html>`,
    'https://a.test/1',
  );
  const { user, system } = process.threadCpuUsage(before);
  expect(article).toHaveProperty('html');
  return (user + system) / 1000;
}

/** Each took seconds when texts were put together and counted anew for every box around them. */
it.each([
  ['boxes in boxes', repeat(200, (n) => `<div><p>${sentence(n, 40)}</p>${sentence(n + 1, 10)}`)],
  ['lists in lists', repeat(200, (n) => `<ul><li>${sentence(n, 45)}`)],
  ['quotations in quotations', repeat(200, (n) => `<blockquote>${sentence(n, 45)}`)],
  ['thousands of paragraphs', repeat(8000, (n) => `<p>${sentence(n, 12)}</p>`)],
  [
    'thousands of paragraphs that are links',
    repeat(4000, (n) => `<p>${sentence(n, 12)}</p><p><a href="/${n}">${sentence(n, 8)}</a></p>`),
  ],
  ['thousands of items', `<ul>${repeat(8000, (n) => `<li>${sentence(n, 12)}</li>`)}</ul>`],
])('%s cost little more than their length', (_what, inside) => {
  const flat = repeat(Math.ceil(inside.length / 500), (n) => `<p>${sentence(n, 60)}</p>`);
  cost(flat);
  expect(cost(inside)).toBeLessThan(500 + 10 * cost(flat));
});
