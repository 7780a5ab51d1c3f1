import { expect, it } from 'vitest';
import { asPostValues, sameValues } from './post-values.ts';

const values = asPostValues({ ai_translated_title: 'A', ai_translated_excerpt: 'B' });

it('fills what a stored text lacks from the article', () => {
  const base = { ...values, ai_actuality_score: '70', date: '2026-03-01' };
  expect(asPostValues({ ai_translated_title: 'Kitas', ai_actuality_score: 71 }, base)).toEqual({
    ...base,
    ai_translated_title: 'Kitas',
    ai_actuality_score: '71',
  });
});

it('tells whether two texts are the same in every field', () => {
  expect(sameValues(values, { ...values })).toBe(true);
  for (const field of Object.keys(values))
    expect(sameValues(values, { ...values, [field]: 'kita' }), field).toBe(false);
});
