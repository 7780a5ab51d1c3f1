/** What prepares articles now, and what is tried in its place. */
export const REPLAY_SIDES = ['current', 'candidate'] as const;
export type ReplaySide = (typeof REPLAY_SIDES)[number];

/** How many articles one replay prepares: by itself, and at most. */
export const REPLAY_SAMPLE = 50;
export const REPLAY_LIMIT = 100;
export const REPLAY_COUNT_RULE = `Straipsnių turi būti nuo 1 iki ${REPLAY_LIMIT}`;

/** Of the candidate, beside what is in use now. */
export const REPLAY_VERDICTS = ['better', 'same', 'worse'] as const;
export type ReplayVerdict = (typeof REPLAY_VERDICTS)[number];

/** By what the two texts of an article were told apart, the weightiest first. */
export type ReplayMark = 'answer' | 'checks' | 'glossary' | 'edits' | 'relevance';

/** Intervals of fewer articles would say nothing; the sign test tells nothing apart with fewer either. */
export const REPLAY_LEAST = 6;
