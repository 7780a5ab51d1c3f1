import { expect, it } from 'vitest';
import { describeUnfit, followsTitle, slugOf } from './slug-preview.ts';

it('writes Lithuanian letters without their marks', () => {
  expect(slugOf('Ąžuolų šešėliai: kaip įjungti „Žvalgą“?')).toBe(
    'azuolu-seseliai-kaip-ijungti-zvalga',
  );
});

it('reads & as „ir“ and keeps numbers', () => {
  expect(slugOf('Sauga & NIS2 – 10 žingsnių')).toBe('sauga-ir-nis2-10-zingsniu');
});

it('is empty when there is nothing to write', () => {
  expect(slugOf(' – ')).toBe('');
});

it('keeps whole words up to 80 characters', () => {
  const slug = slugOf(
    'Kaip vidutinė įmonė pasirengia naujiems kibernetinio saugumo reikalavimams per vieną ketvirtį',
  );
  expect(slug).toBe(
    'kaip-vidutine-imone-pasirengia-naujiems-kibernetinio-saugumo-reikalavimams-per',
  );
  expect(slug.length).toBeLessThanOrEqual(80);
});

it('tells a slug that follows its title from one a person wrote', () => {
  expect(followsTitle('', 'Sauga')).toBe(true);
  expect(followsTitle('sauga', 'Sauga')).toBe(true);
  expect(followsTitle('sauga-12', 'Sauga')).toBe(true);
  expect(followsTitle('sauga-namuose', 'Sauga')).toBe(false);
  expect(followsTitle('saugumas', 'Sauga')).toBe(false);
});

it('tells an address that is taken from one that cannot be', () => {
  expect(describeUnfit('sauga-namuose')).toMatch(/^Ši nuoroda užimta/);
  for (const wrong of ['Šauga', 'sauga namuose', 'sauga--namuose', '-sauga', 'a/b'])
    expect(describeUnfit(wrong), wrong).toMatch(/^Nuorodoje gali būti tik/);
  expect(describeUnfit('sauga-'.repeat(20).slice(0, -1))).toMatch(/^Nuoroda labai ilga/);
});
