import { DOMParser } from 'linkedom';
import { beforeAll, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { parseHtml } from './parse-html.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

it('takes from styles and handlers the names that the page’s policy complains about, and nothing from values', () => {
  const names = (html: string) =>
    parseHtml(html)
      .firstElementChild?.getAttributeNames()
      .map((name) => name.toLowerCase());
  expect(names('<p style="color:red" onclick="x()">a</p>')).toEqual(['data-style', 'data-onclick']);
  expect(names(`<p title='a' ONCLICK = x()>a</p>`)).toEqual(['title', 'data-onclick']);
  expect(names('<img/onerror=x() alt="a">')).toEqual(['data-onerror', 'alt']);
  expect(names('<p title="a"onclick="x()">a</p>')).toEqual(['title', 'data-onclick']);
  const titled = parseHtml('<p title="a > b onclick=1 style=2">onclick=1</p>').firstElementChild;
  expect(titled?.getAttribute('title')).toBe('a > b onclick=1 style=2');
  expect(titled?.textContent).toBe('onclick=1');
});

it('names what goes as it was written', () => {
  expect(cleanHtml('<p style="color:red" onclick="x()">a</p>')).toMatchObject({
    html: '<p>a</p>',
    removedAttributes: ['style', 'onclick'],
  });
});
