import { eld } from 'eld/extrasmall';

interface LanguageSample {
  title: string;
  lead: string;
  /** Plain text of the article; may be empty. */
  text: string;
}

/** The detector reads no more of a text at once. */
const PIECE = 1000;
const MOST_PIECES = 5;
/** How close the publisher's own language may be behind the likeliest. */
const CLOSE = 0.1;
/** Lithuanian, by which texts are prepared without a model, is this far ahead of every other language, or is not sure. */
const CLEARLY_AHEAD = 0.05;
/** So many of a text's pieces are in its language; else it has two. */
const MOSTLY = 3 / 4;

/**
 * The language of an article, ISO 639-1, by its title with its lead and by pieces of its whole text; null when it is
 * unsure: few words, two languages, or letters that several languages share.
 * @param publishers what the feed or the page says it is written in; decides between languages that are close
 */
export function detectLanguage(sample: LanguageSample, publishers?: string | null): string | null {
  const said = publishers?.trim().slice(0, 2).toLowerCase() ?? '';
  const pieces = [`${sample.title}. ${sample.lead}`, ...listPieces(sample.text)];
  const judged = pieces
    .filter((piece) => /\p{L}{2}/u.test(piece))
    .map((piece) => judge(piece, said));
  const sure = judged.filter((language) => language !== null);
  const likeliest = sure.toSorted((a, b) => count(sure, b) - count(sure, a))[0];
  const isMost = count(sure, likeliest) >= sure.length * MOSTLY && sure.length >= judged.length / 2;
  return likeliest && isMost ? likeliest : null;
}

const count = (languages: string[], wanted: string | undefined): number =>
  languages.filter((language) => language === wanted).length;

/** Evenly from the whole text. */
function listPieces(text: string): string[] {
  const length = Math.min(MOST_PIECES, Math.max(1, Math.round(text.length / PIECE)));
  const step = text.length / length;
  return Array.from({ length }, (_, at) => text.slice(at * step, at * step + PIECE));
}

function judge(piece: string, said: string): string | null {
  const found = eld.detect(piece);
  const scores = found.getScores();
  const best = scores[found.language] ?? 0;
  if ((scores[said] ?? 0) >= best - CLOSE && best > 0) return said;
  const second = Object.values(scores)[1] ?? 0;
  const isUnsure = found.language === 'lt' && best - second < CLEARLY_AHEAD;
  return found.isReliable() && !isUnsure ? found.language : null;
}
