import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { type GlossaryTerm, listNever } from '../../../../domain/glossary.ts';
import type { Edit, Editor } from '../../../../domain/text/text-edits.ts';
import { excerptOf } from '../checks/facts/facts.ts';
import { type Dictionary, loadDictionary } from '../dictionary/dictionary.ts';
import {
  carryOver,
  type InflectedWord,
  inflectWord,
  lemmaKey,
  readAnyCase,
} from './inflected-word.ts';

interface Unwanted {
  words: InflectedWord[];
  /** As the glossary has it. */
  preferred: string;
  /** Null where a phrase is preferred. */
  to: InflectedWord | null;
}

interface HouseTerms {
  dictionary: Dictionary;
  unwanted: Unwanted[];
  preferred: InflectedWord[][];
}

interface Token {
  word: string;
  start: number;
  end: number;
  lemmas: string[];
}

const WORD = /\p{L}+(?:-\p{L}+)*/gu;

let compiled: { key: string; terms: HouseTerms } | null = null;

/** The glossary with the forms of its words; made once for the articles that are prepared with it. */
function compile(glossary: readonly GlossaryTerm[]): HouseTerms {
  const key = JSON.stringify(glossary);
  if (compiled?.key === key) return compiled.terms;
  const dictionary = loadDictionary();
  const wordsOf = (phrase: string) =>
    (phrase.match(WORD) ?? []).map((word) => inflectWord(dictionary, word));
  const terms: HouseTerms = {
    dictionary,
    preferred: glossary.map(({ preferred }) => wordsOf(preferred)),
    unwanted: glossary.flatMap((term) => {
      const [to = null, ...more] = wordsOf(term.preferred);
      return listNever(term).map((never) => ({
        words: wordsOf(never),
        preferred: term.preferred,
        to: more.length > 0 ? null : to,
      }));
    }),
  };
  compiled = { key, terms };
  return terms;
}

/** Writes the preferred word for an unwanted one where its form is sure, and no name holds it. */
export const preferTerms =
  (glossary: readonly GlossaryTerm[]): Editor =>
  (text) => {
    if (glossary.every(({ never }) => never === '')) return [];
    const terms = compile(glossary);
    return findUnwanted(text, terms).flatMap(({ start, end, unwanted: { words, to } }): Edit[] => {
      const [from] = words;
      if (!from || !to || isNamed(text, start)) return [];
      const other = carryOver(terms.dictionary, text.slice(start, end), { from, to });
      return other === null ? [] : [{ start, end, text: other }];
    });
  };

/** After a word with a capital letter it may be part of a name; inside quotes too. */
function isNamed(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 200), at);
  const isQuoted = before.lastIndexOf('„') > before.lastIndexOf('“');
  return isQuoted || /(?<!\p{L})\p{Lu}[\p{L}-]*[ \u00a0]$/u.test(before);
}

/** What stands in a text in spite of the glossary. Unsure where the form is another word's too. */
export function findUnwantedTerms(text: string, glossary: readonly GlossaryTerm[]): CheckFinding[] {
  if (glossary.every(({ never }) => never === '')) return [];
  return findUnwanted(text, compile(glossary)).map(({ start, end, isSure, unwanted }) => ({
    kind: 'term',
    problem: 'unwanted',
    fact: text.slice(start, end),
    hint: unwanted.preferred,
    excerpt: excerptOf(text, { start, end }),
    ...(!isSure && { isUnsure: true as const }),
  }));
}

interface Found {
  start: number;
  end: number;
  isSure: boolean;
  unwanted: Unwanted;
}

function findUnwanted(text: string, { dictionary, unwanted, preferred }: HouseTerms): Found[] {
  const tokens = [...text.matchAll(WORD)].map(
    ({ 0: word, index }): Token => ({
      word: word.toLowerCase(),
      start: index,
      end: index + word.length,
      lemmas: readAnyCase(dictionary, word).map(lemmaKey),
    }),
  );
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const wanted = Math.max(
      0,
      ...preferred.map((words) => (standsAt(text, tokens, at, words) ? words.length : 0)),
    );
    const [longest] = unwanted
      .filter(({ words }) => words.length > wanted && standsAt(text, tokens, at, words))
      .sort((one, other) => other.words.length - one.words.length);
    const first = tokens[at];
    const last = longest && tokens[at + longest.words.length - 1];
    if (first && last) {
      found.push({
        start: first.start,
        end: last.end,
        isSure: isSure(first, longest),
        unwanted: longest,
      });
    }
    at += Math.max(0, (longest?.words.length ?? wanted) - 1);
  }
  return found;
}

function standsAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  words: readonly InflectedWord[],
): boolean {
  return words.every((word, step) => {
    const token = tokens[at + step];
    const before = tokens[at + step - 1];
    if (!token || !isForm(token, word)) return false;
    return step === 0 || /^[ \u00a0]$/.test(text.slice(before?.end, token.start));
  });
}

const isForm = ({ word, lemmas }: Token, { lemmas: meant, forms }: InflectedWord): boolean =>
  lemmas.some((lemma) => meant.has(lemma)) || forms.has(word);

const isSure = ({ lemmas }: Token, { words }: Unwanted): boolean =>
  words.length > 1 || lemmas.every((lemma) => words[0]?.lemmas.has(lemma));

/** Forms of what the glossary wants: known words, whatever the dictionary says. */
export function isPreferredForm(word: string, glossary: readonly GlossaryTerm[]): boolean {
  const small = word.toLowerCase();
  return compile(glossary)
    .preferred.flat()
    .some(({ forms }) => forms.has(small));
}
