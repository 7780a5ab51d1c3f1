import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { POST_FIELD_LABELS, type PostField, type PostValues } from '../articles/post-values.ts';
import { DifferenceText } from '../history/difference.tsx';
import { differentFields, type FieldDifference } from '../history/word-difference.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { CompareContent } from './compare-content.tsx';
import classes from './drafts.module.css';
import { compareBlocks, joinHunks, type Side } from './merge-blocks.ts';

interface CompareVersionsProps {
  isOpen: boolean;
  /** Who wrote the other text, and when. */
  theirsLabel: string;
  mine: PostValues;
  theirs: PostValues;
  /** What both began from, where known: a side that kept it gives way to the other. */
  base: PostValues | null;
  onChoose: (values: PostValues) => void;
  onLater: () => void;
}

/** Two texts of one post, side by side, word by word; the person decides what stays. */
export default function CompareVersions({ isOpen, onLater, ...texts }: CompareVersionsProps) {
  return (
    <SidePanel
      opened={isOpen}
      onClose={onLater}
      title="Tekstas pakeistas ir kitur"
      width="texts"
      isOver
      closeOnClickOutside={false}
    >
      {isOpen && <Comparison onLater={onLater} {...texts} />}
    </SidePanel>
  );
}

function Comparison({
  theirsLabel,
  mine,
  theirs,
  base,
  onChoose,
  onLater,
}: Omit<CompareVersionsProps, 'isOpen'>) {
  // Whole: what is chosen in any field decides about the text that is used.
  const fields = useMemo(
    () => differentFields(theirs, mine).filter(({ field }) => field !== 'ai_translated_content'),
    [mine, theirs],
  );
  const hunks = useMemo(
    () =>
      compareBlocks(
        mine.ai_translated_content,
        theirs.ai_translated_content,
        base?.ai_translated_content ?? null,
      ),
    [mine, theirs, base],
  );
  /** By the field, and of the content by the hunk's place. */
  const [choices, setChoices] = useState<Record<string, Side>>({});
  const sideOf = (field: PostField): Side =>
    choices[field] ?? firstSide(field, { mine, theirs, base });

  const choose = (part: PostField | number, side: Side) =>
    setChoices((before) => ({ ...before, [part]: side }));
  const chooseAll = (side: Side) => {
    const parts = [...fields.map(({ field }) => field), ...hunks.keys()];
    setChoices(Object.fromEntries(parts.map((part) => [part, side])));
  };
  const finish = () => {
    const chosen = { ...mine };
    for (const { field } of fields) if (sideOf(field) === 'theirs') chosen[field] = theirs[field];
    chosen.ai_translated_content = joinHunks(hunks, choices);
    onChoose(chosen);
  };

  return (
    <div className={classes.comparison}>
      <Group justify="space-between" align="flex-start">
        <Text size="sm" maw="60ch">
          Kol rašėte, tą patį tekstą išsaugojo kitas langas arba kitas žmogus. Niekas nedingo:
          pasirinkite, kas lieka.
        </Text>
        <Group gap="xs">
          <Button size="xs" variant="default" onClick={() => chooseAll('mine')}>
            Palikti visą mano tekstą
          </Button>
          <Button size="xs" variant="default" onClick={() => chooseAll('theirs')}>
            Imti visą kito tekstą
          </Button>
        </Group>
      </Group>
      <div className={classes.sides} aria-hidden>
        <Text size="sm" fw={600}>
          Mano tekstas
        </Text>
        <Text size="sm" fw={600}>
          {theirsLabel}
        </Text>
      </div>
      {fields.map(({ field, parts }) => (
        <FieldChoice
          key={field}
          field={field}
          parts={parts}
          side={sideOf(field)}
          onChoose={(side) => choose(field, side)}
        />
      ))}
      {fields.length === 0 && !hunks.some(({ kind }) => kind === 'different') && (
        <Text>Abu tekstai skaitomi vienodai: nieko rinktis nereikia.</Text>
      )}
      <CompareContent hunks={hunks} choices={choices} onChoose={choose} />
      <Group justify="flex-end" className={classes.actions}>
        <Button variant="default" onClick={onLater}>
          Spręsti vėliau
        </Button>
        <Button onClick={finish} data-autofocus>
          Naudoti pasirinktą tekstą
        </Button>
      </Group>
    </div>
  );
}

interface FieldChoiceProps extends FieldDifference {
  side: Side;
  onChoose: (side: Side) => void;
}

function FieldChoice({ field, parts, side, onChoose }: FieldChoiceProps) {
  return (
    <section aria-label={POST_FIELD_LABELS[field]}>
      <div className={classes.sectionHead}>
        <Text component="h3" size="sm" fw={600}>
          {POST_FIELD_LABELS[field]}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={`Kuris lieka: ${POST_FIELD_LABELS[field]}`}
          value={side}
          onChange={(chosen) => onChoose(chosen as Side)}
          data={[
            { value: 'mine', label: 'Mano' },
            { value: 'theirs', label: 'Kito' },
          ]}
        />
      </div>
      <div className={classes.sides}>
        <DifferenceText parts={parts} side="after" isWhole />
        <DifferenceText parts={parts} side="before" isWhole />
      </div>
    </section>
  );
}

/** A side that is empty or stayed as it was gives way to the other. */
function firstSide(
  field: PostField,
  { mine, theirs, base }: Pick<CompareVersionsProps, 'mine' | 'theirs' | 'base'>,
): Side {
  if (!mine[field]) return 'theirs';
  return base && base[field] === mine[field] && theirs[field] ? 'theirs' : 'mine';
}
