import { sanitiseHtml } from '../../../html/sanitise-html.ts';
import { listTopBlocks, textByBlocks } from '../../../html/text-blocks.ts';
import { extractExcerpt } from '../text/extract-excerpt.ts';
import type { PreparedText } from '../text/prepared-text.ts';
import type { SourceText } from '../text/source-text.ts';
import { scoreByRules } from './score-by-rules.ts';

/** Only a text that is Lithuanian already: rules cannot translate. */
export const canPrepareByRules = (source: SourceText): boolean =>
  source.language === 'lt' && source.html !== '';

/**
 * Preparation without any model: the text stays as it is, score and category come from the vocabulary of our
 * services, the excerpt is the source's own lead or its first good sentences. Plainly marked (`prepared_by` =
 * rules), never published automatically.
 */
export function prepareByRules(source: SourceText): PreparedText {
  const title = cleanTitle(source.title, source.publisher);
  const { score, category } = scoreByRules(title, source.fullText);
  const html = removeRepeatedTitle(sanitiseHtml(source.html, { baseUrl: source.url }), title);
  return {
    title,
    excerpt: chooseExcerpt(source.excerpt, textByBlocks(html)),
    html,
    score,
    category,
  };
}

/** Without the name of the site that many feeds put behind it, and without a full stop. */
export function cleanTitle(title: string, publisher: string): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  const [, head, tail] = /^(.{12,}?)\s[|–—·»-]\s([^|–—·»]{2,60})$/u.exec(plain) ?? [];
  const isSite =
    tail !== undefined && (sameName(tail, publisher) || /^[\w-]+\.\p{L}{2,}$/u.test(tail));
  const own = isSite && head ? head : plain;
  return /[^.]\.$/.test(own) ? own.slice(0, -1) : own;
}

const fold = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const sameName = (one: string, other: string) => fold(one) !== '' && fold(one) === fold(other);

/** The title often stands once more at the head of the text; the page shows it itself. */
function removeRepeatedTitle(html: string, title: string): string {
  const [first, ...rest] = listTopBlocks(html);
  if (!first || rest.length === 0 || !sameName(textByBlocks(first.html), title)) return html;
  return rest
    .map((block) => block.html)
    .join('')
    .trim();
}

const LEAD = { min: 60, max: 300 };

/** The source's own lead where it is one: whole sentences of a size, not the cut beginning of the text. */
function chooseExcerpt(lead: string, text: string): string {
  const own = lead.replace(/\s+/g, ' ').trim();
  const isWhole = /[.!?][“"»)]?$/.test(own) && !/(?:\.\.\.|…)$/.test(own);
  if (isWhole && own.length >= LEAD.min && own.length <= LEAD.max) return own;
  return extractExcerpt(text || own);
}
