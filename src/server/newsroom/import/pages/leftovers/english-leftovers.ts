/*
 * What English and German sites leave between and around the paragraphs of an article. Each line is a whole block: a sentence
 * of an article that begins with the same words goes on otherwise, and is never taken for one.
 */

const NETWORKS =
  'facebook|twitter|x|instagram|linked ?in|youtube|tik ?tok|telegram|whatsapp|threads|mastodon|bluesky|pinterest|google(?: news| plus)?|flipboard|tumblr|rss|social(?: media)?';
const LETTERS =
  'newsletters?|e-?mails?|mailing list|alerts|updates|channel|podcast|blog|feed|webfeed|magazine|edition|list|youtube|facebook|password';

/** Calls to subscribe, follow and join. */
const CALLS = [
  /^(?:subscribe|sign up|follow|join us)(?: (?:now|here|today|free))*$/i,
  // „our“ and „us“ speak of the site.
  /^(?:subscribe|sign up)(?: now| today| here)?(?: (?:to|for|via|on|our|using|with|below)\b|:).{0,80}\b(?:us|our|my|newsletters?)\b/i,
  new RegExp(
    `^(?:subscribe|sign up)(?: now| today| here)? (?:to|for|via|using) .{0,60}\\b(?:${LETTERS})(?: and (?:alerts|password)| via email| today| now)?$`,
    'i',
  ),
  /^follow (?:us|me)(?:,? (?:on|at|via|online|for more|\S))*$/i,
  new RegExp(`^follow (?:us|me):? (?:on |via |at )?(?:our )?(?:${NETWORKS})(?![\\p{L}\\d])`, 'iu'),
  /^follow (?:@\S+|(?:this blog )?(?:by|via) (?:e-?mail|gfc|rss)|me via gfc|(?:\p{L}+ ){1,6}online)$/iu,
  /^follow the (?:authors?|topics?|writers?) (?:of|within|in) this (?:article|story)$/i,
  // A sentence that is no call has a verb of its own.
  /^join\b(?!.{0,80}\b(?:is|are|was|were|has|have|had|will|would|can|could|said|says|told)\b).{0,80}\b(?:us|our|newsletters?|community|conversation|discussion|channel|podcast|instagram|facebook|twitter|youtube|e-?mail|stay)\b/i,
];
/** „Follow Vardenis Pavardenis on …“: names have capitals. */
const FOLLOW_ON = new RegExp(`^follow (.{0,80}?) ?\\bon (?:${NETWORKS})(?![\\p{L}\\d])`, 'iu');
const NAME = /^(?:[\p{Lu}@].*|the|of|and|by|section|page|account|)$/u;
/** Ways to other articles. */
const OTHERS = [
  /^related(?: (?:stor(?:y|ies)|articles?|posts?|reading|reads?|links?|news|content|coverage|topics|videos?))?(?: ?[:\]].*)?$/i,
  /^(?:read|see|watch|check out) (?:also|more|next)(?: ?[:–—|>»→►].*)?$/i,
  /^(?:read|see|watch) more (?:latest|(?:(?:stories|articles|news|posts|photos|videos|coverage|reviews) )?(?:about|on|in|at|from|by|here|like))(?: [^.!?]*)?$/i,
  /^(?:read|see|watch) more [^.!?]{0,80}\bhere\.$/i,
  /^(?:[Rr]ead|READ|[Ss]ee|SEE|[Ww]atch|WATCH|Check out|CHECK OUT) (?:also|ALSO|next|NEXT) ["“„‘']?[\p{Lu}\d](?:.*[^.!])?$/u,
  /^(?:lesen sie auch|mehr zum thema)(?:.*[^.!])?$/i,
];
/** Whose it is and where it is filed. */
const FILED = [
  /^©/,
  /^\(c\) ?(?:(?:19|20)\d\d|copyright)/i,
  /^\([cC]\)(?: \p{Lu}\S*){1,4}(?:$| [•|–—/])/u,
  /^copyright(?:$| ?[:-]? ?(?:©|\(c\)|(?:19|20)\d\d|policy$|all rights))/i,
  /^[Cc](?:opyright|OPYRIGHT)(?: [\p{Lu}&-]\S*){1,6}(?: (?:19|20)\d\d\b.*)?$/u,
  /^all rights reserved(?:$|[.|]| (?:©|\(c\)|(?:19|20)\d\d))/i,
  /^copyright\b.{0,120}\ball rights reserved\b/i,
  /^[Rr]eporting by \p{Lu}.*\b[Ee]diting by \p{Lu}/u,
  /^filed under(?:$|:| [^.!?]{0,48}$)/i,
];
/** Behind the time it takes to read come other labels at most. */
const LABELS = [
  /^\d{1,3}[ -]min(?:utes?|\.|učių)?\s?(?:read|skaitymo)(?: time)?(?: ?[|•·–—-].*)?$/i,
  /^(?:tempo de leitura|lesezeit):?(?: \S+){0,3}$/i,
  /^(?:view author archive|email the author|print article|order reprints|text size)$/i,
];
const LEFTOVERS = [...CALLS, ...OTHERS, ...FILED, ...LABELS];
const MARKS_BEFORE = /^[\s|•»→*[]+/u;
const MARKS_AFTER = /(?<![\s!|:»→►*›>…])[\s!|:»→►*›>…]+$/u;

/** @param line a block's words, no longer than a few sentences */
export function isEnglishLeftover(line: string): boolean {
  const bare = line.replace(MARKS_BEFORE, '').replace(MARKS_AFTER, '');
  // The country is not the site that speaks of itself.
  const text = /\p{Ll}/u.test(bare)
    ? bare.replace(/(?<!^(?:[Ff]ollow|FOLLOW) )\bUS\b/g, 'U.S.')
    : bare;
  const [, followed] = FOLLOW_ON.exec(text) ?? [];
  if (followed?.split(' ').every((word) => NAME.test(word))) return true;
  return LEFTOVERS.some((each) => each.test(text));
}

const CREDIT =
  /^[(|]? ?©|^(?:getty(?: images)?|shutterstock)$|^\(?(?:images?|photos?|photograph|foto|bild|credits?|crédito|nuotr(?:auka|\.)|picture)(?:( credit| by)? ?:| ?©)/i;
const PHOTOGRAPH_BY = /^[Pp]hotograph by \p{Lu}/u;
/** Words in small letters; a credit or a label is made of names. */
const SENTENCE = 5;

/** A credit of a picture that is not carried: „Photo: Vardenis/AFP“. */
export function isCredit(line: string): boolean {
  if (PHOTOGRAPH_BY.test(line)) return true;
  const [begin, named] = CREDIT.exec(line) ?? [];
  if (begin === undefined) return false;
  return named !== undefined || begin.includes('©') || !isSentence(line.slice(begin.length));
}

/** Ends as one, and has a sentence's small words. */
export function isSentence(text: string): boolean {
  if (!/[.!?]["”“’]?$/.test(text)) return false;
  const words = text.split(' ');
  return words.filter((word) => /^\p{Ll}+[,.;:!?"”“’]*$/u.test(word)).length >= SENTENCE;
}
