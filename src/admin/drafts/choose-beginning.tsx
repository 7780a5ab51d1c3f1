import { Badge, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Difference } from '../history/difference.tsx';
import { differentFields } from '../history/word-difference.ts';
import { formatMoment } from '../lists/moments.ts';
import type { Beginning } from './choose-draft.ts';
import classes from './drafts.module.css';

const SOURCES: Record<Beginning['source'], string> = {
  browser: 'Šios naršyklės kopija',
  server: 'Juodraštis serveryje',
  article: 'Išsaugotas įrašas',
};

interface ChooseBeginningProps {
  /** The newest first. */
  beginnings: Beginning[];
  isBusy: boolean;
  onChoose: (beginning: Beginning) => void;
}

/** This browser kept a text the server does not have: which one to go on with. */
export default function ChooseBeginning({ beginnings, isBusy, onChoose }: ChooseBeginningProps) {
  const [newest] = beginnings;
  return (
    <div className={classes.choices}>
      <Text maw="62ch">
        {describeReason(beginnings)} Pasirinkite, kurį tekstą tęsti; kiti juodraščiai ir šios
        naršyklės kopijos bus pašalinti, tik kituose languose atverti tekstai liks.
      </Text>
      {beginnings.map((beginning) => (
        <Choice
          key={`${beginning.source}${beginning.at}`}
          beginning={beginning}
          isNewest={beginning === newest}
          isBusy={isBusy}
          other={beginnings.find((each) => each !== beginning) ?? null}
          onChoose={() => onChoose(beginning)}
        />
      ))}
    </div>
  );
}

function describeReason(beginnings: Beginning[]): string {
  return beginnings.some(({ source }) => source === 'browser')
    ? 'Ši naršyklė turi teksto, kurio nėra serveryje.'
    : 'Įrašas išsaugotas po to, kai buvo pradėtas jo juodraštis.';
}

interface ChoiceProps {
  beginning: Beginning;
  isNewest: boolean;
  isBusy: boolean;
  other: Beginning | null;
  onChoose: () => void;
}

function Choice({ beginning, isNewest, isBusy, other, onChoose }: ChoiceProps) {
  const [isCompared, setCompared] = useState(false);
  return (
    <section className={classes.choice} data-newest={isNewest || undefined}>
      <div className={classes.choiceHead}>
        <div>
          <Text fw={600}>
            {SOURCES[beginning.source]} {isNewest && <Badge color="sea">Naujausia</Badge>}
          </Text>
          <Text size="sm" c="dimmed">
            {formatMoment(beginning.at)} · {beginning.values.ai_translated_title || 'Be pavadinimo'}
          </Text>
        </div>
        <Group gap="xs">
          {isNewest && other && (
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
        <Difference fields={differentFields(other.values, beginning.values)} />
      )}
    </section>
  );
}
