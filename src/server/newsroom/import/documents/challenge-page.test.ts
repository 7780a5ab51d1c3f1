import { expect, test } from 'vitest';
import { extractArticle } from '../pages/extract-article.ts';
import { isChallengePage } from './challenge-page.ts';

const page = (title: string, inside: string, head = '') =>
  `<!doctype html><html><head><title>${title}</title>${head}</head><body>${inside}</body></html>`;

test.each([
  ['its title', page('Just a moment...', '<div id="cf"></div>')],
  ['its words', page('example.com', '<p>Verify you are human by completing the action below.</p>')],
  ['its words in Lithuanian', page('Svetainė', '<p>Patvirtinkite, kad nesate robotas.</p>')],
  ...[
    'Just a moment...',
    'Attention Required! | Cloudflare',
    'Access denied | a.test used Cloudflare to restrict access',
    'Log in - The Daily',
    'Sign in to your account',
    'Prisijungimas – Rytas',
    'Before you continue to A.test',
  ].map((title) => [`its whole title „${title}“`, page(title, '<p>Trumpai.</p>')]),
  [
    'a field beside its word',
    page(
      'Paskyra',
      `<form>Slaptažodis <input type=password></form><p>${'Trumpai. '.repeat(20)}</p>`,
    ),
  ],
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
  ...[
    'Login credentials of 3 million leaked',
    'Sign in with Apple is broken, researcher finds',
    'Access denied: how firms lose customers',
    'Please wait: why updates take so long',
    'Prisijungimas be slaptažodžio: ką verta žinoti',
    'Security check of 300 routers fails – report',
  ].map((title) => [`its title „${title}“`, page(title, `<p>${SENTENCE}</p>`)]),
  [
    'a field for a password without a word',
    page('Naujiena', `<form><input type="password"></form><p>${SENTENCE.repeat(5)}</p>`),
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

const article = (title: string, inside: string) =>
  extractArticle(page(title, `<article><h1>A</h1>${inside}</article>`), 'https://a.test/1');

test.each([
  ['Login credentials of 3 million leaked', ''],
  ['Sign in with Apple is broken, researcher finds', ''],
  ['Access denied: how firms lose customers', ''],
  ['Naujiena', '<form><input type="password"></form>'],
  ['Naujiena', '<p>Users must solve the captcha below.</p>'],
  [
    'Slapukai',
    '<p>Įstatymas draudžia rašyti „mes naudojame slapukus“ ir laikyti tai sutikimu.</p>',
  ],
])('a short article is one: %s %s', (title, inside) => {
  expect(article(title, `<p>${SENTENCE.repeat(9)}</p>${inside}`)).toHaveProperty('html');
});

test.each([
  [
    'a consent',
    'We use cookies and data to deliver our services. If you choose “Accept all”, we and our partners also use them to show ads. If you choose “Reject all”, we will not. You can withdraw your consent at any time.',
  ],
  [
    'a consent in Lithuanian',
    'Mes naudojame slapukus. Prieš tęsdami sutikite su slapukais ir privatumo politika. Galite atmesti visus arba bet kada atšaukti savo sutikimą.',
  ],
  [
    'a captcha in a sentence',
    'We have detected unusual traffic from your network, please complete the captcha to continue reading this site today.',
  ],
  [
    'a captcha',
    'We have detected unusual traffic from your network. Please complete the captcha to continue reading this site today.',
  ],
])('however long it is, %s is no article', (_, text) => {
  expect(article('A.test', `<p>${text}</p>`.repeat(16))).toBe('interstitial');
  expect(isChallengePage(page('A.test', `<p>${text}</p>`.repeat(16)))).toBe(true);
});
