import { expect, test } from 'vitest';
import type { PageElement } from './dom/page-node.ts';
import { extractArticle } from './extract-article.ts';
import { findFullerText } from './fuller-text.ts';

const SENTENCE = 'Įmonės duomenys saugomi tinkamai, kai atsarginės kopijos tikrinamos kas mėnesį. ';
const TEXT = SENTENCE.repeat(8).trim();
const BANNER =
  '<div class="banner"><p>Šis portalas naudoja slapukus, kad veiktų sklandžiai.</p></div>';
const page = (inside: string) =>
  `<html><head><title>Antraštė</title></head><body>${BANNER}${inside}</body></html>`;
const wordsOf = (element: PageElement | null) => element?.textContent.replace(/\s+/g, ' ').trim();

test.each([
  [
    'what it says to machines',
    `<script type="application/ld+json">${JSON.stringify({ '@graph': [{ '@type': 'NewsArticle', articleBody: TEXT }] })}</script>`,
  ],
  ...[
    `<p>${TEXT}</p>`,
    `<p>${SENTENCE.repeat(4)}</p>\n<p>${SENTENCE.repeat(4)}</p>`,
    `${SENTENCE.repeat(4)}\n<a href="/1">${SENTENCE}</a>${SENTENCE.repeat(3)}`,
    `&lt;p&gt;${TEXT}&lt;/p&gt;`,
    `<p>${TEXT}</p><p style="display:none">Nepaisykite.</p>`,
  ].map((articleBody): [string, string] => [
    `what it says to machines in markup: ${articleBody.replaceAll(SENTENCE, '…')}`,
    `<script type="application/ld+json">${JSON.stringify({ articleBody })}</script>`,
  ]),
  ['what it keeps for browsers without scripts', `<noscript><p>${TEXT}</p></noscript>`],
  ['what it keeps for its own script', `<template><p>${TEXT}</p></template>`],
  ['a script that is a template', `<script type="text/template"><p>${TEXT}</p></script>`],
  ['the place it names for an article', `<article class="comment">${TEXT}</article>`],
])('an article the extractor misses is found in %s', (_where, inside) => {
  expect(wordsOf(findFullerText(page(inside), 60))).toBe(TEXT);
});

test('hidden text and broken data are no article', () => {
  const broken = `<script type="application/ld+json">{"articleBody": </script>`;
  const kept = `<template><p style="display:none">${TEXT}</p></template>`;
  expect(findFullerText(page(broken + kept), 60)).toBeNull();
});

test('what is not clearly more is left to the extractor', () => {
  const kept = `<noscript><p>${TEXT}</p></noscript>`;
  expect(findFullerText(page(kept), TEXT.length - 1)).toBeNull();
});

test('a page of which the extractor finds only the banner gives its article', () => {
  const ld = `<script type="application/ld+json">${JSON.stringify({ articleBody: TEXT })}</script>`;
  const article = extractArticle(page(ld), 'https://a.example/b');
  expect(article).toMatchObject({ html: expect.stringContaining(SENTENCE.trim()) });
});
