/** How a source is doing, those that need a person first. `dead`: the import has switched it off lately, for it was gone. */
export const SOURCE_STATES = ['failing', 'dead', 'working', 'unchecked', 'off'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
