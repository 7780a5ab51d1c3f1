/**
 * `npm run bench:… -- --brief`: one round of the smallest size. It proves that the bench runs, as every test run does;
 * its figures mean nothing.
 */
export const isBrief = process.argv.includes('--brief');
