import { showNumber } from '../../domain/text/show-numbers.ts';
import type { WorkCode } from '../../domain/work-urgency.ts';
import type { WorkLine } from './work-requests.ts';
import { describeWork } from './work-sentences.ts';

/** Of each screen the one kind of work that its count in the sidebar is of. */
const COUNTED: Partial<Record<WorkCode, string>> = {
  messages_late: '/admin/communications/contacts',
  messages: '/admin/communications/contacts',
  texts_to_review: '/admin/import/ai',
  sources_failing: '/admin/import/sources',
  drafts: '/admin/content/posts',
};

/** What waits on a screen: how much, and in words. */
export function waitingAt(lines: WorkLine[], screen: string) {
  const line = lines.find(({ code }) => COUNTED[code] === screen);
  return line?.count
    ? { count: line.count, words: `${showNumber(line.count)} ${describeWork(line).noun}` }
    : null;
}
