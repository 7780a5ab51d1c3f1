import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { articleJsonLd } from './article-json-ld.ts';
import { findUnreviewedMark } from './unreviewed-mark.ts';

describe('structured data of an article', () => {
  it('carries full addresses and names the original it is based on', () => {
    expect(articleJsonLd(PUBLIC_ARTICLE, 'https://imone.example')).toMatchObject({
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
    const own = { ...PUBLIC_ARTICLE, category: null, image: null, original_url: null };
    const keys = Object.keys(articleJsonLd(own, 'https://imone.example'));
    expect(keys).not.toContain('image');
    expect(keys).not.toContain('isBasedOn');
    expect(keys).not.toContain('articleSection');
  });

  it('says nothing of machines once a person has reviewed the text', () => {
    const reviewed = { ...PUBLIC_ARTICLE, reviewed_at: '2026-05-02T06:00:00.000Z' };
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
