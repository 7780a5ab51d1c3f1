interface Span {
  start: number;
  end: number;
}

/** Shortenings whose full stop ends no sentence. */
const SHORTENED =
  /(?:^|[\s(„"])(?:pvz|t|y|kt|pan|mln|mlrd|tūkst|proc|val|min|nr|str|žr|vad|dr|prof|doc|el|tel|red|aut|m|d|mėn|a|g|pr|al|šv|liet|angl|vok|mr|mrs|ms|st|no|vs|e\.g|i\.e|inc|ltd|co|corp|jr|sr|fig|art|gen|sen|gov|rep|\p{Lu}|u\.s|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/iu;
const END = /(?<![.!?…])[.!?…]+[“"”»)’']?(?=\s+[„"“«(‘']?[\p{Lu}\d])/gu;

/** The sentences of one line, without the space between them. */
export function splitSentences(line: string): string[] {
  return listSentences(line).map(({ start, end }) => line.slice(start, end));
}

/** Where the sentences of a text stand; a line break ends one. */
export function listSentences(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    let from = 0;
    for (const match of line.matchAll(END)) {
      const end = match.index + match[0].length;
      if (SHORTENED.test(line.slice(Math.max(from, end - 12), end))) continue;
      add(spans, line, at, from, end);
      from = end;
    }
    add(spans, line, at, from, line.length);
    at += line.length + 1;
  }
  return spans;
}

function add(spans: Span[], line: string, at: number, from: number, to: number): void {
  const part = line.slice(from, to);
  const start = from + part.length - part.trimStart().length;
  const end = from + part.trimEnd().length;
  if (end > start) spans.push({ start: at + start, end: at + end });
}
