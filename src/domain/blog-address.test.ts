import { describe, expect, it } from 'vitest';
import { articlePath, blogListPath, readBlogListPath } from './blog-address.ts';

describe('addresses of the blog list', () => {
  it('are as short as they can be', () => {
    expect(blogListPath(null)).toBe('/tinklarastis');
    expect(blogListPath(null, 2)).toBe('/tinklarastis?puslapis=2');
    expect(blogListPath('IT paslaugos', 3)).toBe(
      '/tinklarastis?kategorija=IT+paslaugos&puslapis=3',
    );
  });

  it('are read back as they were written', () => {
    const { searchParams } = new URL(blogListPath('Kibernetinis saugumas', 2), 'http://localhost');
    expect(readBlogListPath(searchParams)).toEqual({ category: 'Kibernetinis saugumas', page: 2 });
  });

  it.each(['0', '-1', '1.5', 'abc', '', '1e9'])('count page %j as the first', (page) => {
    expect(readBlogListPath(new URLSearchParams({ puslapis: page })).page).toBe(1);
  });
});

it('an article address survives any letter', () => {
  expect(articlePath('ėriukas')).toBe('/tinklarastis/%C4%97riukas');
});
