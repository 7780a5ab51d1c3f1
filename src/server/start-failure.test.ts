import { expect, test } from 'vitest';
import { explainStartFailure } from './start-failure.ts';

test('a right that the role lacks is one clear line with PostgreSQL’s words', () => {
  const cause = Object.assign(new Error('must be owner of function refuse_audit_change'), {
    code: '42501',
  });
  const error = new Error('Failed query: create or replace function …\nparams: ', { cause });
  expect(explainStartFailure(error)).toBe(
    'Duomenų bazės naudotojui (DATABASE_URL) trūksta teisės: must be owner of function refuse_audit_change. Kaip ją suteikti, aprašyta naudojimo vadove.',
  );
});
