import { expect, test } from 'vitest';
import { toStorableJson } from './storable-json.ts';

test('characters that jsonb refuses go, however deep they are', () => {
  expect(
    toStorableJson({ a: ['x\0y', { b: 'žąsis \ud83d' }], c: 1, d: null, 'e\0': true }),
  ).toEqual({
    a: ['xy', { b: 'žąsis \ufffd' }],
    c: 1,
    d: null,
    e: true,
  });
});
