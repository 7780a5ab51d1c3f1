import { expect, test } from 'vitest';
import { consentVersion } from './third-parties.ts';

test('each set of tools has its own consent: a choice made for fewer says nothing of more', () => {
  const of = (analyticsId: string | null, sessionRecordingId: string | null) =>
    consentVersion({ analyticsId, sessionRecordingId });
  expect([of(null, null), of('G-1', null), of(null, 'c'), of('G-1', 'c')]).toEqual([1, 2, 3, 4]);
});
