import { Alert, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from '../feedback/feedback.module.css';
import { IconAlertTriangle } from '../style/icons.ts';
import { DifferenceText } from './difference.tsx';
import { wordDifference } from './word-difference.ts';

export interface Difference {
  label: string;
  theirs: string;
  mine: string;
}

interface ConflictNoticeProps {
  /** What was saved meanwhile. Not by whom: it may have been the same person's other window. */
  title: string;
  /** Fields where the saved values and the ones on the screen differ. */
  differences: Difference[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  isBusy: boolean;
}

/** Somebody else saved first: both versions, word by word, and the person decides. Nothing is overwritten in silence. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { title, differences, isBusy } = props;
  const place = useRef<HTMLDivElement>(null);
  // It stands over a long form, far from the button that was pressed and has lost the focus meanwhile.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      color="yellow"
      title={title}
      icon={<IconAlertTriangle aria-hidden />}
      role="alert"
      className={classes.conflict}
    >
      {differences.length === 0 ? (
        <Text size="sm">Reikšmės sutampa su Jūsų. Galite išsaugoti.</Text>
      ) : (
        differences.map((difference) => <Sides key={difference.label} {...difference} />)
      )}
      <Group gap="xs" mt="sm">
        <Button size="xs" variant="default" onClick={props.onTakeTheirs} disabled={isBusy}>
          Atsisakyti savo pakeitimų ir rodyti išsaugotus
        </Button>
        <Button size="xs" onClick={props.onKeepMine} loading={isBusy}>
          Išsaugoti mano pakeitimus
        </Button>
      </Group>
    </Alert>
  );
}

function Sides({ label, theirs, mine }: Difference) {
  const parts = wordDifference(theirs, mine);
  return (
    <section aria-label={label} className={classes.difference}>
      <Text component="h3" size="sm" fw={600}>
        {label}
      </Text>
      <div className={classes.sides}>
        <div>
          <Text size="xs">Išsaugota</Text>
          {theirs ? <DifferenceText parts={parts} side="before" isWhole /> : EMPTY}
        </div>
        <div>
          <Text size="xs">Jūsų</Text>
          {mine ? <DifferenceText parts={parts} side="after" isWhole /> : EMPTY}
        </div>
      </div>
    </section>
  );
}

const EMPTY = '(tuščia)';
