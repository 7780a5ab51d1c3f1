import { expect, it } from 'vitest';
import { checkPasswords } from './check-passwords.ts';

const good = {
  current_password: 'senas-slaptazodis',
  new_password: 'naujas-slaptažodis',
  repeated: 'naujas-slaptažodis',
};

it('accepts a new password of twelve characters that is repeated', () => {
  expect(checkPasswords(good)).toEqual({});
  // Characters as people count them.
  for (const [new_password, isLong] of [
    ['vienuolikaž🔑', true],
    ['vienuolikž🔑', false],
  ] as const) {
    const errors = checkPasswords({ ...good, new_password, repeated: new_password });
    expect(errors.new_password === undefined, new_password).toBe(isLong);
  }
});

it('asks for the current one', () => {
  expect(checkPasswords({ ...good, current_password: '' })).toEqual({
    current_password: 'Dabartinis slaptažodis privalomas',
  });
});

it('refuses what is short, the same or not repeated', () => {
  expect(checkPasswords({ ...good, new_password: 'trumpas', repeated: 'trumpas' })).toEqual({
    new_password: 'Slaptažodį turi sudaryti bent 12 ženklų',
  });
  expect(checkPasswords({ ...good, repeated: 'kitas' })).toEqual({
    repeated: 'Slaptažodžiai nesutampa',
  });
  const same = good.current_password;
  expect(checkPasswords({ ...good, new_password: same, repeated: same })).toEqual({
    new_password: 'Naujas slaptažodis sutampa su dabartiniu',
  });
});
