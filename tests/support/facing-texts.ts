import type {
  Pairing,
  Passage,
} from '../../src/server/newsroom/preparation/checks/sentences/passage.ts';

export const LENGTH = 400;

/** Words at their places in a text of four hundred letters, whose words face each other up to a hundred and twenty apart. */
export function text(...words: [at: number, word: string][]): string {
  let all = '';
  for (const [at, word] of words) all = all.padEnd(at) + word;
  return all.padEnd(LENGTH);
}

export const pair = (source: string, output: string): Pairing => ({
  source: passage(source),
  output: passage(output),
});

const passage = (whole: string): Passage => ({
  ...{ whole, start: 0, text: whole, sentences: [] },
  known: { near: new Set(), all: new Set() },
});
