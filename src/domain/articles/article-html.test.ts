import { expect, it } from 'vitest';
import { allowedHref, findImageAddress, findOwnImage, isOwnImage } from './article-html.ts';

const OWN = 'https://pavyzdys.lt';
const PATH = '/storage/blog-images/blog/a.webp';

it('takes only a picture’s one name for ours: by another its use would not be seen', () => {
  expect(isOwnImage(PATH)).toBe(true);
  for (const other of [
    '/storage/blog-images/./blog/a.webp',
    '/storage/blog-images/blog/../a.webp',
    '/storage/blog-images//blog/a.webp',
    '/storage/blog-images/blog/%61.webp',
    '/storage/blog-images/blog%2Fa.webp',
    '/storage/blog-images/blog/a.b.webp',
    '/storage/blog-images/blog/A.webp',
    '/storage/./blog-images/blog/a.webp',
    '/storage/blog-images/',
    '/storage/a.webp',
    `${PATH}?w=400`,
    `${PATH}\n`,
    `//kitur.lt${PATH}`,
  ])
    expect(isOwnImage(other), other).toBe(false);
});

it('knows our picture however it was copied', () => {
  for (const copied of [PATH, `${PATH}?w=400&f=avif`, `${OWN}${PATH}`, ` ${OWN}${PATH}?w=800 `])
    expect(findOwnImage(copied, OWN)).toBe(PATH);
  for (const other of [
    `https://pavyzdys.lt.kitur.lt${PATH}`,
    `https://pavyzdys.lt@kitur.lt${PATH}`,
    `${OWN}/storage/blog-images/./blog/a.webp`,
    `${OWN}${PATH}/..`,
  ])
    expect(findOwnImage(other, OWN), other).toBeNull();
  expect(findOwnImage(`${OWN}${PATH}`)).toBeNull();
});

it('writes a link’s address as we would, and none that leads to no page, hides its host or depends on its place', () => {
  expect(allowedHref(' https://kitur.lt/a b ')).toBe('https://kitur.lt/a%20b');
  expect(allowedHref('/kontaktai?a=1#b')).toBe('/kontaktai?a=1#b');
  expect(allowedHref('mailto:a@b.lt')).toBe('mailto:a@b.lt');
  expect(allowedHref('c', 'https://kitur.lt/a/b')).toBe('https://kitur.lt/a/c');
  for (const other of [
    '',
    '#a',
    'c',
    'https://',
    'javascript:alert(1)',
    'https://a@kitur.lt',
    'https://:b@kitur.lt',
  ])
    expect(allowedHref(other), other).toBeNull();
  // Also where there is an address they could be read from.
  for (const other of ['', ' ', '#a'])
    expect(allowedHref(other, 'https://kitur.lt/a/b'), other).toBeNull();
});

it('tells the addresses of pictures on the web from what nobody could fetch', () => {
  expect(findImageAddress('https://kitur.lt/a b.png', OWN)).toBe('https://kitur.lt/a%20b.png');
  expect(findImageAddress('//kitur.lt/a.png', OWN)).toBe('https://kitur.lt/a.png');
  for (const other of [
    PATH,
    `${OWN}${PATH}?w=400`,
    'a.png',
    '/a.png',
    'data:image/png;base64,AA==',
    'file:///C:/a.png',
    'https://a:b@kitur.lt/a.png',
    'https://',
  ])
    expect(findImageAddress(other, OWN), other).toBeNull();
});
