import { expect, it } from 'vitest';
import { describeMatching } from './import-words.ts';

it('promises to mark no more than one act takes', () => {
  expect(describeMatching(30, true)).toBe('Pažymėti visus atitinkančius (30)');
  expect(describeMatching(400, false)).toBe('Pažymėti visus atitinkančius');
  expect(describeMatching(1000, true)).toBe('Pažymėti visus atitinkančius (1000)');
  expect(describeMatching(5000, true)).toBe('Pažymėti pirmus 1000 atitinkančių');
});
