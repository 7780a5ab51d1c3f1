import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { company } from '../../content/company.ts';
import { articleJsonLd } from './article-json-ld.ts';

const SITE = 'https://imone.example';
const { provenance } = PUBLIC_ARTICLE;

describe('structured data of an article', () => {
  it('carries full addresses and names the original it is based on', () => {
    expect(articleJsonLd(PUBLIC_ARTICLE, SITE)).toMatchObject({
      url: 'https://imone.example/tinklarastis/kopijos',
      mainEntityOfPage: 'https://imone.example/tinklarastis/kopijos',
      isBasedOn: {
        url: 'https://saltinis.example/1',
        author: { name: 'J. Jonaitis' },
        datePublished: '2026-04-30T06:00:00.000Z',
        publisher: { name: 'Šaltinis' },
      },
      dateModified: '2026-05-01T06:00:00.000Z',
    });
  });

  it('says which model and wording made the text, and how the cover was made', () => {
    expect(articleJsonLd(PUBLIC_ARTICLE, SITE)).toMatchObject({
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      creator: {
        name: 'google/gemini-flash-latest',
        softwareVersion: 'nurodymo versija 3f2a91c0',
      },
      image: {
        url: 'https://imone.example/storage/blog-images/kopijos.webp',
        caption: 'Paveikslą sukūrė dirbtinis intelektas (modelis google/gemini-2.5-flash-image).',
        digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      },
    });
  });

  it('lists the questions that the text answers, beside the article', () => {
    const html =
      '<p>a</p><details data-block="question"><summary data-block="question">Kas yra <em>3-2-1</em>?</summary><p>Taisyklė.</p><p>Trys kopijos.</p></details>';
    expect(articleJsonLd({ ...PUBLIC_ARTICLE, html }, SITE)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Article' },
        {
          '@type': 'FAQPage',
          mainEntity: [
            {
              '@type': 'Question',
              name: 'Kas yra 3-2-1?',
              acceptedAnswer: { '@type': 'Answer', text: 'Taisyklė. Trys kopijos.' },
            },
          ],
        },
      ],
    });
  });

  it('leaves out what the article does not have', () => {
    const made = { prepared_by: 'person', model: null, source: null, cover: null } as const;
    const own = {
      ...PUBLIC_ARTICLE,
      category: null,
      image: null,
      provenance: { ...provenance, ...made },
    };
    const keys = Object.keys(articleJsonLd(own, SITE));
    for (const key of ['image', 'isBasedOn', 'articleSection', 'digitalSourceType', 'creator'])
      expect(keys).not.toContain(key);
  });

  it('leaves out what is not known of its original, its model and its cover', () => {
    const url = 'https://saltinis.example/1';
    const unknown = { url, author: null, published_date: null };
    const some = {
      ...provenance,
      model: 'rules',
      prompt_version: null,
      source: { ...unknown, name: null },
      cover: { source_type: 'algorithmicMedia', model: null } as const,
    };
    const data = articleJsonLd({ ...PUBLIC_ARTICLE, provenance: some }, SITE);
    expect(data).toMatchObject({
      isBasedOn: { '@type': 'Article', url },
      creator: { '@type': 'SoftwareApplication', name: 'rules' },
    });
    expect(JSON.stringify(data)).not.toMatch(/author|"creator":\{[^}]*softwareVersion|correction/);
    expect(Object.keys((data as { isBasedOn: object }).isBasedOn)).toEqual(['@type', 'url']);
    expect(Object.keys((data as { image: object }).image)).not.toContain('creator');
    const bare = { ...PUBLIC_ARTICLE, provenance: { ...provenance, cover: null } };
    expect(articleJsonLd(bare, SITE)).toMatchObject({
      image: 'https://imone.example/storage/blog-images/kopijos.webp',
      mainEntityOfPage: 'https://imone.example/tinklarastis/kopijos',
    });
  });

  it('goes on saying what made the text once a person has reviewed it, and adds who and when', () => {
    const reviewed_at = '2026-05-02T06:00:00.000Z';
    const dataOf = (reviewed_by: string | null) =>
      articleJsonLd(
        { ...PUBLIC_ARTICLE, provenance: { ...provenance, reviewed_at, reviewed_by } },
        SITE,
      );
    expect(dataOf(null)).toMatchObject({
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      mainEntityOfPage: {
        lastReviewed: '2026-05-02',
        reviewedBy: { '@type': 'Organization', name: company.brand },
      },
    });
    expect(dataOf('Ona Onaitė')).toMatchObject({
      mainEntityOfPage: { reviewedBy: { '@type': 'Person', name: 'Ona Onaitė' } },
    });
  });
});
