import { Text } from '@mantine/core';
import classes from '../article-import.module.css';
import { FACT_LABELS, type Finding } from './fact-labels.ts';

interface FindingListProps {
  name: string;
  findings: readonly Finding[];
}

/** What was found in a text, by what is to be done about it; nothing when nothing was. */
export function FindingLists({ findings }: Pick<FindingListProps, 'findings'>) {
  return (
    <>
      <FindingList
        name="Nesutampa su šaltiniu"
        findings={findings.filter((one) => !one.isUnsure && one.kind !== 'term')}
      />
      <FindingList
        name="Nesilaikyta žodynėlio"
        findings={findings.filter((one) => !one.isUnsure && one.kind === 'term')}
      />
      <FindingList name="Verta pažiūrėti" findings={findings.filter((one) => one.isUnsure)} />
    </>
  );
}

/** What text and source say of the same thing, side by side; nothing when they agree. */
function FindingList({ name, findings }: FindingListProps) {
  if (findings.length === 0) return null;
  return (
    <>
      <Text size="sm" fw={600}>
        {name}
      </Text>
      <ul className={classes.findings} aria-label={name}>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            <Told {...finding} /> – {FACT_LABELS[finding.kind]}
          </li>
        ))}
      </ul>
    </>
  );
}

function Told({ fact, problem = 'added', source, hint }: Finding) {
  if (problem === 'left_out') {
    return (
      <>
        praleista: <mark>{source?.fact}</mark>
      </>
    );
  }
  if (problem === 'unwanted' || problem === 'unknown') {
    return (
      <>
        <mark>{fact}</mark> (
        {hint ? (
          <>
            rašome: <q>{hint}</q>
          </>
        ) : (
          'žodyne nerasta'
        )}
        )
      </>
    );
  }
  if (!source) {
    return (
      <>
        <mark>{fact}</mark> (šaltinyje nerasta)
      </>
    );
  }
  return (
    <>
      <mark>{fact}</mark> (šaltinyje:{' '}
      <q>{problem === 'exchanged' ? source.excerpt : source.fact}</q>)
    </>
  );
}
