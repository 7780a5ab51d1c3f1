import { sql } from 'drizzle-orm';
import { HAS_NEAR_TWIN } from '../../articles/model/article-states.ts';
import { articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

/** Articles that may tell what another one tells: a machine publishes neither before a person has decided. */
export const nearDuplicates: WorkRule<number> = {
  read: () => sql`(select count(*)::int from ${articles} where ${HAS_NEAR_TWIN})`,
  toLines: (found) => (found > 0 ? [{ code: 'near_duplicates', count: found }] : []),
};
