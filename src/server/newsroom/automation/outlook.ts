import type { AppContext } from '../../context.ts';
import { selectBacklog } from './select-backlog.ts';
import { listImported } from './start-functions.ts';

/** What runs of the schedule would take this moment: sources to import, articles to prepare. */
export async function getOutlook(ctx: Pick<AppContext, 'db' | 'clock' | 'config'>) {
  const [sources, articles] = await Promise.all([
    listImported(ctx, 'due'),
    selectBacklog(ctx, true),
  ]);
  return { sources: sources.length, articles: articles.length };
}
