import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { articles } from './articles.ts';
import { moment } from './columns.ts';

/**
 * Terms of imported texts (`import/stories/story-terms.ts`), by which later ones find the story they tell too. Kept for
 * days (`import/stories/recent-stories.ts`): afterwards the same words tell another event.
 */
export const story_terms = pgTable(
  'story_terms',
  {
    article_id: uuid('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** When its source published it. */
    at: moment('at').notNull(),
    is_lithuanian: boolean('is_lithuanian').notNull(),
    title: text('title').array().notNull(),
    lead: text('lead').array().notNull(),
  },
  (t) => [
    index('story_terms_at_idx').on(t.at),
    index('story_terms_title_idx').using('gin', t.title).with({ fastupdate: false }),
    index('story_terms_lead_idx').using('gin', t.lead).with({ fastupdate: false }),
  ],
);
