/** What we may do with a source's text: ours, allowed to us, or only a short excerpt beside the link. */
export const RIGHTS = ['own', 'licensed', 'excerpt'] as const;
export type Rights = (typeof RIGHTS)[number];

/** Characters of a source's text an article may be made of where only an excerpt is allowed (decision 0016). */
export const EXCERPT_ALLOWED = 500;
/** A translation is at most twice as long as what it was made of (pipeline.md). */
export const LONGEST_FROM_EXCERPT = 2 * EXCERPT_ALLOWED;
