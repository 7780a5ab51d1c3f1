import { expect, it } from 'vitest';
import { checkPasswords } from './check-passwords.ts';

const good = {
  current_password: 'senas-slaptazodis',
  new_password: 'naujas-slaptažodis',
  repeated: 'naujas-slaptažodis',
};

it('accepts a new password of twelve characters that is repeated', () => {
  expect(checkPasswords(good)).toEqual({});
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
