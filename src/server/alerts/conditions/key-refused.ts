import { provider_health } from '../../database/schema/preparation.ts';
import { listConfiguredModels } from '../../newsroom/preparation/models/models.ts';
import type { Check } from './check.ts';

/** A provider does not accept the key that is set now. */
export const findRefusedKeys: Check = async ({ db, clock, config }) => {
  const rows = await db.select().from(provider_health);
  const refused = new Map(rows.map((row) => [row.provider, row.refused_key_hash]));
  return listConfiguredModels(config, '')
    .filter(({ provider, keyHash }) => refused.get(provider) === keyHash)
    .map(({ provider }) => ({
      subject: provider,
      since: clock.now(),
      facts: { code: 'key_refused', provider },
    }));
};
