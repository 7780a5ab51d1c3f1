import { and, eq, ne } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { sessions } from '../database/schema/identity.ts';

/** All sessions of a person but this one. @returns how many were ended */
export async function endSessionsBut(
  tx: Executor,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return gone.length;
}
