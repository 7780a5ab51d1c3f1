/** What stands in the frame as an icon alone says its name in this attribute; `Hints` shows it. */
export const HINT = 'data-hint';
/** Where the hint stands beside it; below by itself. */
export const HINT_SIDE = 'data-hint-side';
