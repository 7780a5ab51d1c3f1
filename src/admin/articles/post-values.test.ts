import { expect, it } from 'vitest';
import { asPostValues, carryOver } from './post-values.ts';

const values = asPostValues({ ai_translated_title: 'A', ai_translated_excerpt: 'B' });

it('fills what a stored text lacks from the article', () => {
  const base = { ...values, ai_actuality_score: '70', date: '2026-03-01' };
  expect(asPostValues({ ai_translated_title: 'Kitas', ai_actuality_score: 71 }, base)).toEqual({
    ...base,
    ai_translated_title: 'Kitas',
    ai_actuality_score: '71',
  });
});

it('keeps what was typed while a text was saved, and takes the rest as it is stored', () => {
  const sent = { ...values, ai_image_path: 'https://kitur.lt/a.png' };
  const stored = { ...sent, ai_image_path: '/storage/blog-images/a.webp' };
  const typed = { ...sent, ai_translated_excerpt: 'B ir dar' };
  expect(carryOver({ sent, stored, typed })).toEqual({
    ...stored,
    ai_translated_excerpt: 'B ir dar',
  });
});
