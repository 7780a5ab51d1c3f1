import { MarkupLimitError } from '../../../html/markup-limits.ts';
import { serveTasks } from '../../workers/serve-tasks.ts';
import { isChallengePage } from '../documents/challenge-page.ts';
import { judgeItem } from '../selection/judge-by-words.ts';
import { createWordFilter } from '../selection/word-filter.ts';
import { composeBody } from './compose-body.ts';
import { discoverLinks } from './discover-links.ts';
import { extractArticle } from './extract-article.ts';
import type { PageAnswer, PageTask } from './page-task.ts';
import { parsePage, TooComplexPage } from './parse-page.ts';

/*
 * Runs in a thread of its own with little memory, and is killed when it takes too long: these parsers
 * meet pages made to hang them. Nothing here touches the network, the disk or the database.
 */

serveTasks(perform);

function perform(task: PageTask): PageAnswer {
  try {
    if (task.kind === 'links') {
      const links = discoverLinks(parsePage(task.html), task);
      return links.length === 0 && isChallengePage(task.html)
        ? { error: 'interstitial' }
        : { links };
    }
    if (task.kind === 'body') return { composed: composeBody(task) };
    if (task.kind === 'words') {
      const filter = createWordFilter(task.words);
      return { verdicts: task.items.map((item) => judgeItem(item, filter)) };
    }
    const article = extractArticle(task.html, task.url);
    return article === 'interstitial' ? { error: 'interstitial' } : { article };
  } catch (error) {
    return error instanceof TooComplexPage || error instanceof MarkupLimitError
      ? { error: 'too-complex' }
      : { error: 'failed', log: String(error) };
  }
}
