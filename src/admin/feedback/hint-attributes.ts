/** What stands as an icon alone says its name in this attribute; `Hints` shows it, one tooltip for the whole panel. */
export const HINT = 'data-hint';
/** Where the hint stands beside it; below by itself. */
export const HINT_SIDE = 'data-hint-side';
