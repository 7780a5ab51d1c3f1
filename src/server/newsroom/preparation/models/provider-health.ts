import { eq } from 'drizzle-orm';
import type { ProviderName } from '../../../../domain/model-providers.ts';
import { minutes } from '../../../../domain/time/duration.ts';
import { provider_health } from '../../../database/schema/preparation.ts';
import type { PreparationDeps } from './preparation-deps.ts';

/* Rest and pause of a provider, in the database: every instance and every job sees the same. */

const FAILURES_BEFORE_REST = 5;
const FAILURE_WINDOW = minutes(5);
const REST = minutes(10);

type Availability = { state: 'ready' } | { state: 'open'; until: Date } | { state: 'refused' };

type HealthDeps = Pick<PreparationDeps, 'db' | 'clock'>;

export async function readAvailability(
  { db, clock }: HealthDeps,
  provider: ProviderName,
  keyHash: string,
): Promise<Availability> {
  const [row] = await db
    .select()
    .from(provider_health)
    .where(eq(provider_health.provider, provider));
  if (row?.refused_key_hash === keyHash) return { state: 'refused' };
  if (row?.resting_until && row.resting_until > clock.now()) {
    return { state: 'open', until: row.resting_until };
  }
  return { state: 'ready' };
}

/** Counts a failure of the provider itself. @returns the end of its rest when this one was too many */
export async function recordFailure(
  { db, clock }: HealthDeps,
  provider: ProviderName,
): Promise<Date | null> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await tx.insert(provider_health).values({ provider }).onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(provider_health)
      .where(eq(provider_health.provider, provider))
      .for('update');
    const since = now.getTime() - FAILURE_WINDOW;
    const failures = [
      ...(row?.recent_failures ?? []).filter((moment) => Date.parse(moment) > since),
      now.toISOString(),
    ];
    const isTooMany = failures.length >= FAILURES_BEFORE_REST;
    const restingUntil = isTooMany ? new Date(now.getTime() + REST) : null;
    await tx
      .update(provider_health)
      .set({
        recent_failures: isTooMany ? [] : failures,
        ...(restingUntil && { resting_until: restingUntil }),
      })
      .where(eq(provider_health.provider, provider));
    return restingUntil;
  });
}

/** Pauses the provider until its key is another. */
export async function recordRefusedKey(
  { db }: HealthDeps,
  provider: ProviderName,
  keyHash: string,
): Promise<void> {
  await db
    .insert(provider_health)
    .values({ provider, refused_key_hash: keyHash })
    .onConflictDoUpdate({
      target: provider_health.provider,
      set: { refused_key_hash: keyHash },
    });
}
