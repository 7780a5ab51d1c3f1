import { sql } from 'drizzle-orm';
import { sumOf, WHATEVER_THE_SCORE } from '../../articles/model/article-counts.ts';
import { article_counts } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

export interface KeptTexts {
  imported: number;
  processed: number;
  needs_review: number;
  failed: number;
  draft: number;
  scheduled: number;
}

/** Articles at each step that a person may have to take, from the kept counts. */
export const texts: WorkRule<KeptTexts> = {
  read: () => sql`(
    select json_build_object('imported', ${sumOf('imported')}, 'processed', ${sumOf('processed')},
      'needs_review', ${sumOf('needs_review')}, 'failed', ${sumOf('failed')}, 'draft', ${sumOf('draft')},
      'scheduled', ${sumOf('scheduled')})
    from ${article_counts} where ${WHATEVER_THE_SCORE})`,
  tell: ({ needs_review, failed, processed, imported }) =>
    [
      { code: 'texts_to_review' as const, count: needs_review },
      { code: 'articles_failed' as const, count: failed },
      { code: 'articles_ready' as const, count: processed },
      { code: 'articles_waiting' as const, count: imported },
    ].filter(({ count }) => count > 0),
};
