import { textByBlocks } from '../../../html/text-blocks.ts';
import type { PreparedText } from '../text/prepared-text.ts';
import { characterFScore } from './character-f-score.ts';
import type { SourceIndex } from './check-output.ts';
import { collectFacts, isKnownFact, readFacts } from './facts/facts.ts';

/** What can be counted of a prepared text beside what its checks say. */
interface OutputMeasures {
  /** Characters of text. */
  length: number;
  /** Of the facts that the source tells those that the output tells. */
  facts: { told: number; all: number };
  /** 0–1, with what a person made of the text; null without one. */
  similarity: number | null;
}

/** @param edited HTML that a person left behind; null when nobody has */
export function measureOutput(
  { source, writing }: SourceIndex,
  { title, excerpt, html }: Pick<PreparedText, 'title' | 'excerpt' | 'html'>,
  edited: string | null,
): OutputMeasures {
  const text = textByBlocks(html);
  const told = collectFacts(
    [title, excerpt, text].join('\n'),
    'lt',
    source.date ? [source.date] : [],
  );
  // What a text may leave unsaid is no measure of it.
  const facts = readFacts(source.text, writing).filter(({ refutedBy }) => !refutedBy);
  return {
    length: text.length,
    facts: { told: facts.filter((fact) => isKnownFact(told, fact)).length, all: facts.length },
    similarity: edited === null ? null : characterFScore(textByBlocks(edited), text),
  };
}
