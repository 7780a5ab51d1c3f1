import { eq } from 'drizzle-orm';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { profiles } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import { announcePublicChange } from '../pages/page-cache/public-changes.ts';

/**
 * Under which name readers may know that a person has reviewed an article; empty for none. Every article that they
 * reviewed says it from then on.
 * @throws AppError not-found
 */
export async function setPublicName(
  { db, clock, publicChanges }: Pick<AppContext, 'db' | 'clock' | 'publicChanges'>,
  { userId, publicName }: { userId: string; publicName: string },
): Promise<void> {
  const eventId = await db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for('update');
    if (!person) throw new AppError('not-found', 'Paskyra nerasta');
    await tx.update(profiles).set({ publicName }).where(eq(profiles.id, userId));
    await recordChange(tx, {
      by: userId,
      action: 'account.public-name',
      entity: 'profile',
      entityId: userId,
      after: { fields: ['public_name'] },
      at: clock.now(),
    });
    return await announcePublicChange(tx, ['articles']);
  });
  await publicChanges.waitUntilSeen(eventId);
}
