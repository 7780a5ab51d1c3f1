import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { describeProvenance, type Provenance } from '../src/domain/articles/provenance.ts';
import type { PublicArticle } from '../src/domain/site-data.ts';
import { reEncodeImage } from '../src/server/images/re-encode.ts';
import { articleJsonLd } from '../src/site/blog/article-json-ld.ts';
import { ArticleScreen } from '../src/site/blog/article-screen.tsx';
import { PUBLIC_ARTICLE } from '../tests/fixtures/public-article.ts';
import { type ArticleRecord, findFaults } from './article-marks.ts';

const PAINTED = { source_type: 'trainedAlgorithmicMedia', model: 'google/painter' } as const;
const blank = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9902f' } });
const { bytes } = await reEncodeImage(await blank.png().toBuffer(), PAINTED);
const unmarked = await blank.webp().toBuffer();

const record: ArticleRecord = {
  slug: 'kopijos',
  prepared_by: 'ai',
  prepared_model: 'google/gemini-flash-latest',
  prepared_prompt: '3f2a91c0ffffffff',
  reviewed_at: '2026-05-02T06:00:00.000Z',
  public_name: 'Ona Onaitė',
  source_url: 'https://saltinis.example/1',
  source_name: 'Šaltinis',
  source_author: 'J. Jonaitis',
  source_date: '2026-04-30T06:00:00.000Z',
  cover: '/storage/blog-images/kopijos.webp',
  is_made_cover: true,
  cover_type: 'trainedAlgorithmicMedia',
  cover_model: 'google/painter',
  check_cause: 'facts',
  notices: ['Patikslinta kaina: 12, ne 15 eurų.'],
};
const provenance: Provenance = {
  ...PUBLIC_ARTICLE.provenance,
  reviewed_at: record.reviewed_at,
  reviewed_by: record.public_name,
  cover: PAINTED,
};
const pageOf = (said: Provenance) => {
  const article: PublicArticle = {
    ...PUBLIC_ARTICLE,
    provenance: said,
    check: { cause: 'facts', since: '2026-05-03T06:00:00.000Z' },
    corrections: [{ at: '2026-05-04T06:00:00.000Z', text: record.notices[0] ?? '' }],
  };
  const data = JSON.stringify(articleJsonLd(article, 'https://imone.lt'));
  const screen = renderToStaticMarkup(<ArticleScreen article={article} related={[]} />);
  return `<html><head><script type="application/ld+json">${data}</script></head><body>${screen}</body></html>`;
};
const telling = {
  page: pageOf(provenance),
  api: { provenance },
  feed: describeProvenance(provenance),
  pictures: [{ address: '/a.webp', bytes }],
};
const kindsOf = async (...[of, told]: Parameters<typeof findFaults>) =>
  (await findFaults(of, told)).map(({ kind, where }) => `${kind}: ${where}`);

describe('the marks of an article', () => {
  test('are without fault where page, structured data, feed, API and bytes say what the rows hold', async () => {
    expect(await kindsOf(record, telling)).toEqual([]);
  });

  test('are missing where one of them says nothing', async () => {
    const page = telling.page.replace(/<p class="text-soft" data-provenance.*?<\/p>/, '');
    expect(await kindsOf(record, { ...telling, page })).toContain('unmarked: page');
    expect(await kindsOf(record, { ...telling, api: {} })).toContain('unmarked: api');
    expect(await kindsOf(record, { ...telling, feed: undefined })).toContain('unmarked: rss');
    const pictures = [{ address: '/a.webp', bytes: unmarked }];
    expect(await kindsOf(record, { ...telling, pictures })).toContain('unmarked: picture /a.webp');
    const uncaptioned = telling.page.replace(/<figcaption.*?<\/figcaption>/, '');
    expect(await kindsOf(record, { ...telling, page: uncaptioned })).toEqual([
      'unmarked: page, cover',
    ]);
  });

  test('are untrue where one of them says something else', async () => {
    const of = (said: Partial<Provenance>) => ({
      ...telling,
      page: pageOf({ ...provenance, ...said }),
    });
    expect(await kindsOf(record, of({ model: 'google/other' }))).toEqual([
      'untrue: page, sentence',
      'untrue: json-ld, model',
      'untrue: rss',
    ]);
    expect(await kindsOf(record, of({ prepared_by: 'person' }))).toContain('untrue: page');
    const unread = await kindsOf({ ...record, reviewed_at: null }, telling);
    expect(unread).toEqual(
      expect.arrayContaining([
        'unmarked: page, warning',
        'untrue: json-ld, review',
        'untrue: api, review',
      ]),
    );
    const drawn = { ...record, cover_type: 'algorithmicMedia', cover_model: null } as const;
    expect(await kindsOf(drawn, telling)).toEqual(
      expect.arrayContaining([
        'untrue: picture /a.webp',
        'untrue: page, cover',
        'untrue: api, cover',
      ]),
    );
  });

  test('hold checks and corrections, neither more nor fewer than there are', async () => {
    const quiet = { ...record, check_cause: null, notices: [] };
    expect(await kindsOf(quiet, telling)).toEqual([
      'untrue: page, check',
      'untrue: page, correction',
      'untrue: json-ld, correction',
    ]);
    const silent = telling.page
      .replace(/<p class="checked".*?<\/p>/, '')
      .replace(/<section class="corrections".*?<\/section>/, '');
    expect(await kindsOf(record, { ...telling, page: silent })).toEqual([
      'unmarked: page, check',
      'unmarked: page, correction',
    ]);
  });

  test('are missing where the newsroom made a cover and no row says how', async () => {
    const unknown = { ...record, cover_type: null, cover_model: null };
    expect(await kindsOf(unknown, telling)).toContain('unmarked: images');
  });
});
