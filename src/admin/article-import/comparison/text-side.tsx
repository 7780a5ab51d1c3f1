import { Group, Text } from '@mantine/core';
import { missingFact } from '../../../domain/articles/publish-reasons.ts';
import articles from '../../articles/articles.module.css';
import { ScoreBadge } from '../../articles/score-badge.tsx';
import classes from '../article-import.module.css';
import { FACT_LABELS, type Finding } from './fact-labels.ts';
import { findPlaces } from './highlight-facts.ts';
import { HtmlText } from './html-text.tsx';
import type { PreparedText } from './prepared-texts.ts';

interface TextSideProps {
  text: PreparedText;
  /** What the checks did not find in the source. */
  findings: readonly Finding[];
}

/** One Lithuanian text with what a reviewer should look at twice: marked where it stands, and listed. */
export function TextSide({ text, findings }: TextSideProps) {
  // Facts have a list of their own, with what each is about.
  const told = new Set(findings.map(({ fact }) => missingFact(fact)));
  const problems = text.problems.filter((problem) => !told.has(problem));
  return (
    <>
      <h2>
        <Marked text={text.title} findings={findings} />
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
      {findings.length > 0 && (
        <>
          <Text size="sm" fw={600}>
            Šaltinyje nerasta
          </Text>
          <ul className={classes.findings} aria-label="Šaltinyje nerasta">
            {findings.map(({ fact, kind, excerpt }) => (
              <li key={`${kind} ${excerpt}`}>
                <mark>{fact}</mark> – {FACT_LABELS[kind]}
              </li>
            ))}
          </ul>
        </>
      )}
      {text.excerpt && (
        <Text size="sm" className={classes.lead}>
          <Marked text={text.excerpt} findings={findings} />
        </Text>
      )}
      <HtmlText html={text.html} language="lt" findings={findings} />
    </>
  );
}

function Marked({ text, findings }: { text: string; findings: readonly Finding[] }) {
  const places = findPlaces(text, findings);
  if (places.length === 0) return text;
  return (
    <>
      {places.map(({ start, end }, index) => (
        <span key={start}>
          {text.slice(places[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(places.at(-1)?.end)}
    </>
  );
}
