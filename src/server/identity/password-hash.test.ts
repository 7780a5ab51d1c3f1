import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password-hash.ts';

// A hash takes most of a second where the machine has other work.
const patience = { timeout: 60_000 };

test(
  'a hash says what it cost: a row of the table of OWASP, a salt of its own',
  patience,
  async () => {
    const [one, other] = await Promise.all([hashPassword('slaptas'), hashPassword('slaptas')]);
    expect(one).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(other).not.toBe(one);
    expect(await checkPassword(one, 'slaptas')).toBe(true);
    expect(await checkPassword(one, 'Slaptas')).toBe(false);
  },
);

test('a flood waits in a row that has an end, whose places come free again', patience, async () => {
  const flood = await Promise.allSettled(
    Array.from({ length: 64 }, () => checkPassword('$scrypt$ln=4,r=1,p=1$AAAA$AAAA', 'x')),
  );
  const refused = flood.filter((one) => one.status === 'rejected');
  expect(refused.map(({ reason }) => reason.code)).toEqual(['unavailable', 'unavailable']);
  expect(await checkPassword('$scrypt$ln=4,r=1,p=1$AAAA$AAAA', 'x')).toBe(false);
});
