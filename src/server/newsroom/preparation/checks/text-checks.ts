import type { Logger } from 'pino';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { createWorkerRpc, type WorkerRpc } from '../../workers/worker-rpc.ts';
import { prepareByRules } from '../rules/prepare-by-rules.ts';
import { readSourceText, type SourceText } from '../text/source-text.ts';
import { splitHtml } from '../text/split-html.ts';
import {
  checkHeadings,
  checkOutput,
  checkPiece,
  indexSource,
  listDoubts,
  type SourceIndex,
} from './check-output.ts';
import { measureOutput } from './measure-output.ts';
import type { Relevance } from './relevance.ts';
import { isFactTakenBack } from './taken-back.ts';

type Headings = Parameters<typeof checkHeadings>[1];
type Output = Parameters<typeof checkOutput>[1];

/** Everything preparation does with untrusted text, of sources and of models. Runs in an isolated worker: no pattern and no parser holds the site. */
export const TEXT_CHECKS = {
  readSource: (article: ArticleRow): SourceText => readSourceText(article),
  prepareByRules,
  /** Pieces of the source for a model. */
  split: (html: string) => splitHtml(html),
  sanitise: (html: string, baseUrl: string) => sanitiseHtml(html, { baseUrl }),
  checkHeadings: (source: SourceText, headings: Headings) =>
    checkHeadings(indexOf(source), headings),
  /** A model's answer, not sanitised yet, against the piece it was made from. */
  checkContent: (source: SourceText, piece: string, answer: string) =>
    checkPiece(indexOf(source), piece, sanitiseHtml(answer, { baseUrl: source.url })),
  checkOutput: (source: SourceText, output: Output & Relevance) =>
    checkOutput(indexOf(source), output),
  isFactTakenBack,
  listDoubts: (source: SourceText, html: string) => listDoubts(indexOf(source), html),
  measure: (source: SourceText, output: Headings & { html: string }, edited: string | null) =>
    measureOutput(indexOf(source), output, edited),
};

export type TextChecks = WorkerRpc<typeof TEXT_CHECKS>;

export const createTextChecks = (options: { log: Pick<Logger, 'warn'> }): TextChecks =>
  createWorkerRpc(new URL('./text-checks-worker.ts', import.meta.url), options);

let last: SourceIndex | null = null;

/** Of the article under way: every piece asks for the same. */
function indexOf(source: SourceText): SourceIndex {
  const isSame =
    last?.source.articleId === source.articleId &&
    last.source.html === source.html &&
    last.source.title === source.title &&
    last.source.excerpt === source.excerpt;
  if (!last || !isSame) last = indexSource(source);
  return last;
}
