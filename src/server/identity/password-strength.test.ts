import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { findWeakness } from './password-strength.ts';
import { checkNewPassword } from './passwords.ts';

const ABOUT = ['jonas.petraitis@example.lt', 'Jonas Petraitis'];
const weakness = (password: string) => findWeakness(password, ABOUT);

test.each([
  ['passwordpassword', 'kartojasi'],
  ['PasswordPassword1', 'kartojasi'],
  ['P@ssw0rdP@ssw0rd', 'kartojasi'],
  ['slaptazodisslaptazodis', 'kartojasi'],
  ['abcabcabcabc', 'kartojasi'],
  ['password1234', 'nutekintų'],
  ['Administratorius1', 'nutekintų'],
  ['Slaptažodis2026', 'nutekintų'],
  ['q1w2e3r4t5y6', 'nutekintų'],
  ['abcdefghijkl', 'iš eilės'],
  ['jonas.petraitis@example.lt', 'el. pašto adresas'],
  ['Petraitis2026', 'el. pašto adresas'],
  [`${company.brand}-${company.brand}`, 'įmonės pavadinimas'],
])('%s is refused with the reason', async (password, reason) => {
  expect(await weakness(password)).toContain(reason);
});

test.each(['bandomasis-slaptazodis', 'ugnis vanduo oras', 'aB3kZ9pQx7mN4wT', 'ąžuolas-gegutė-7'])(
  '%s is taken',
  async (password) => {
    expect(await weakness(password)).toBeNull();
  },
);

test.each([
  ['vK4!pz9#Qw2', 'Slaptažodį turi sudaryti bent 12 ženklų'],
  ['vK4!pz9#Qw2x', null],
  // Signs, however many units they take.
  ['vK4!pz9#Qw😀', 'Slaptažodį turi sudaryti bent 12 ženklų'],
  [`${'vK4!pz9#Qw2x'.repeat(10)}aB3kZ9pQ`, null],
  [`${'vK4!pz9#Qw2x'.repeat(10)}aB3kZ9pQ7`, 'Slaptažodis per ilgas (daugiausia 128 ženklai)'],
])('%s has from twelve to 128 signs, or is refused: %s', async (password, message) => {
  const refused = await checkNewPassword(password, ABOUT).catch(({ errors }) => errors);
  expect(refused ?? null).toEqual(message && [{ field: 'password', message }]);
});
