import { expect, it } from 'vitest';
import { imageAddress } from './image-address.ts';

it('puts a bare name into the public bucket and keeps our own paths', () => {
  expect(imageAddress('blog/a.webp')).toBe('/storage/blog-images/blog/a.webp');
  expect(imageAddress('/storage/blog-images/a.webp')).toBe('/storage/blog-images/a.webp');
});

it('loads nothing from elsewhere', () => {
  expect(imageAddress('https://elsewhere.example/a.jpg')).toBeNull();
  expect(imageAddress('//elsewhere.example/a.jpg')).toBeNull();
  expect(imageAddress(null)).toBeNull();
  expect(imageAddress('')).toBeNull();
});
