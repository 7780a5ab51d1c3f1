import { describe, expect, it } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { describeProvenance } from './provenance.ts';

const { provenance } = PUBLIC_ARTICLE;

describe('what made an article, in words', () => {
  it('says all of it at once: text, source and cover', () => {
    const plain = {
      ...provenance,
      prepared_by: 'rules',
      model: null,
      prompt_version: null,
    } as const;
    expect(describeProvenance(plain)).toBe(
      'Tekstas automatiškai parengtas pagal taisykles, redaktorius jo dar neperžiūrėjo. Šaltinis: Šaltinis, J. Jonaitis, 2026-04-30. Paveikslą sukūrė dirbtinis intelektas (modelis google/gemini-2.5-flash-image).',
    );
    const own = { ...plain, prepared_by: 'person', source: null, cover: null } as const;
    expect(describeProvenance(own)).toBe('Tekstą parengė redakcija.');
  });
});
