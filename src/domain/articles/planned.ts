/** When the day of a planned post is, as its list is narrowed: past without it being public, or among the next days. */
export const PLANNED = ['missed', 'soon'] as const;
export type Planned = (typeof PLANNED)[number];

/** The next days; what is planned for later is no news yet. */
export const SOON_DAYS = 7;
