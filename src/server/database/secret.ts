import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from './database.ts';
import { installation } from './schema/instances.ts';

const KEY = 'session_secret';

/** The installation's: made once, shared by its instances. @param key one with a use of its own */
export async function findOrCreateSecret(db: Executor, key = KEY): Promise<string> {
  const value = randomBytes(32).toString('base64url');
  await db.insert(installation).values({ key, value }).onConflictDoNothing();
  return await findSecret(db, key);
}

/** For commands; empty before the first start, when there is nothing yet that it was used for. */
export async function findSecret(db: Executor, key = KEY): Promise<string> {
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return String(row?.value ?? '');
}
