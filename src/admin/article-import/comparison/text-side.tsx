import { Group, Text } from '@mantine/core';
import { describeFinding } from '../../../domain/articles/publish-reasons.ts';
import articles from '../../articles/articles.module.css';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import classes from '../article-import.module.css';
import type { Finding } from './fact-labels.ts';
import { FindingList } from './finding-list.tsx';
import { HtmlText } from './html-text.tsx';
import { MarkedText } from './marked-text.tsx';
import type { PreparedText } from './prepared-texts.ts';

interface TextSideProps {
  text: PreparedText;
  /** Where it does not agree with its source. */
  findings: readonly Finding[];
}

/** One Lithuanian text with what a reviewer should look at twice: marked where it stands, and listed. */
export function TextSide({ text, findings }: TextSideProps) {
  // Facts have a list of their own, with what each is about.
  const told = new Set(findings.map(describeFinding));
  const problems = text.problems.filter((problem) => !told.has(problem));
  return (
    <>
      <h2>
        <MarkedText text={text.title} findings={findings} />
      </h2>
      <Group gap="xs" mb="xs">
        <ScoreBadge score={text.score} />
        {text.category && <Text size="sm">{text.category}</Text>}
      </Group>
      {problems.length > 0 && (
        <ul className={articles.problems} aria-label="Ko patikra neleido">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <FindingList
        name="Nesutampa su šaltiniu"
        findings={findings.filter((one) => !one.isUnsure && one.kind !== 'term')}
      />
      <FindingList
        name="Nesilaikyta žodynėlio"
        findings={findings.filter((one) => !one.isUnsure && one.kind === 'term')}
      />
      <FindingList name="Verta pažiūrėti" findings={findings.filter((one) => one.isUnsure)} />
      {text.excerpt && (
        <Text size="sm" className={classes.lead}>
          <MarkedText text={text.excerpt} findings={findings} />
        </Text>
      )}
      <HtmlText html={text.html} language="lt" findings={findings} />
    </>
  );
}
