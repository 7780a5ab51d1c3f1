/** As the measure was published: n-grams of one to six characters, recall twice as weighty as precision. */
const LONGEST = 6;
const BETA_SQUARED = 4;

/**
 * chrF (Popović 2015): how much of a reference's runs of characters another text has, 0–1. Of the measures without a
 * model the one that suits inflected languages: another ending costs a little, another word much.
 */
export function characterFScore(reference: string, output: string): number {
  const [told, given] = [reference, output].map((text) =>
    text.normalize('NFC').replace(/\s+/g, ''),
  );
  if (!told || !given) return told === given ? 1 : 0;
  let precision = 0;
  let recall = 0;
  const longest = Math.min(LONGEST, told.length, given.length);
  for (let length = 1; length <= longest; length += 1) {
    const known = countRuns(told, length);
    let matches = 0;
    for (const [run, count] of countRuns(given, length))
      matches += Math.min(count, known.get(run) ?? 0);
    precision += matches / (given.length - length + 1);
    recall += matches / (told.length - length + 1);
  }
  precision /= longest;
  recall /= longest;
  const weighed = BETA_SQUARED * precision + recall;
  return weighed === 0 ? 0 : ((1 + BETA_SQUARED) * precision * recall) / weighed;
}

function countRuns(text: string, length: number): Map<string, number> {
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= text.length; at += 1) {
    const run = text.slice(at, at + length);
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}
