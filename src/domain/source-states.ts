/** How a source is doing, those that need a person first. */
export const SOURCE_STATES = ['failing', 'working', 'unchecked', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
