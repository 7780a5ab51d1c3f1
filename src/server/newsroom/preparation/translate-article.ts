import { z } from 'zod';
import type { GlossaryTerm } from '../../../domain/glossary.ts';
import { minutes } from '../../../domain/time/duration.ts';
import type { CheckProblem } from './checks/check-problem.ts';
import type { TextChecks } from './checks/text-checks.ts';
import {
  askWithRepair,
  type CheckedAnswer,
  type CheckedQuestion,
} from './models/ask-with-repair.ts';
import { hashOf } from './models/checkpoints.ts';
import { SOURCE_RULES, TEMPLATE_VERSION } from './models/fence.ts';
import type { ModelChoice } from './models/models.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import type { SourceText } from './text/source-text.ts';

const piece = z.object({ content_html: z.string() });
const firstPiece = z.object({ title: z.string(), excerpt: z.string(), content_html: z.string() });

/** What both kinds of answers have; the first brings title and excerpt too. */
interface PieceAnswer {
  content_html: string;
  title?: string;
  excerpt?: string;
}

interface Translation {
  title: string;
  excerpt: string;
  /** Sanitised. */
  html: string;
}

const MAX_OUTPUT_TOKENS = 32_000;

/** What an administrator wants of a translation. */
interface TranslationWishes {
  /** With what is said of the source and of the terms it holds. */
  operatorPrompt: string;
  glossary: readonly GlossaryTerm[];
}

/** What is asked of a piece, without where the answer goes. */
export type PieceQuestion<T> = Omit<CheckedQuestion<T>, 'articleId' | 'step' | 'promptVersion'>;
/** @param step its name: `translate`, or `translate 2/3` */
type AskPiece = <T extends PieceAnswer>(
  question: PieceQuestion<T>,
  step: string,
) => Promise<CheckedAnswer<T>>;

/** Tells a wording of the translation's prompt from every other one. */
export const translationVersion = (operatorPrompt: string): string =>
  hashOf([TEMPLATE_VERSION, operatorPrompt]);

/** Title, excerpt and HTML in Lithuanian, each piece checked, repaired and stored on its own. */
export function translateArticle(
  deps: PreparationDeps,
  choice: ModelChoice,
  source: SourceText,
  wishes: TranslationWishes,
): Promise<CheckedAnswer<Translation>> {
  const promptVersion = translationVersion(wishes.operatorPrompt);
  return translatePieces(deps.texts, source, wishes, (question, step) => {
    const where = { articleId: source.articleId, step, promptVersion };
    return askWithRepair(deps, choice, choice.text, { ...where, ...question });
  });
}

/**
 * Asks for one piece after the other and joins them; the first brings title and excerpt. A piece with faults left
 * in it does not stop the rest: the reviewer gets the whole text. A trial of a prompt asks the same.
 */
export async function translatePieces(
  texts: TextChecks,
  source: SourceText,
  wishes: TranslationWishes,
  ask: AskPiece,
): Promise<CheckedAnswer<Translation>> {
  const asked: Asked = {
    texts,
    source,
    ...wishes,
    pieces: await texts.call('split', source.html),
  };
  const { pieces } = asked;
  const translation: Translation = { title: '', excerpt: '', html: '' };
  const problems: CheckProblem[] = [];
  for (const at of pieces.keys()) {
    const step = pieces.length === 1 ? 'translate' : `translate ${at + 1}/${pieces.length}`;
    const answer: CheckedAnswer<PieceAnswer> =
      at === 0
        ? await ask(firstPieceQuestion(asked), step)
        : await ask(laterPieceQuestion(asked, at), step);
    problems.push(...answer.problems.map((problem) => placed(problem, at, pieces.length)));
    const { value } = answer;
    if (value === null) return { value: null, problems };
    const { title, excerpt, html } = await texts.call('readAnswer', value, source, wishes.glossary);
    translation.title ||= title;
    translation.excerpt ||= excerpt;
    translation.html += `${html}\n`;
  }
  translation.html = translation.html.trim();
  return { value: translation, problems };
}

/** Facts and links name themselves; for the rest a reviewer needs to know which part of the text is meant. */
const placed = (problem: CheckProblem, at: number, count: number): CheckProblem =>
  count === 1 || problem.value !== undefined
    ? problem
    : { ...problem, message: `${at + 1} dalis iš ${count}: ${problem.message}` };

/** What every piece's question is made from. */
interface Asked extends TranslationWishes {
  texts: TextChecks;
  source: SourceText;
  pieces: string[];
}

function firstPieceQuestion(asked: Asked) {
  const { texts, source, operatorPrompt, glossary, pieces } = asked;
  const [html = ''] = pieces;
  return {
    ...questionOf(operatorPrompt, 0, pieces.length),
    parts: { TITLE: source.title, EXCERPT: source.excerpt, CONTENT_HTML: html },
    schema: firstPiece,
    check: async ({ title, excerpt, content_html }: z.infer<typeof firstPiece>) => [
      ...(await texts.call('checkHeadings', source, { title, excerpt }, glossary)),
      ...(await texts.call('checkContent', source, html, content_html, glossary)),
    ],
  };
}

function laterPieceQuestion(
  { texts, source, operatorPrompt, glossary, pieces }: Asked,
  at: number,
) {
  const html = pieces[at] ?? '';
  return {
    ...questionOf(operatorPrompt, at, pieces.length),
    parts: { TITLE: source.title, CONTENT_HTML: html },
    schema: piece,
    check: ({ content_html }: z.infer<typeof piece>) =>
      texts.call('checkContent', source, html, content_html, glossary),
  };
}

const questionOf = (operatorPrompt: string, at: number, count: number) => ({
  system: systemPrompt(operatorPrompt, at + 1, count),
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  timeout: minutes(4),
});

function systemPrompt(operatorPrompt: string, number: number, count: number): string {
  const wanted =
    number === 1
      ? '"title": the title in Lithuanian, plain text. "excerpt": one or two sentences in Lithuanian, plain text (write them from the content when the source has none). "content_html": the content in Lithuanian.'
      : '"content_html": this part of the content in Lithuanian.';
  const position =
    count > 1
      ? `\n- The text is long: this is part ${number} of ${count}. Translate exactly this part; do not announce, repeat or sum up.`
      : '';
  return `${operatorPrompt}\n\n${SOURCE_RULES}
- ${wanted} Keep the HTML elements, links and their order; translate only what a person reads.${position}`;
}
