import { expect, it } from 'vitest';
import { SLUG_MAX_LENGTH } from '../../domain/text/make-slug.ts';
import { describeUnfit, followsTitle } from './slug-preview.ts';

it('tells a slug that follows its title from one a person wrote', () => {
  expect(followsTitle('', 'Sauga')).toBe(true);
  expect(followsTitle('sauga', 'Sauga')).toBe(true);
  expect(followsTitle('sauga-12', 'Sauga')).toBe(true);
  expect(followsTitle('sauga-2', 'Sauga')).toBe(true);
  expect(followsTitle('sauga-namuose', 'Sauga')).toBe(false);
  expect(followsTitle('saugumas', 'Sauga')).toBe(false);
});

it('tells an address that is taken from one that cannot be', () => {
  expect(describeUnfit('sauga-namuose')).toMatch(/^Ši nuoroda užimta/);
  expect(describeUnfit('a'.repeat(SLUG_MAX_LENGTH))).toMatch(/^Ši nuoroda užimta/);
  expect(describeUnfit('a'.repeat(SLUG_MAX_LENGTH + 1))).toMatch(/^Nuoroda labai ilga/);
  for (const wrong of ['Šauga', 'sauga namuose', 'sauga--namuose', '-sauga', 'a/b'])
    expect(describeUnfit(wrong), wrong).toMatch(/^Nuorodoje gali būti tik/);
  expect(describeUnfit('sauga-'.repeat(20).slice(0, -1))).toMatch(/^Nuoroda labai ilga/);
});
