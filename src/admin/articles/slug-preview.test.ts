import { expect, it } from 'vitest';
import { slugOf } from './slug-preview.ts';

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
