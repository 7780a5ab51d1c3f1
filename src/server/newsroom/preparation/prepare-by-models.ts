import type { CheckFinding } from '../../../domain/articles/check-finding.ts';
import type { GlossaryTerm } from '../../../domain/glossary.ts';
import type { CheckProblem } from './checks/check-problem.ts';
import { judgeRelevance } from './judge-relevance.ts';
import { askWithFallback } from './models/available-models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import type { TextSettings } from './prompts/preparation-settings.ts';
import type { PreparedText } from './text/prepared-text.ts';
import type { SourceText } from './text/source-text.ts';
import { translateArticle } from './translate-article.ts';

interface ModelsResult {
  /** Null when some step got no answer at all. */
  text: PreparedText | null;
  /** Empty: every check is green. */
  problems: CheckProblem[];
  /** Worth a look, and no problem. */
  doubts: CheckFinding[];
  /** The model of the last step that was asked. */
  model: string;
}

/** Relevance → translation → checks, each finished step stored. Nothing is written to the article. */
export async function prepareByModels(
  deps: PreparationDeps,
  source: SourceText,
  settings: TextSettings,
  glossary: readonly GlossaryTerm[],
): Promise<ModelsResult> {
  const judged = await askWithFallback(deps, settings.api_model, (choice) =>
    judgeRelevance(deps, choice, source, settings.relevance_prompt),
  );
  // A text without a score is not worth a translation's price.
  if (!judged.value || judged.problems.length > 0) {
    return { text: null, problems: judged.problems, doubts: [], model: judged.model };
  }
  const translated = await askWithFallback(deps, settings.api_model, (choice) =>
    translateArticle(deps, choice, source, {
      operatorPrompt: settings.translation_prompt,
      glossary,
    }),
  );
  if (!translated.value) {
    return { text: null, problems: translated.problems, doubts: [], model: translated.model };
  }
  const text = { ...translated.value, ...judged.value };
  const problems = withoutRepeats([
    ...translated.problems,
    ...(await deps.texts.call('checkOutput', source, text, glossary)),
  ]);
  const doubts = await deps.texts.call('listDoubts', source, text, {
    glossary,
    isTranslated: true,
  });
  return { text, problems, doubts, model: translated.model };
}

/** Pieces and whole are checked alike: what both have is one problem, what only a piece has stays one. */
const withoutRepeats = (problems: CheckProblem[]): CheckProblem[] => [
  ...new Map(problems.map((problem) => [problem.message, problem])).values(),
];
