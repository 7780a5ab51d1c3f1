import { createHash } from 'node:crypto';
import type { FactKind } from '../../../../domain/articles/check-finding.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { textByBlocks } from '../../../html/text-blocks.ts';
import { listSentences } from '../text/split-sentences.ts';
import type { Fact } from './facts/fact.ts';
import { isKnownFact, type KnownFacts, knownFrom, plain, readFacts } from './facts/facts.ts';
import { type Writing, writingOf } from './facts/writing.ts';

interface PageComparison {
  /** Of each sentence of ours that the page tells with another figure: the same for the same change. */
  changes: string[];
  /** Our public text tells one of those figures. */
  isToldByUs: boolean;
  /** The newer text that is kept already says the same as the page. */
  isKept: boolean;
  /** The page tells again what ours was made from, and no more what the newer text that is kept does. */
  isTakenBack: boolean;
}

type Text = Pick<ArticleRow, 'original_title' | 'original_content'>;

/**
 * What the page of a public article's source tells otherwise than the text that ours was made from. Extraction, counters and
 * whatever surrounds an article change by themselves: only a sentence that stands on both sides nearly word for word, with another
 * figure, says something. One that is gone, new or put otherwise says nothing.
 */
export function comparePage(article: ArticleRow, page: Text): PageComparison {
  const own = textOf(article);
  const now = textOf(page);
  const writing = writingOf(article.original_language, own);
  const changed = findChangedFigures(own, now, writing);
  const kept = article.changed_original;
  const newer = kept && `${kept.original_title}\n${textByBlocks(`${kept.original_content}`)}`;
  const keptLines = newer === null ? new Set() : linesOf(newer);
  const told = readFacts(
    [
      article.ai_translated_title,
      article.ai_translated_excerpt,
      textByBlocks(article.ai_translated_content ?? ''),
    ].join('\n'),
    'lt',
  ).filter(isFigure);
  return {
    changes: changed.map(keyOf),
    isToldByUs: changed.some(({ before, after }) =>
      told.some((fact) => isKnownFact(before.known, fact) && !isKnownFact(after.known, fact)),
    ),
    isKept: changed.every(({ after }) => keptLines.has(after.line)),
    isTakenBack:
      changed.length === 0 && newer !== null && findChangedFigures(newer, now, writing).length > 0,
  };
}

const textOf = ({ original_title, original_content }: Text): string =>
  `${original_title}\n${textByBlocks(original_content)}`;

interface Told {
  /** As it is compared word for word. */
  line: string;
  /** Without figures, in order. */
  words: string[];
  figures: Fact[];
  known: KnownFacts;
}

interface FigureChange {
  before: Told;
  after: Told;
}

/** What a person would call a figure: also versions and names with digits. */
const FIGURES = new Set<FactKind>(
  'cve date month phone version name number word ordinal fraction unit currency percent range'.split(
    ' ',
  ) as FactKind[],
);
/** Sentences of each side that are compared with those of the other. */
const MOST = 300;
/** A longer one is a page without full stops. */
const LONGEST = 1000;
/** Fewer words beside the figure prove no sentence: „Peržiūros: 123“. */
const LEAST_WORDS = 4;
/** Of so many words one may be another. */
const WORDS_PER_OTHER = 8;

function findChangedFigures(own: string, page: string, writing: Writing): FigureChange[] {
  const before = linesOf(own);
  const after = linesOf(page);
  const missing = [...before].filter((line) => !after.has(line));
  const fresh = [...after].filter((line) => !before.has(line));
  const read = (lines: string[]) =>
    lines
      .filter(({ length }) => length <= LONGEST)
      .slice(0, MOST)
      .map((line) => readLine(line, writing))
      .filter(({ figures, words }) => figures.length > 0 && words.length >= LEAST_WORDS);
  const candidates = read(fresh);
  const changes: FigureChange[] = [];
  for (const line of read(missing)) {
    const found = candidates.find((other) => isAlike(line.words, other.words));
    if (!found || !isChanged(line, found)) continue;
    candidates.splice(candidates.indexOf(found), 1);
    changes.push({ before: line, after: found });
  }
  // Another article, or a list that is written anew every day, has taken its place.
  const stays = before.size - missing.length + changes.length;
  return stays * 2 >= before.size ? changes : [];
}

const linesOf = (text: string): Set<string> => {
  const whole = plain(text);
  return new Set(
    listSentences(whole).map(({ start, end }) =>
      whole
        .slice(start, end)
        .replace(/[„“”"«»]/g, '')
        .replace(/’/g, "'")
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  );
};

const SPAN = '(?:s|sec|second|m|min|minute|h|hr|hour|d|day|week|month|year)';
/** What changes by itself: time that passes, readers who come, the hour of an update. */
const PASSING = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:\\d{1,4}|an?|\\p{L}{1,12}) ?${SPAN}s?\\.? (?:ago|left|remaining|to go)(?!\\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:prieš|liko|dar) (?:\d{1,4} ?)?(?:sek|min|val|d\.|dien|par|savait|mėn|met)\p{L}*/giu,
  /(?<!\d)\d{1,9}(?:[., ]\d{1,3}){0,3} ?(?:k|mln\.|tūkst\.)? ?(?:(?:people|readers) )?(?:views?|reads?|comments?|replies|likes?|upvotes?|ratings?|reviews?|peržiūr|komentar|skaityt|įvertinim)\p{L}*/giu,
  /(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.?m\.?)?/giu,
];
const UPDATED = /^(?:last |paskutinį kartą )?(?:updated|modified|reviewed|atnaujint|pakeist)/iu;

function readLine(line: string, writing: Writing): Told {
  const lasting = UPDATED.test(line)
    ? ''
    : PASSING.reduce((rest, pattern) => rest.replace(pattern, ' '), line);
  const facts = readFacts(lasting, writing);
  const figures = facts.filter(isFigure);
  let rest = lasting;
  for (const { start, end } of figures)
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  const words = rest
    .split(/\s+/)
    .flatMap((word) => (/\d/.test(word) ? [] : (word.match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? [])));
  return { line, words, figures, known: knownFrom(facts, lasting) };
}

const isFigure = ({ kind }: Fact): boolean => FIGURES.has(kind);

/** Nearly word for word; another name makes another sentence. */
function isAlike(one: string[], other: string[]): boolean {
  const most = Math.max(one.length, other.length);
  const mayDiffer = Math.max(1, Math.floor(most / WORDS_PER_OTHER));
  if (Math.abs(one.length - other.length) > mayDiffer) return false;
  const differing = [without(one, other), without(other, one)];
  return differing.every(
    (words) => words.length <= mayDiffer && !words.some((word) => /^\p{Lu}/u.test(word)),
  );
}

/** The words that the other has not, or not so often. */
function without(words: string[], other: string[]): string[] {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  return words.filter((word) => {
    const times = left.get(word) ?? 0;
    left.set(word, times - 1);
    return times <= 0;
  });
}

/** One figure went and another came; the same written otherwise is the same. */
const isChanged = (before: Told, after: Told): boolean =>
  before.figures.some((fact) => !isKnownFact(after.known, fact)) &&
  after.figures.some((fact) => !isKnownFact(before.known, fact));

/** Our sentence, and the figures that the page has in it. */
const keyOf = ({ before, after }: FigureChange): string => {
  const told = after.figures.flatMap(({ needs }) => needs.flat()).toSorted();
  return `${hashOf(before.line)}:${hashOf(told.join(' '))}`;
};

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 12);
