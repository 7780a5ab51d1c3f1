import { SegmentedControl, Text } from '@mantine/core';
import { useMemo } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { POST_FIELD_LABELS } from '../articles/post-values.ts';
import { DifferenceText } from '../history/difference.tsx';
import { readableText } from '../history/readable-text.ts';
import { wordDifference } from '../history/word-difference.ts';
import classes from './drafts.module.css';
import type { Hunk, Side } from './merge-blocks.ts';

interface CompareContentProps {
  hunks: Hunk[];
  /** By the hunk's place. */
  choices: Record<number, Side>;
  onChoose: (index: number, side: Side) => void;
}

/** The content, stretch by stretch: what both have is summarised in a line, where they part one chooses. */
export function CompareContent({ hunks, choices, onChoose }: CompareContentProps) {
  if (!hunks.some(({ kind }) => kind === 'different')) return null;
  const label = POST_FIELD_LABELS.ai_translated_content;
  return (
    <section aria-label={label}>
      <Text component="h3" size="sm" fw={600} mb="xs">
        {label}
      </Text>
      {hunks.map((hunk, index) => {
        // Hunks are a text: only their place tells them apart.
        const key = `${index}${hunk.kind}`;
        if (hunk.kind === 'same')
          return (
            <Text key={key} size="xs" c="dimmed" my="xs">
              … {withCount(hunk.count, 'vienoda dalis', 'vienodos dalys', 'vienodų dalių')} …
            </Text>
          );
        return (
          <Difference
            key={key}
            hunk={hunk}
            side={choices[index] ?? hunk.first}
            onChoose={(side) => onChoose(index, side)}
          />
        );
      })}
    </section>
  );
}

interface DifferenceProps {
  hunk: Extract<Hunk, { kind: 'different' }>;
  side: Side;
  onChoose: (side: Side) => void;
}

function Difference({ hunk, side, onChoose }: DifferenceProps) {
  const parts = useMemo(
    () => wordDifference(readableText(hunk.theirs), readableText(hunk.mine)),
    [hunk],
  );
  return (
    <div className={classes.hunk}>
      <div className={classes.sides}>
        <DifferenceText parts={parts} side="after" isWhole />
        <DifferenceText parts={parts} side="before" isWhole />
      </div>
      <SegmentedControl
        size="xs"
        mt="xs"
        aria-label="Kuri dalis lieka"
        value={side}
        onChange={(chosen) => onChoose(chosen as Side)}
        data={[
          { value: 'mine', label: hunk.mine ? 'Mano' : 'Mano (be šios dalies)' },
          { value: 'theirs', label: hunk.theirs ? 'Kito' : 'Kito (be šios dalies)' },
          ...(hunk.mine && hunk.theirs ? [{ value: 'both', label: 'Abi' }] : []),
        ]}
      />
    </div>
  );
}
