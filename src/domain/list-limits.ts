/** How many articles one act on „all that match“ is aimed at. A person who means more narrows the list, or acts again. */
export const MATCHING_LIMIT = 1000;

/** The latest runs of the automations that are listed. */
export const LOGS_LIMIT = 50;
