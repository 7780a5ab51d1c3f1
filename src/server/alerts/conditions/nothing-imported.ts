import { eq, max, min } from 'drizzle-orm';
import { days } from '../../../domain/time/duration.ts';
import { ai_import_settings } from '../../database/schema/automation.ts';
import { rss_sources } from '../../database/schema/sources.ts';
import type { Check } from './check.ts';

const PATIENCE = days(1);

/** The import is switched on and no source has given an article for a day. It begins anew when settings change. */
export const findSilentImport: Check = async ({ db, clock }) => {
  const [settings] = await db
    .select({ is_on: ai_import_settings.source_import_enabled, at: ai_import_settings.updated_at })
    .from(ai_import_settings);
  if (!settings?.is_on) return [];
  const [sources] = await db
    .select({ newest: max(rss_sources.last_new_item_at), first: min(rss_sources.created_at) })
    .from(rss_sources)
    .where(eq(rss_sources.is_active, true));
  if (!sources?.first) return [];
  const moments = [settings.at, sources.first, ...(sources.newest ? [sources.newest] : [])];
  const since = new Date(Math.max(...moments.map(Number)) + PATIENCE);
  if (since > clock.now()) return [];
  return [{ subject: '', since, facts: { code: 'nothing_imported' } }];
};
