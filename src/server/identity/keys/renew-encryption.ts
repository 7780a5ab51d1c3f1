import { parseEnvelope, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { and, eq } from 'drizzle-orm';
import { ConfigError } from '../../config.ts';
import type { Executor } from '../../database/database.ts';
import { two_factors } from '../../database/schema/identity.ts';
import type { SigningKeys } from './signing-keys.ts';

/**
 * Second factors under the current key, so that former ones can be taken out of SECRET_FILE; at a start.
 * @throws ConfigError when one was encrypted with a key that is not there: its owner could not sign in
 */
export async function renewEncryption(
  db: Executor,
  { encryption }: Pick<SigningKeys, 'encryption'>,
): Promise<void> {
  const current = typeof encryption === 'string' ? null : encryption.currentVersion;
  const rows = await db.select().from(two_factors);
  const isOlder = (data: string) => (parseEnvelope(data)?.version ?? null) !== current;
  const older = rows.filter(({ secret, backupCodes }) => isOlder(secret) || isOlder(backupCodes));
  const renew = async (data: string) =>
    symmetricEncrypt({ key: encryption, data: await symmetricDecrypt({ key: encryption, data }) });
  for (const { id, secret, backupCodes } of older) {
    const values = await Promise.all([renew(secret), renew(backupCodes)]).catch(() => null);
    if (!values)
      throw new ConfigError([
        'SECRET_FILE: trūksta rakto, kuriuo užšifruoti antrieji veiksniai. Grąžinkite jį į failą atskira eilute.',
      ]);
    // Another instance may have taken a code meanwhile; what it wrote stays.
    await db
      .update(two_factors)
      .set({ secret: values[0], backupCodes: values[1] })
      .where(
        and(
          eq(two_factors.id, id),
          eq(two_factors.secret, secret),
          eq(two_factors.backupCodes, backupCodes),
        ),
      );
  }
}
