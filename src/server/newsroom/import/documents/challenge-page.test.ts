import { expect, test } from 'vitest';
import { extractArticle } from '../pages/extract-article.ts';
import { isChallengePage } from './challenge-page.ts';

const page = (title: string, inside: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${inside}</body></html>`;

test.each([
  ['its title', page('Just a moment...', '<div id="cf"></div>')],
  ['its words', page('example.com', '<p>Verify you are human by completing the action below.</p>')],
  ['its words in Lithuanian', page('Svetainė', '<p>Patvirtinkite, kad nesate robotas.</p>')],
  ['its field', page('Paskyra', '<form><input name="p" type=password></form>')],
  ['a title that never ends', '<html><title>Access denied'],
])('a page before the article is told by %s', (_what, html) => {
  expect(isChallengePage(html)).toBe(true);
});

const SENTENCE = 'Įmonės vadovas turi žinoti, kad saugumas prasideda nuo paprastų dalykų. ';
test.each([
  ['its script', page('Naujiena', '<p>Trumpa naujiena.</p>', '<script>load("captcha")</script>')],
  ['its sheet', page('Naujiena', '<p>Trumpa naujiena.</p>', '<style>.captcha{color:red}</style>')],
  ['a comment', page('Naujiena', '<!-- just a moment... --><p>Trumpa naujiena.</p>')],
  [
    'a notice at its end',
    page('Naujiena', '<p>Naujiena.</p><p>This site is protected by reCAPTCHA</p>'),
  ],
  ['its subject', page('Kaip apeinama CAPTCHA', `<p>Captcha. ${SENTENCE}</p>`)],
  [
    'a form of a whole page',
    page('N', `<form><input type="password"></form>${`<p>${SENTENCE}</p>`.repeat(30)}`),
  ],
])('an article is not taken for one because of %s', (_what, html) => {
  expect(isChallengePage(html)).toBe(false);
});

test('an article that names every sign is an article when it was found', () => {
  const signs = '<p>Verify you are human. Are you a robot? Access denied. Just a moment...</p>';
  const html = page(
    'Kaip veikia patikros',
    `<article><h1>Kaip veikia patikros</h1>${signs}<p>${SENTENCE.repeat(40)}</p></article>`,
  );
  expect(extractArticle(html, 'https://a.test/1')).toMatchObject({ title: 'Kaip veikia patikros' });
});
