/**
 * Blocks of an article beyond plain HTML: `data-block` says which. These tags may stand only as one of them; in a page from
 * elsewhere they are its frame, not its meaning.
 */
export const BLOCKS = {
  div: ['note', 'tip', 'warning', 'contact', 'gallery', 'video', 'file', 'card'],
  details: ['question'],
  summary: ['question'],
} as const;

/** Words in a frame, and what stands over them. */
export const CALLOUTS = { note: 'Pastaba', tip: 'Patarimas', warning: 'Svarbu' } as const;
export type Callout = keyof typeof CALLOUTS;

/** `data-width` of a picture that is not as wide as the text. */
export const PICTURE_SPANS = { wide: 'Platesnė už tekstą', half: 'Pusės pločio' } as const;

export const isBlockTag = (tag: string): boolean => Object.hasOwn(BLOCKS, tag);

/** Whether the tag may stand with this `data-block`. */
export const isBlockOf = (tag: string, kind: string | null | undefined): boolean =>
  isBlockTag(tag) && (BLOCKS[tag as keyof typeof BLOCKS] as readonly string[]).includes(kind ?? '');

export const isPictureSpan = (value: string | null | undefined): boolean =>
  Object.hasOwn(PICTURE_SPANS, value ?? '');

const QUESTION =
  /<details data-block="question"><summary data-block="question">(.*?)<\/summary>(.*?)<\/details>/gs;

/** Questions with their answers, as HTML: only of what the sanitiser wrote. */
export const listQuestions = (html: string): { question: string; answer: string }[] =>
  [...html.matchAll(QUESTION)].map(([, question = '', answer = '']) => ({ question, answer }));
