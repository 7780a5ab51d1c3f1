import { POST_CATEGORIES } from '../../../domain/articles/post-categories.ts';
import { seconds } from '../../../domain/time/duration.ts';
import { checkRelevance } from './checks/check-output.ts';
import { type Relevance, relevance } from './checks/relevance.ts';
import { askWithRepair, type CheckedAnswer } from './models/ask-with-repair.ts';
import { hashOf } from './models/checkpoints.ts';
import { SOURCE_RULES, TEMPLATE_VERSION } from './models/fence.ts';
import type { ModelChoice } from './models/models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import type { SourceText } from './text/source-text.ts';

/** Characters: the beginning says what a text is about. */
export const RELEVANCE_READ_LENGTH = 12_000;

/** What is asked, without where the answer goes: a trial of a prompt asks the same. */
export function relevanceQuestion(source: SourceText, operatorPrompt: string) {
  return {
    parts: {
      TITLE: source.title,
      EXCERPT: source.excerpt,
      CONTENT: source.fullText.slice(0, RELEVANCE_READ_LENGTH),
    },
    schema: relevance,
    system: `${operatorPrompt}\n\n${SOURCE_RULES}
- "score" is an integer from 0 to 100. "category" is exactly one of: ${POST_CATEGORIES.map((name) => `"${name}"`).join(', ')}.`,
    maxOutputTokens: 4_000,
    timeout: seconds(60),
    check: checkRelevance,
  };
}

/** How much the text concerns our readers (0–100), and its category. */
export function judgeRelevance(
  deps: PreparationDeps,
  choice: ModelChoice,
  source: SourceText,
  operatorPrompt: string,
): Promise<CheckedAnswer<Relevance>> {
  return askWithRepair(deps, choice, choice.fast, {
    articleId: source.articleId,
    step: 'judge',
    promptVersion: hashOf([TEMPLATE_VERSION, operatorPrompt]),
    ...relevanceQuestion(source, operatorPrompt),
  });
}
