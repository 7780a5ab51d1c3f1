import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { describeText, findUnreviewedMark } from './review.ts';

const { provenance } = PUBLIC_ARTICLE;
const reviewed = { reviewed_at: '2026-05-02T22:30:00.000Z', reviewed_by: null };

describe('the mark of an unreviewed article', () => {
  it.each([
    ['ai', null, 'ai'],
    ['rules', null, 'rules'],
    ['person', null, null],
    ['ai', reviewed.reviewed_at, null],
    ['rules', reviewed.reviewed_at, null],
  ] as const)('prepared by %s, reviewed %s: %s', (prepared_by, reviewed_at, mark) => {
    expect(findUnreviewedMark({ prepared_by, reviewed_at })).toBe(mark);
  });
});

describe('what made a text, in words', () => {
  it('names model and wording of a model’s text, and that nobody has reviewed it', () => {
    expect(describeText(provenance)).toBe(
      'Tekstą parengė dirbtinis intelektas (modelis google/gemini-flash-latest, nurodymo versija 3f2a91c0), redaktorius jo dar neperžiūrėjo.',
    );
  });

  it('names a model alone of a text whose wording is not known', () => {
    expect(describeText({ ...provenance, prompt_version: null })).toBe(
      'Tekstą parengė dirbtinis intelektas (modelis google/gemini-flash-latest), redaktorius jo dar neperžiūrėjo.',
    );
  });

  it('keeps naming them after a review, with its day in Vilnius', () => {
    expect(describeText({ ...provenance, ...reviewed })).toBe(
      'Tekstą parengė dirbtinis intelektas (modelis google/gemini-flash-latest, nurodymo versija 3f2a91c0), 2026-05-03 jį peržiūrėjo redaktorius.',
    );
  });

  it('names a reviewer who wants to be known', () => {
    const own = { ...provenance, ...reviewed, prepared_by: 'person', reviewed_by: 'Ona Onaitė' };
    expect(describeText({ ...own, prepared_by: 'person', model: null, prompt_version: null })).toBe(
      'Tekstą parengė redakcija, 2026-05-03 jį peržiūrėjo ir už jį atsako Ona Onaitė.',
    );
  });
});
