import { ActionIcon, Kbd, Popover, Text } from '@mantine/core';
import { HINT } from '../../feedback/hint-attributes.ts';
import { MOD_KEY } from '../../feedback/mod-key.ts';
import { IconKeyboard } from '../../style/icons.ts';
import classes from '../posts.module.css';

const NAME = 'Klavišai šiame sąraše';

const KEYS = [
  { keys: ['J', 'K'], does: 'Kitas arba ankstesnis įrašas' },
  { keys: ['←', '↑', '→', '↓'], does: 'Judėti tarp įrašų' },
  { keys: ['X'], does: 'Pažymėti (su Shift – nuo paskutinio)' },
  { keys: [MOD_KEY, 'A'], does: 'Pažymėti visus' },
  { keys: ['E'], does: 'Redaguoti' },
  { keys: ['D'], does: 'Grąžinti į juodraštį' },
  { keys: ['Delete'], does: 'Ištrinti' },
  { keys: [MOD_KEY, 'Z'], does: 'Atšaukti paskutinį veiksmą' },
  { keys: ['Esc'], does: 'Atžymėti' },
];

/** What the keyboard does in the list of posts; a phone has none. */
export function KeysHelp() {
  return (
    <Popover position="bottom-end" withinPortal shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          visibleFrom="sm"
          variant="default"
          size={30}
          aria-label={NAME}
          {...{ [HINT]: NAME }}
        >
          <IconKeyboard size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={NAME} maw="calc(100vw - 1rem)">
        <Text size="sm" fw={600} mb="xs">
          Kai įrašas pasirinktas
        </Text>
        <dl className={classes.keys}>
          {KEYS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key} size="xs">
                    {key}
                  </Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Popover.Dropdown>
    </Popover>
  );
}
