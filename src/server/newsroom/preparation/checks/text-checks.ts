import type { Logger } from 'pino';
import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import type { GlossaryTerm } from '../../../../domain/glossary.ts';
import { editHtml, editText } from '../../../../domain/text/text-edits.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { createWorkerRpc, type WorkerRpc } from '../../workers/worker-rpc.ts';
import { prepareByRules } from '../rules/prepare-by-rules.ts';
import { preferTerms } from '../terms/house-terms.ts';
import { termPrompt } from '../terms/term-prompt.ts';
import type { PreparedText } from '../text/prepared-text.ts';
import { readSourceText, type SourceText } from '../text/source-text.ts';
import { splitHtml } from '../text/split-html.ts';
import { typesetHtml, typesetText } from '../typography/typeset.ts';
import { comparePage } from './changed-figures.ts';
import {
  checkHeadings,
  checkOutput,
  checkPiece,
  indexSource,
  listDoubts,
  type SourceIndex,
} from './check-output.ts';
import { checkTerms, listWordDoubts } from './check-terms.ts';
import { measureOutput } from './measure-output.ts';
import type { Relevance } from './relevance.ts';
import { isFactTakenBack } from './taken-back.ts';

type Glossary = readonly GlossaryTerm[];
type Headings = Parameters<typeof checkHeadings>[1];
/** Title and excerpt come with the first piece. */
interface Answer extends Partial<Headings> {
  content_html: string;
}
type Output = Parameters<typeof checkOutput>[1];

/** Everything preparation does with untrusted text, of sources and of models. Runs in an isolated worker: no pattern and no parser holds the site. */
export const TEXT_CHECKS = {
  readSource: (article: ArticleRow): SourceText => readSourceText(article),
  prepareByRules: (source: SourceText, glossary: Glossary): PreparedText => {
    const { title, excerpt, html, ...rest } = prepareByRules(source);
    return { ...rest, ...editHeadings({ title, excerpt }, glossary), html: edit(html, glossary) };
  },
  /** Pieces of the source for a model. */
  split: (html: string) => splitHtml(html),
  /** What a prompt says of the terms this source holds. */
  termPrompt: ({ title, fullText }: SourceText, glossary: Glossary) =>
    termPrompt(glossary, `${title}\n${fullText}`),
  /** A model's answer as it is stored and checked. */
  readAnswer: (answer: Answer, { url }: SourceText, glossary: Glossary) => ({
    ...editHeadings(answer, glossary),
    html: readContent(answer.content_html, url, glossary),
  }),
  checkHeadings: (source: SourceText, answer: Headings, glossary: Glossary) => {
    const headings = editHeadings(answer, glossary);
    return [...checkHeadings(indexOf(source), headings), ...checkTerms(headings, glossary)];
  },
  /** A model's answer, as it came, against the piece it was made from. */
  checkContent: (source: SourceText, piece: string, answer: string, glossary: Glossary) => {
    const html = readContent(answer, source.url, glossary);
    return [...checkPiece(indexOf(source), piece, html), ...checkTerms({ html }, glossary)];
  },
  checkOutput: (source: SourceText, output: Output & Relevance, glossary: Glossary) => [
    ...checkOutput(indexOf(source), output),
    ...checkTerms(output, glossary),
  ],
  /** Of a prepared text; of what rules made, which is the source's own, the words alone. */
  listDoubts: (
    source: SourceText,
    text: PreparedText,
    { glossary, isTranslated }: { glossary: Glossary; isTranslated: boolean },
  ): CheckFinding[] => [
    ...(isTranslated
      ? listDoubts(indexOf(source), text)
      : checkTerms(text, glossary).flatMap(({ finding }) =>
          finding ? [{ ...finding, isUnsure: true as const }] : [],
        )),
    ...listWordDoubts(source, text, glossary),
  ],
  isFactTakenBack,
  comparePage,
  measure: (source: SourceText, output: Headings & { html: string }, edited: string | null) =>
    measureOutput(indexOf(source), output, edited),
};

export type TextChecks = WorkerRpc<typeof TEXT_CHECKS>;

export const createTextChecks = (options: { log: Pick<Logger, 'warn'> }): TextChecks =>
  createWorkerRpc(new URL('./text-checks-worker.ts', import.meta.url), options);

const readContent = (answer: string, baseUrl: string, glossary: Glossary): string =>
  edit(sanitiseHtml(answer, { baseUrl }), glossary);

/** The house's own words and marks. */
const edit = (html: string, glossary: Glossary): string =>
  typesetHtml(editHtml(html, [preferTerms(glossary)]));

function editHeadings(
  { title = '', excerpt = '' }: Partial<Headings>,
  glossary: Glossary,
): Headings {
  const editLine = (text: string) => typesetText(editText(text.trim(), [preferTerms(glossary)]));
  return { title: editLine(title), excerpt: editLine(excerpt) };
}

let last: SourceIndex | null = null;

/** Of the article under way: every piece asks for the same. */
function indexOf(source: SourceText): SourceIndex {
  if (last && isSameText(last.source, source)) return last;
  last = indexSource(source);
  return last;
}

const isSameText = (one: SourceText, other: SourceText): boolean =>
  one.articleId === other.articleId &&
  one.html === other.html &&
  one.title === other.title &&
  one.excerpt === other.excerpt;
