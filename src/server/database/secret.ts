import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { installation } from './schema/instances.ts';

const KEY = 'session_secret';

/** The installation's: made once, shared by its instances. */
export async function findOrCreateSecret(db: Executor): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ key: KEY, value }).onConflictDoNothing();
  return await findSecret(db);
}

/** For commands; empty before the first start, when there is nothing yet that it was used for. */
export async function findSecret(db: Executor): Promise<string> {
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return String(row?.value ?? '');
}
