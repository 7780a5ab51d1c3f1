import { expect, it } from 'vitest';
import type { Article } from '../articles/article-requests.ts';
import {
  emptyPost,
  followTitle,
  isUnchanged,
  POST_RULES,
  postValuesOf,
  toChanges,
} from './post-form-values.ts';

const blank = emptyPost(new Date('2026-03-01T22:30:00Z'));

it('dates a new post today in Vilnius', () => {
  expect(blank.date).toBe('2026-03-02');
});

it('lets the slug follow the title until somebody writes another one', () => {
  const titled = followTitle(blank, 'Šifravimas');
  expect(titled.ai_slug).toBe('sifravimas');
  expect(followTitle(titled, 'Šifravimas biure').ai_slug).toBe('sifravimas-biure');
  const own = { ...titled, ai_slug: 'mano-nuoroda' };
  expect(followTitle(own, 'Kitas').ai_slug).toBe('mano-nuoroda');
});

it('sends only what was changed', () => {
  expect(toChanges({ ...blank, ai_slug: 'a' }, blank)).toEqual({ ai_slug: 'a' });
  expect(toChanges(blank, blank)).toEqual({});
  expect(toChanges(blank, { ...blank, ai_actuality_score: '100' })).toEqual({});
});

it('takes an empty source address or a web address, nothing else', () => {
  expect(POST_RULES.source_url('')).toBeNull();
  expect(POST_RULES.source_url('https://pavyzdys.lt/a')).toBeNull();
  for (const wrong of ['pavyzdys.lt', 'javascript:alert(1)', 'https://']) {
    expect(POST_RULES.source_url(wrong)).toBe('Neteisingas šaltinio adresas');
  }
});

it('refuses a title that is too long instead of cutting it', () => {
  expect(POST_RULES.ai_translated_title('a'.repeat(300))).toBeNull();
  expect(POST_RULES.ai_translated_title(`${'a'.repeat(300)}  `)).toBeNull();
  expect(POST_RULES.ai_translated_title('a'.repeat(301))).toBe(
    'Pavadinimas per ilgas (max 300 simbolių)',
  );
  expect(POST_RULES.ai_translated_title(' ')).toBe('Pavadinimas privalomas');
});

it('asks for the minutes of an hour that is begun, instead of taking it for none', () => {
  expect(POST_RULES.date('2026-03-02 :')).toMatch(/ir minutes/);
  expect(POST_RULES.date('2026-03-02 14:30')).toBeNull();
  expect(POST_RULES.date('2026-03-02')).toBeNull();
  expect(POST_RULES.date('14:30')).toBe('Data privaloma');
});

it('takes a text for unchanged that says what its article says', () => {
  const article = {
    ai_translated_title: 'A',
    original_url: 'manual:1',
    created_at: '2026-03-01T10:00:00Z',
  } as Article;
  const values = postValuesOf(article);
  expect(isUnchanged(values, article)).toBe(true);
  expect(isUnchanged({ ...values, ai_translated_title: 'B' }, article)).toBe(false);
});

it('takes a new text for unchanged while nothing stands in it but its day', () => {
  expect(isUnchanged({ ...blank, date: '2026-03-05' }, null)).toBe(true);
  expect(isUnchanged({ ...blank, ai_category: 'Technologijos' }, null)).toBe(false);
});
