import { splitSentences } from './split-sentences.ts';

const GOOD = { min: 100, max: 250 };
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
  return excerpt || truncateBetweenWords(sentences[0] ?? text.replace(/\s+/g, ' ').trim());
}

/** Cut between words, with an ellipsis that says so. */
function truncateBetweenWords(text: string): string {
  if (text.length <= GOOD.max) return text;
  const words = text.slice(0, GOOD.max - 1).replace(/ \S*$/, '');
  return `${words.replace(/(?<![\s,;:–-])[\s,;:–-]+$/, '')}…`;
}
