import { hasCorpus } from '../tests/support/corpus.ts';

/** Ends the bench, in peace, where the corpus of real texts is absent. */
export function needCorpus(): void {
  if (hasCorpus) return;
  console.log(
    'The corpus of real feeds and pages (../shared/corpus) is not here: nothing measured.',
  );
  process.exit(0);
}
