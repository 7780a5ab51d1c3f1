/** How many articles one run of automatic publishing may publish; the table checks it too. */
export const AUTO_PUBLISH_BATCH_MAX = 50;
