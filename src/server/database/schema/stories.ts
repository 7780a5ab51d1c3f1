import { index, pgTable } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';

/**
 * Terms of imported texts (`import/stories/story-terms.ts`), by which later ones find the story they tell too. Kept for
 * days (`import/stories/recent-stories.ts`): afterwards the same words tell another event.
 */
export const story_terms = pgTable(
  'story_terms',
  (t) => ({
    article_id: t
      .uuid()
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** When its source published it. */
    at: moment().notNull(),
    is_lithuanian: t.boolean().notNull(),
    title: t.text().array().notNull(),
    lead: t.text().array().notNull(),
  }),
  (t) => [
    index('story_terms_at_idx').on(t.at),
    index('story_terms_title_idx').using('gin', t.title).with({ fastupdate: false }),
    index('story_terms_lead_idx').using('gin', t.lead).with({ fastupdate: false }),
  ],
);
