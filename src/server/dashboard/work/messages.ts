import { eq, sql } from 'drizzle-orm';
import { findAnswerDue } from '../../contacts/answer-due.ts';
import { isUnsent } from '../../contacts/contacts.queries.ts';
import { contacts } from '../../database/schema/contacts.ts';
import type { WorkRule } from './work-rule.ts';

interface NewMessages {
  count: number;
  suspect: number;
  /** When the oldest came that is not suspected. */
  oldest_at: string | null;
  /** Of each tab of the list. */
  tabs: Record<'new' | 'suspect' | 'unsent', number>;
}

/** New messages; late when the site's promise of an answer is broken. */
export const messages: WorkRule<NewMessages> = {
  read: () => sql`(
    select json_build_object('count', count(*), 'suspect', count(*) filter (where ${contacts.is_suspect}),
      'oldest_at', min(${contacts.created_at}) filter (where not ${contacts.is_suspect}),
      'tabs', json_build_object('new', count(*), 'suspect', (select count(*) from ${contacts} where ${contacts.is_suspect}),
        'unsent', (select count(*) from ${contacts} where ${isUnsent})))
    from ${contacts} where ${eq(contacts.status, 'new')})`,
  toLines: ({ count, suspect, oldest_at }, now) => {
    if (count === 0) return [];
    if (!oldest_at) return [{ code: 'messages', count, suspect, oldest: null }];
    const due = findAnswerDue(new Date(oldest_at));
    const oldest = { at: oldest_at, due_at: due.toISOString() };
    return [{ code: due < now ? 'messages_late' : 'messages', count, suspect, oldest }];
  },
};
