import { sql } from 'drizzle-orm';
import { sumOf, WHATEVER_THE_SCORE } from '../../articles/model/article-counts.ts';
import { STATE_FILTERS } from '../../articles/model/article-states.ts';
import { downwards } from '../../database/newest-first.ts';
import { article_counts, articles } from '../../database/schema/articles.ts';
import type { WorkRule } from './work-rule.ts';

export interface KeptTexts {
  imported: number;
  processed: number;
  needs_review: number;
  failed: number;
  draft: number;
  scheduled: number;
}

/** The first of the list that is opened, in its order: where reading begins. */
const firstOf = (state: 'needs_review' | 'processed') => sql<string | null>`(
  select ${articles.id} from ${articles}
  where ${STATE_FILTERS[state]} and ${articles.is_story_lead}
  order by ${downwards(articles.ai_actuality_score)}, ${articles.id} limit 1)`;

interface FirstTexts {
  first_to_review: string | null;
  first_ready: string | null;
}

/** Articles at each step that a person may have to take, from the kept counts. */
export const texts: WorkRule<KeptTexts & FirstTexts> = {
  read: () => sql`(
    select json_build_object('imported', ${sumOf('imported')}, 'processed', ${sumOf('processed')},
      'needs_review', ${sumOf('needs_review')}, 'failed', ${sumOf('failed')}, 'draft', ${sumOf('draft')},
      'scheduled', ${sumOf('scheduled')}, 'first_to_review', ${firstOf('needs_review')},
      'first_ready', ${firstOf('processed')})
    from ${article_counts} where ${WHATEVER_THE_SCORE})`,
  toLines: ({ needs_review, failed, processed, imported, first_to_review, first_ready }) =>
    [
      { code: 'texts_to_review' as const, count: needs_review, first_id: first_to_review },
      { code: 'articles_failed' as const, count: failed },
      { code: 'articles_ready' as const, count: processed, first_id: first_ready },
      { code: 'articles_waiting' as const, count: imported },
    ].filter(({ count }) => count > 0),
};
