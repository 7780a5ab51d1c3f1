// `npm run bench:facts`: the fact check against the pairs of tests/fixtures/facts, a table for each half and for the
// pairs written later. `--misses` lists wrong verdicts, never those of the held-out half; `--development` leaves
// that half out altogether.
import {
  collectFacts,
  findUnknownFacts,
} from '../src/server/newsroom/preparation/checks/facts/facts.ts';
import {
  type FactPair,
  listFactPairs,
  listLaterFactPairs,
  summariseVerdicts,
} from '../tests/support/fact-pairs.ts';

const findingsOf = ({ source, output, writing }: FactPair) =>
  findUnknownFacts(collectFacts(source, writing), output);

const sets = {
  development: listFactPairs('development'),
  ...(process.argv.includes('--development') ? {} : { 'held out': listFactPairs('held-out') }),
  'written later': listLaterFactPairs(),
};
for (const [name, pairs] of Object.entries(sets)) {
  const { kinds, total } = summariseVerdicts(pairs, (pair) => findingsOf(pair).length > 0);
  console.log(`\n${name}: ${pairs.length} pairs. An error that is found is a true positive.`);
  console.table({ ...kinds, total });
}

if (process.argv.includes('--misses')) {
  for (const pair of [...sets.development, ...sets['written later']]) {
    const findings = findingsOf(pair);
    if ((pair.expected === 'error') === findings.length > 0) continue;
    const found = findings.map(({ fact, kind }) => `${kind}: ${fact}`).join('; ');
    console.log(
      `${pair.id} should be ${pair.expected}: ${pair.source} → ${pair.output} [${found}]`,
    );
  }
}
