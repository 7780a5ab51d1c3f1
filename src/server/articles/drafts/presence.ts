import { and, eq, lte, ne, sql } from 'drizzle-orm';
import { minutes } from '../../../domain/time/duration.ts';
import type { AppContext } from '../../context.ts';
import { text_presence } from '../../database/schema/article-versions.ts';
import { profiles } from '../../database/schema/identity.ts';

type Ctx = Pick<AppContext, 'db' | 'clock'>;

/** A window says three times in it that it is there. */
const LIFE = minutes(1);

/** @returns the names of the others who have the text open, of any instance */
export async function stayInText(
  { db, clock }: Ctx,
  textId: string,
  userId: string,
): Promise<string[]> {
  const now = clock.now();
  const gone = new Date(now.getTime() - LIFE);
  await db.delete(text_presence).where(lte(text_presence.seen_at, gone));
  await db
    .insert(text_presence)
    .values({ text_id: textId, user_id: userId, seen_at: now })
    .onConflictDoUpdate({
      target: [text_presence.text_id, text_presence.user_id],
      set: { seen_at: now },
    });
  const others = await db
    .select({ name: sql<string>`coalesce(nullif(${profiles.name}, ''), ${profiles.email})` })
    .from(text_presence)
    .innerJoin(profiles, eq(profiles.id, text_presence.user_id))
    .where(and(eq(text_presence.text_id, textId), ne(text_presence.user_id, userId)))
    .orderBy(profiles.name);
  return others.map(({ name }) => name);
}

export async function leaveText({ db }: Ctx, textId: string, userId: string): Promise<void> {
  await db
    .delete(text_presence)
    .where(and(eq(text_presence.text_id, textId), eq(text_presence.user_id, userId)));
}
