import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Difference } from '../history/difference.tsx';
import { differentFields } from '../history/word-difference.ts';
import { formatMoment } from '../lists/moments.ts';
import classes from './drafts.module.css';
import type { StartingText } from './starting-texts.ts';

const SOURCES: Record<StartingText['source'], string> = {
  browser: 'Šios naršyklės kopija',
  server: 'Juodraštis serveryje',
  article: 'Išsaugotas tekstas',
};

interface ChooseStartingTextProps {
  /** The newest first. */
  startingTexts: StartingText[];
  isBusy: boolean;
  onChoose: (startingText: StartingText) => void;
}

/** This browser kept a text the server does not have: which one to go on with. */
export default function ChooseStartingText({
  startingTexts,
  isBusy,
  onChoose,
}: ChooseStartingTextProps) {
  const [newest, second] = startingTexts;
  return (
    <div className={classes.choices}>
      <Text maw="62ch">
        {describeReason(startingTexts)} Pasirinkite, kurį tekstą tęsti; kiti juodraščiai ir šios
        naršyklės kopijos bus pašalinti, tik kituose languose atverti tekstai liks.
      </Text>
      {startingTexts.map((startingText) => (
        <Choice
          key={`${startingText.source}${startingText.at}`}
          startingText={startingText}
          isNewest={startingText === newest}
          isBusy={isBusy}
          other={startingText === newest ? second : undefined}
          onChoose={() => onChoose(startingText)}
        />
      ))}
    </div>
  );
}

function describeReason(startingTexts: StartingText[]): string {
  return startingTexts.some(({ source }) => source === 'browser')
    ? 'Ši naršyklė turi teksto, kurio nėra serveryje.'
    : 'Tekstas išsaugotas po to, kai buvo pradėtas jo juodraštis.';
}

interface ChoiceProps {
  startingText: StartingText;
  isNewest: boolean;
  isBusy: boolean;
  /** What the newest is compared with. */
  other: StartingText | undefined;
  onChoose: () => void;
}

function Choice({ startingText, isNewest, isBusy, other, onChoose }: ChoiceProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <section className={classes.choice} data-newest={isNewest || undefined}>
      <div className={classes.choiceHead}>
        <div>
          <Text fw={600}>
            {SOURCES[startingText.source]} {isNewest && <Badge color="sea">Naujausia</Badge>}
          </Text>
          <Text size="sm" c="dimmed">
            {formatMoment(startingText.at)} ·{' '}
            {startingText.values.ai_translated_title || 'Be pavadinimo'}
          </Text>
        </div>
        <Group gap="xs">
          {other && (
            <Button variant="subtle" size="xs" onClick={() => setCompared(!isCompared)}>
              {isCompared ? 'Slėpti skirtumus' : 'Rodyti skirtumus'}
            </Button>
          )}
          <Button
            size="xs"
            variant={isNewest ? 'filled' : 'default'}
            loading={isBusy}
            onClick={onChoose}
            {...(isNewest ? { 'data-autofocus': true } : {})}
          >
            Tęsti šį tekstą
          </Button>
        </Group>
      </div>
      {isCompared && other && (
        <Difference fields={differentFields(other.values, startingText.values)} />
      )}
    </section>
  );
}
