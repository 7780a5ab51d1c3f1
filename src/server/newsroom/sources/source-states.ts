import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SourceState } from '../../../domain/source-states.ts';
import { rss_sources } from '../../database/schema/sources.ts';

const isOn = eq(rss_sources.is_active, true);

/** Every source is in one of them. */
export const SOURCE_STATE_FILTERS: Record<SourceState, SQL> = {
  failing: and(isOn, isNotNull(rss_sources.last_error)) as SQL,
  working: and(isOn, isNull(rss_sources.last_error), isNotNull(rss_sources.last_fetched_at)) as SQL,
  unchecked: and(isOn, isNull(rss_sources.last_error), isNull(rss_sources.last_fetched_at)) as SQL,
  off: eq(rss_sources.is_active, false),
};
