/** What models may use in a day of Vilnius by default; money has no limit then. */
export const DEFAULT_DAILY_BUDGET = { tokens: 5_000_000, images: 200 };
