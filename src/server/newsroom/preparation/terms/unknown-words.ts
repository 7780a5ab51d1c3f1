import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import type { GlossaryTerm } from '../../../../domain/glossary.ts';
import { excerptOf } from '../checks/facts/facts.ts';
import { knowsWord } from '../dictionary/known-words.ts';
import { isPreferredForm } from './house-terms.ts';

const WORD = /(?<![\p{L}\p{N}_./@-])\p{Ll}{2,}(?:-\p{Ll}+)*(?![\p{L}\p{N}_@]|[./]\p{L})/gu;
/** More tell a reviewer nothing; a text with more is in another language. */
const MOST = 20;

/**
 * Words that neither dictionary nor glossary knows, each at its first place: worth a look. Names are not asked about,
 * nor what the source writes the same way.
 * @param isOwnText the source is Lithuanian itself: its slips are worth a look too
 */
export function findUnknownWords(
  text: string,
  glossary: readonly GlossaryTerm[],
  { source, isOwnText }: { source: string; isOwnText: boolean },
): CheckFinding[] {
  const given = new Set(isOwnText ? [] : (source.toLowerCase().match(/\p{L}+/gu) ?? []));
  const seen = new Set<string>();
  const findings: CheckFinding[] = [];
  for (const { 0: fact, index: start } of text.matchAll(WORD)) {
    if (seen.has(fact)) continue;
    seen.add(fact);
    const isKnown = fact
      .split('-')
      .every(
        (part) =>
          part.length < 3 || given.has(part) || knowsWord(part) || isPreferredForm(part, glossary),
      );
    if (isKnown) continue;
    const excerpt = excerptOf(text, { start, end: start + fact.length });
    findings.push({ kind: 'spelling', problem: 'unknown', fact, excerpt, isUnsure: true });
    if (findings.length === MOST) break;
  }
  return findings;
}
