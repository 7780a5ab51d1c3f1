import { DOMParser, parseHTML } from 'linkedom';
import { beforeAll, expect, test } from 'vitest';
import {
  FOREIGN_PICTURE,
  hideSources,
  pictureOf,
  showableHtml,
  showSources,
} from './foreign-picture.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const OWN = '/storage/blog-images/a.webp';
const FOREIGN = 'https://b.test/b.jpg';
const page = parseHTML('<!doctype html><body></body>').document;

test('our picture is shown with what the text says of it, a foreign one is named and not loaded', () => {
  const own = pictureOf(page, { src: OWN, alt: 'Ona', width: null });
  expect(own.getAttributeNames().toSorted()).toEqual(['alt', 'src']);
  expect(own.getAttribute('src')).toBe(OWN);
  const foreign = pictureOf(page, { src: FOREIGN, alt: 'Ona' });
  expect(foreign.localName).toBe('div');
  expect(foreign.textContent).toBe(`${FOREIGN_PICTURE} ${FOREIGN}`);
});

test('in kept HTML too: ours stays, a foreign one gives way to its name', () => {
  const html = showableHtml(
    `<figure><img src="${OWN}" alt=""></figure><p><img src="${FOREIGN}" alt=""></p>`,
  );
  expect(html).toContain(`<img src="${OWN}"`);
  expect(html).toContain(`${FOREIGN_PICTURE} ${FOREIGN}`);
  expect(html).not.toContain(`src="${FOREIGN}"`);
});

test('a hidden address comes back as it was', () => {
  const { document } = parseHTML(
    `<!doctype html><html><body><img src="${FOREIGN}"><img src="${OWN}"></body></html>`,
  );
  const sources = () =>
    [...document.querySelectorAll('img')].map((each) => each.getAttribute('src'));
  hideSources(document.body);
  expect(sources()).toEqual([null, OWN]);
  showSources(document.body);
  expect(sources()).toEqual([FOREIGN, OWN]);
  expect(document.body.innerHTML).not.toContain('data-foreign-src');
});
