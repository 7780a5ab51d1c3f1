import { ActionIcon, Button, Menu } from '@mantine/core';
import { PREPARE_BATCH, PREPARED_AT_ONCE } from '../../domain/list-limits.ts';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { ask } from '../feedback/ask.tsx';
import { useFunction } from '../runs/use-runs.ts';
import { IconChevronDown, IconSparkles } from '../style/icons.ts';
import { useWork } from '../work/work-requests.ts';
import { describePreparing } from './list/import-words.ts';

/** Other numbers that may be asked for. */
const CHOICES = [5, 50, PREPARED_AT_ONCE];

/** Prepares the best that wait: how many of how many is said, and may be chosen where they are more than one run takes by itself. */
export function PrepareButton() {
  const prepare = useFunction('prepare-articles-ai');
  const waiting = useWork().data?.counts.imported ?? 0;
  const isMany = waiting > PREPARE_BATCH;
  const start = (count: number) =>
    ask({
      title: 'Apdoroti su AI',
      ...describePreparing(count),
      confirm: 'Apdoroti',
      onConfirm: () => prepare.start({ body: { manual: true, count } }),
    });
  return (
    <Button.Group>
      <Button
        leftSection={<IconSparkles size={18} aria-hidden />}
        loading={prepare.isStarting}
        disabled={prepare.isRunning}
        onClick={() => prepare.start({ body: { manual: true } })}
      >
        {isMany ? `Apdoroti ${PREPARE_BATCH} iš ${showNumber(waiting)}` : 'Apdoroti su AI'}
      </Button>
      {isMany && (
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon
              size="input-sm"
              variant="filled"
              disabled={prepare.isRunning}
              aria-label="Apdoroti kitą skaičių straipsnių"
            >
              <IconChevronDown size={16} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {CHOICES.filter((count) => count < waiting).map((count) => (
              <Menu.Item key={count} onClick={() => start(count)}>
                Apdoroti {count} iš {showNumber(waiting)}
              </Menu.Item>
            ))}
            {waiting < PREPARED_AT_ONCE && (
              <Menu.Item onClick={() => start(waiting)}>Apdoroti visus {waiting}</Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </Button.Group>
  );
}
