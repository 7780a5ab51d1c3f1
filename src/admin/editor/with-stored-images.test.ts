import { DOMParser } from 'linkedom';
import { beforeAll, expect, it } from 'vitest';
import { withStoredImages } from './with-stored-images.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

const own = (name: string) => `<img src="/storage/blog-images/blog/${name}.webp" alt="">`;
const foreign = (name: string) => `<img src="https://kita.example/${name}.png" alt="">`;

it('gives pictures of other sites the path they were stored under, and leaves our own', () => {
  expect(withStoredImages(`${own('a')}${foreign('b')}`, `${own('x')}${own('y')}`)).toBe(
    `${own('a')}${own('y')}`,
  );
});

it('leaves a picture for which nothing was stored, and a text without foreign ones, as typed', () => {
  expect(withStoredImages(`${own('a')}${foreign('b')}`, own('x'))).toBe(
    `${own('a')}${foreign('b')}`,
  );
  expect(withStoredImages(own('a'), own('x'))).toBe(own('a'));
});
