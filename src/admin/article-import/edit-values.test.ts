import { expect, it } from 'vitest';
import { changesOf, differencesOf, type EditValues } from './edit-values.ts';

const opened: EditValues = {
  ai_translated_title: 'Senas',
  ai_slug: 'senas',
  ai_translated_excerpt: '',
  ai_translated_content: '<p>A</p>',
  ai_image_path: '',
  ai_category: 'Technologijos',
  ai_actuality_score: 70,
};

it('sends only what was changed', () => {
  expect(changesOf(opened, { ...opened, ai_actuality_score: 71 })).toEqual({
    ai_actuality_score: 71,
  });
  expect(changesOf(opened, opened)).toEqual({});
});

it('shows where the saved values and the typed ones differ', () => {
  const saved = { ...opened, ai_category: 'Sauga' };
  const mine = { ...opened, ai_translated_title: 'Naujas' };
  expect(differencesOf(saved, mine)).toEqual([
    { label: 'Pavadinimas', theirs: 'Senas', mine: 'Naujas' },
    { label: 'Kategorija', theirs: 'Sauga', mine: 'Technologijos' },
  ]);
});
