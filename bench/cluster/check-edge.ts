import { equal } from 'node:assert/strict';
import { call, signInToApi } from '../../tests/support/api-client.ts';
import { ADMINISTRATOR } from '../../tests/support/product.ts';
import { totpCode } from '../../tests/support/totp.ts';

/**
 * What stands in front keeps nothing from whom it is for, and gives nobody else a say: who signs in with a second factor gets in,
 * and no visitor empties the cache.
 * @param address what visitors ask
 */
export async function checkEdge(address: string): Promise<void> {
  const purge = await fetch(address, { method: 'PURGE', headers: { xkey: 'site' } });
  equal(purge.status, 405, 'a visitor can purge pages');

  const api = await signInToApi({ url: address });
  const { password } = ADMINISTRATOR;
  const factor = '/api/admin/account/two-factor';
  const { secret, recovery_codes } = (await api('POST', factor, { password })).body;
  await api('POST', `${factor}/confirm`, { code: totpCode(secret) });
  const first = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [recovery_code, spare] = recovery_codes;
  const second = await call(address, 'POST', '/api/auth/two-factor', { recovery_code }, { cookie });
  equal(second.status, 200, 'nobody with a second factor can sign in');
  await api('POST', `${factor}/disable`, { password, recovery_code: spare });
}
