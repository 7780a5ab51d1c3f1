import { expect, it } from 'vitest';
import { asPostValues } from '../../articles/post-values.ts';
import { editRules } from './edit-rules.ts';

const prepared = editRules(
  asPostValues({ ai_translated_title: 'A', ai_actuality_score: 70, ai_category: 'Sauga' }),
);
const imported = editRules(asPostValues({}));

it('takes an integer score, and none only while the article has none, as the server does', () => {
  for (const score of ['0', '71', '100']) expect(prepared.ai_actuality_score(score)).toBeNull();
  for (const score of ['', '-1', '7.5', '101', 'abc'])
    expect(prepared.ai_actuality_score(score), score).toContain('nuo 0 iki 100');
  expect(imported.ai_actuality_score('')).toBeNull();
});

it('checks date and source as the post form does, once its draft has changed them', () => {
  const article = editRules(
    asPostValues({ date: '2026-03-01', source_url: 'https://pavyzdys.lt/a' }),
  );
  expect([article.date?.('2026-03-01'), article.date?.('')]).toEqual([null, 'Data privaloma']);
  expect(article.source_url?.('https://pavyzdys.lt/a')).toBeNull();
  expect(article.source_url?.('https:/')).toBe('Neteisingas šaltinio adresas');
});

it('lets nothing be emptied that the article has, but for its category', () => {
  expect(prepared.ai_translated_title?.(' ')).toBe('Pavadinimas privalomas');
  expect(imported.ai_translated_title?.('')).toBeNull();
  expect(prepared.ai_translated_title?.('a'.repeat(301))).toContain('max 300');
  expect(imported.ai_translated_title?.('a'.repeat(300))).toBeNull();
  // What an import has brought may be longer; left as it is, nothing is wrong with it.
  const long = 'a'.repeat(301);
  expect(editRules(asPostValues({ ai_translated_title: long })).ai_translated_title?.(long)).toBe(
    null,
  );
  expect(prepared).not.toHaveProperty('ai_category');
});
