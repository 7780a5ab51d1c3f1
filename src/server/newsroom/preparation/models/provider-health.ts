import { eq } from 'drizzle-orm';
import type { ProviderName } from '../../../../domain/model-providers.ts';
import { minutes } from '../../../../domain/time/duration.ts';
import { provider_health } from '../../../database/schema/preparation.ts';
import type { PreparationDeps } from './preparation-deps.ts';

/* The circuit breaker of a provider, in the database: every instance and every job sees the same. */

const FAILURES_TO_OPEN = 5;
const FAILURE_WINDOW = minutes(5);
const OPEN_FOR = minutes(10);

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
  if (row?.open_until && row.open_until > clock.now()) {
    return { state: 'open', until: row.open_until };
  }
  return { state: 'ready' };
}

/** Counts a failure of the provider itself. @returns until when the circuit is open, when this one was too many */
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
    const isTooMany = failures.length >= FAILURES_TO_OPEN;
    const openUntil = isTooMany ? new Date(now.getTime() + OPEN_FOR) : null;
    await tx
      .update(provider_health)
      .set({
        recent_failures: isTooMany ? [] : failures,
        ...(openUntil && { open_until: openUntil }),
      })
      .where(eq(provider_health.provider, provider));
    return openUntil;
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
