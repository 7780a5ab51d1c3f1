import { describe, expect, it, test } from 'vitest';
import { blogCategories, categoryHeads } from '../../content/blog.ts';
import { articleKeywords, blogListHead, blogListTitle } from './blog-heads.ts';

describe('what search engines are told of the blog’s list', () => {
  const lists = [null, ...blogCategories, 'Savos kategorijos'].flatMap((category) =>
    [1, 2, 3].map((page) => blogListHead(category, page)),
  );

  it.each(['description', 'keywords'] as const)('has a %s for each page of each list', (field) => {
    expect(lists.every((head) => head[field].length > 10)).toBe(true);
    expect(new Set(lists.map((head) => head[field])).size).toBe(lists.length);
  });

  it('fits into a page of search results', () => {
    const long = blogListHead('Labai ilgas kategorijos pavadinimas '.repeat(5).trim(), 2);
    for (const { description } of [...lists, long])
      expect(description.length).toBeLessThanOrEqual(160);
    expect(long.description).toMatch(/\p{L}… 2 puslapis\.$/u);
  });

  it('says which page it is, in the sentence', () => {
    expect(blogListHead(null, 2).description).toMatch(/[^.], 2 puslapis\.$/);
    expect(blogListHead(null, 1).description).not.toContain('puslapis');
  });

  it.each(blogCategories)('describes %s whole', (category) => {
    const length = categoryHeads[category]?.description.length;
    expect(length).toBeGreaterThanOrEqual(120);
    expect(length).toBeLessThanOrEqual(160);
  });
});

test.each([
  [null, 1, null, 'Tinklaraštis – Gintvė'],
  ['Technologijos', 2, null, 'Technologijos – 2 puslapis – Tinklaraštis – Gintvė'],
  [
    null,
    2,
    'Paieškos rezultatai: „ugniasienė ir jos taisyklės įmonėje“ (14)',
    'Paieškos rezultatai: „ugniasienė ir jos taisyklės įmonėje“ (14) – 2 puslapis – Tinklaraštis – Gintvė',
  ],
])(
  'the list of %s, page %i, of what was found „%s“ is titled „%s“',
  (category, page, found, title) => {
    expect(blogListTitle(category, page, found)).toBe(title);
  },
);

describe('keywords of an article', () => {
  const article = { category: 'IT paslaugos', title: 'NIS2: ką daryti vadovui?', html: '<p>x</p>' };

  it('are its category, its title’s words and its first main headings', () => {
    const html = '<h2>Kas, kada ir kam?</h2><h3>Smulkiau</h3><h2>Bauda &amp; terminas</h2>';
    expect(articleKeywords({ ...article, html })).toBe(
      'IT paslaugos, NIS2, daryti, vadovui, Kas kada ir kam, Bauda & terminas',
    );
  });

  it('come from the title alone where there are no headings', () => {
    expect(articleKeywords({ ...article, category: null })).toBe('NIS2, daryti, vadovui');
  });

  it('are the first four headings and the first five of the title’s words that say something', () => {
    const title = 'Kaip per metus apsaugoti įmonės kompiuterius, tinklus, duomenis ir žmones';
    const html = ['a', 'b', 'c', 'd', 'e'].map((name) => `<h2>${name}</h2>`).join('');
    expect(articleKeywords({ category: null, title, html })).toBe(
      'Kaip, metus, apsaugoti, įmonės, kompiuterius, a, b, c, d',
    );
  });

  it('name nothing twice', () => {
    const html = '<h2>VADOVUI</h2>';
    expect(articleKeywords({ ...article, html })).toBe('IT paslaugos, NIS2, daryti, VADOVUI');
  });
});
