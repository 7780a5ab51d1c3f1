import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, lt, notInArray, or, sql } from 'drizzle-orm';
import { nameBrowser } from '../../domain/name-browser.ts';
import { days } from '../../domain/time/duration.ts';
import type { AppContext } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { known_browsers, profiles } from '../database/schema/identity.ts';
import { type Familiarity, networkKey } from './attempts.ts';

/*
 * Browsers that have signed in before. What a browser keeps opens nothing: it only says that its attempts are not to be
 * counted with those of unknown clients (OWASP calls it a device cookie).
 */

export interface Client {
  ip: string;
  userAgent?: string | undefined;
  /** What an earlier sign-in has given this browser. */
  browser?: string | undefined;
}

const KEPT_UNUSED = days(180);
const KEPT = 50;

export interface FoundAccount {
  id: string;
  email: string;
  isDisabled: boolean;
}

export async function findAccount(
  db: Database,
  by: { email: string } | { id: string },
): Promise<FoundAccount | null> {
  const [row] = await db
    .select({ id: profiles.id, email: profiles.email, disabledAt: profiles.disabledAt })
    .from(profiles)
    .where('id' in by ? eq(profiles.id, by.id) : eq(sql`lower(${profiles.email})`, by.email));
  return row ? { id: row.id, email: row.email, isDisabled: row.disabledAt !== null } : null;
}

export async function findFamiliarity(
  { db, secret }: Pick<AppContext, 'db'> & { secret: string },
  account: FoundAccount | null,
  { ip, browser }: Client,
): Promise<Familiarity> {
  if (!account) return 'unknown';
  const token = browser === undefined ? null : hashToken(browser);
  const rows = await db
    .select({ id: known_browsers.id, token_hash: known_browsers.token_hash })
    .from(known_browsers)
    .where(
      and(
        eq(known_browsers.user_id, account.id),
        or(
          token === null ? undefined : eq(known_browsers.token_hash, token),
          eq(known_browsers.network, networkKey(secret, ip)),
        ),
      ),
    );
  const known = rows.find((row) => row.token_hash === token);
  if (known) return { browser: known.id };
  return rows.length > 0 ? 'network' : 'unknown';
}

/**
 * For a sign-in that succeeded.
 * @returns what the browser keeps, and whether its owner has to be notified: neither it nor one of its name in its
 *   network was there before
 */
export async function recordKnownBrowser(
  tx: Transaction,
  { secret, userId, client, at }: { secret: string; userId: string; client: Client; at: Date },
): Promise<{ browser: string; name: string; isNew: boolean }> {
  const name = nameBrowser(client.userAgent);
  const network = networkKey(secret, client.ip);
  const seen = { name, network, seen_at: at };
  const given = client.browser === undefined ? null : hashToken(client.browser);
  const known = given
    ? await tx.select().from(known_browsers).where(eq(known_browsers.token_hash, given))
    : [];
  const own = known.find((row) => row.user_id === userId);
  if (own) {
    await tx.update(known_browsers).set(seen).where(eq(known_browsers.id, own.id));
    return { browser: client.browser ?? '', name, isNew: false };
  }
  const like = and(
    eq(known_browsers.user_id, userId),
    eq(known_browsers.network, network),
    eq(known_browsers.name, name),
  );
  const isNew = (await tx.$count(known_browsers, like)) === 0;
  // Of a browser that two people use both keep the same.
  const browser =
    known.length > 0 && client.browser ? client.browser : randomBytes(32).toString('base64url');
  await tx.insert(known_browsers).values({
    ...seen,
    user_id: userId,
    token_hash: hashToken(browser),
    created_at: at,
  });
  await keepLatest(tx, userId);
  return { browser, name, isNew };
}

async function keepLatest(tx: Transaction, userId: string): Promise<void> {
  const isOwn = eq(known_browsers.user_id, userId);
  const latest = tx
    .select({ id: known_browsers.id })
    .from(known_browsers)
    .where(isOwn)
    .orderBy(desc(known_browsers.seen_at))
    .limit(KEPT);
  await tx.delete(known_browsers).where(and(isOwn, notInArray(known_browsers.id, latest)));
}

export async function deleteUnusedBrowsers(db: Database, now: Date): Promise<void> {
  const unused = new Date(now.getTime() - KEPT_UNUSED);
  await db.delete(known_browsers).where(lt(known_browsers.seen_at, unused));
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
