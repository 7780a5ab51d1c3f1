import { describe, expect, it } from 'vitest';
import { articlePath, blogListPath, blogSearchPath, readBlogListPath } from './blog-address.ts';

describe('addresses of the blog list', () => {
  it('are as short as they can be', () => {
    expect(blogListPath(null)).toBe('/tinklarastis');
    expect(blogListPath(null, 2)).toBe('/tinklarastis?puslapis=2');
    expect(blogListPath('IT paslaugos', 3)).toBe(
      '/tinklarastis?kategorija=IT+paslaugos&puslapis=3',
    );
  });

  it('of what a search found hold its words', () => {
    expect(blogSearchPath('nis2 & co')).toBe('/tinklarastis?q=nis2+%26+co');
    expect(blogSearchPath('nis2', 2)).toBe('/tinklarastis?q=nis2&puslapis=2');
  });

  it('are read back as they were written', () => {
    const { searchParams } = new URL(blogListPath('Kibernetinis saugumas', 2), 'http://localhost');
    expect(readBlogListPath(searchParams)).toEqual({ category: 'Kibernetinis saugumas', page: 2 });
  });

  it.each(['0', '-1', '1.5', 'abc', '02', '1e9', '100000'])('know no page %j', (puslapis) => {
    expect(readBlogListPath(new URLSearchParams({ puslapis })).page).toBeNull();
  });

  it('without a page or a category mean the first and all', () => {
    const query = new URLSearchParams({ puslapis: '', kategorija: '' });
    expect(readBlogListPath(query)).toEqual({ category: null, page: 1 });
  });

  it('take nothing else for all categories', () => {
    expect(readBlogListPath(new URLSearchParams({ kategorija: ' ' })).category).toBe(' ');
  });
});

it('an article address survives any letter', () => {
  expect(articlePath('ėriukas')).toBe('/tinklarastis/%C4%97riukas');
});
