/** How many articles one act on „all that match“ is aimed at. A person who means more narrows the list, or acts again. */
export const MATCHING_LIMIT = 1000;

/** The latest runs of the automations that are listed. */
export const LOGS_LIMIT = 50;

/** Asked for no others, one run prepares so many of the best that wait (contracts, HTTP). */
export const PREPARE_BATCH = 20;
/** As many as one run prepares. */
export const PREPARED_AT_ONCE = 100;
