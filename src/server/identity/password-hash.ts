import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { limitConcurrency } from '../limit-concurrency.ts';

/** A row of OWASP's table (Password Storage Cheat Sheet): N = 2^15, r = 8, p = 3. Takes 32 MB while it is made. */
const COST = { ln: 15, r: 8, p: 3 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;

export const tooBusy = () =>
  new AppError('unavailable', 'Dabar jungiasi labai daug naudotojų. Pabandykite po minutės.', {
    retryAfterSeconds: 60,
  });

const inTurn = limitConcurrency({
  // Each holds its memory and one of libuv's four threads, which files and compression need as well.
  concurrent: 2,
  // Who comes later would wait for longer than anybody looks at a button.
  waiting: 60,
  refuse: tooBusy,
});

/**
 * The hash with what it cost, as `$scrypt$ln=15,r=8,p=3$salt$key`.
 * @throws AppError `unavailable` while too many are being made
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await inTurn(() => derive(password, salt, COST));
  const { ln, r, p } = COST;
  return `$scrypt$ln=${ln},r=${r},p=${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

/** @throws AppError `unavailable` while too many are being made */
export async function checkPassword(hash: string, password: string): Promise<boolean> {
  const parsed = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/.exec(hash);
  if (!parsed) return false;
  const [, ln, r, p, salt = '', key = ''] = parsed;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  const given = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), cost));
  const expected = Buffer.from(key, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const N = 2 ** ln;
  const options = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
