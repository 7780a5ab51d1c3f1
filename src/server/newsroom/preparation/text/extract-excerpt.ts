const GOOD = { min: 100, max: 250 };
/** Shortenings whose full stop ends no sentence. */
const SHORTENED =
  /(?:^|[\s(„])(?:pvz|t|y|kt|pan|mln|mlrd|tūkst|proc|val|min|nr|str|žr|vad|dr|prof|doc|el|tel|red|aut|m|d|mėn|a|g|pr|al|šv|liet|angl|vok|\p{Lu})\.$/iu;

/** The first good sentences of a text: whole ones, 100–250 characters where the text allows. */
export function extractExcerpt(text: string): string {
  const sentences = text
    .split('\n')
    .filter((line) => /[.!?…“"]$/.test(line.trim()) && line.trim().length > 40)
    .flatMap(splitSentences);
  let excerpt = '';
  for (const sentence of sentences) {
    const longer = excerpt ? `${excerpt} ${sentence}` : sentence;
    if (longer.length > GOOD.max) break;
    excerpt = longer;
    if (excerpt.length >= GOOD.min) break;
  }
  return excerpt || shorten(sentences[0] ?? text.replace(/\s+/g, ' ').trim());
}

function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/(?<![.!?…])[.!?…]+[“"»)]?(?=\s+[„"«(]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].length;
    if (SHORTENED.test(line.slice(Math.max(start, end - 12), end))) continue;
    sentences.push(line.slice(start, end).trim());
    start = end;
  }
  return [...sentences, line.slice(start).trim()].filter(Boolean);
}

/** Cut between words, with an ellipsis that says so. */
function shorten(text: string): string {
  if (text.length <= GOOD.max) return text;
  const cut = text.slice(0, GOOD.max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
