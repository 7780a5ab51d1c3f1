/* How long what was before is kept. What is older goes once a proven back-up holds it. */

/** Of each article the newest stay for ever. */
export const REVISIONS_ALWAYS_KEPT = 20;
export const REVISIONS_KEPT_YEARS = 2;
export const AUDIT_KEPT_YEARS = 3;
