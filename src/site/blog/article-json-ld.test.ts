import { describe, expect, it } from 'vitest';
import type { PublicArticle } from '../../domain/site-data.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { findUnreviewedMark } from './unreviewed-mark.ts';

const article: PublicArticle = {
  title: 'Kopijos',
  slug: 'kopijos',
  excerpt: 'Trumpai.',
  category: 'IT paslaugos',
  image: '/storage/blog-images/kopijos.webp',
  published_date: '2026-05-01T06:00:00.000Z',
  reading_minutes: 1,
  html: '<p>Tekstas</p>',
  source_name: 'Šaltinis',
  original_url: 'https://saltinis.example/1',
  original_author: 'J. Jonaitis',
  original_date: '2026-04-30T06:00:00.000Z',
  prepared_by: 'ai',
  reviewed_at: null,
  edited_date: null,
  import_type: 'automatic',
  told_by: [],
};

describe('structured data of an article', () => {
  it('carries full addresses and names the original it is based on', () => {
    expect(articleJsonLd(article, 'https://imone.example')).toMatchObject({
      url: 'https://imone.example/tinklarastis/kopijos',
      image: 'https://imone.example/storage/blog-images/kopijos.webp',
      isBasedOn: {
        url: 'https://saltinis.example/1',
        author: { name: 'J. Jonaitis' },
        datePublished: '2026-04-30T06:00:00.000Z',
        publisher: { name: 'Šaltinis' },
      },
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      dateModified: '2026-05-01T06:00:00.000Z',
    });
  });

  it('leaves out what the article does not have', () => {
    const own = { ...article, category: null, image: null, original_url: null };
    const keys = Object.keys(articleJsonLd(own, 'https://imone.example'));
    expect(keys).not.toContain('image');
    expect(keys).not.toContain('isBasedOn');
    expect(keys).not.toContain('articleSection');
  });

  it('says nothing of machines once a person has reviewed the text', () => {
    const reviewed = { ...article, reviewed_at: '2026-05-02T06:00:00.000Z' };
    const keys = Object.keys(articleJsonLd(reviewed, 'https://imone.example'));
    expect(keys).not.toContain('digitalSourceType');
  });
});

describe('the mark of an unreviewed article', () => {
  it.each([
    ['ai', null, 'ai'],
    ['rules', null, 'rules'],
    ['person', null, null],
    [null, null, null],
    ['ai', '2026-05-02T06:00:00.000Z', null],
    ['rules', '2026-05-02T06:00:00.000Z', null],
  ] as const)('prepared by %s, reviewed %s: %s', (prepared_by, reviewed_at, mark) => {
    expect(findUnreviewedMark({ prepared_by, reviewed_at })).toBe(mark);
  });
});
