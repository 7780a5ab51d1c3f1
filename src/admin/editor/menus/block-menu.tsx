import { Paper, Text } from '@mantine/core';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './menus.module.css';
import { MENU_ID, optionId, type SlashMenu } from './slash-menu.ts';

/** The list that „/“ opens. The keys are the text's; the pointer chooses without taking the focus from it. */
export function BlockMenu({ menu }: { menu: SlashMenu }) {
  const { commands, at } = useSyncExternalStore(menu.subscribe, menu.read);
  const chosen = commands[at];
  useEffect(() => {
    if (chosen) document.getElementById(optionId(chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return createPortal(
    commands.length > 0 && (
      <Paper
        withBorder
        shadow="md"
        className={classes.list}
        id={MENU_ID}
        role="listbox"
        aria-label="Įterpti bloką"
      >
        {commands.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text has the keys
          <div
            key={command.id}
            id={optionId(command)}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => menu.choose(command)}
          >
            <Text size="sm" fw={500}>
              {command.label}
            </Text>
            <Text size="xs" c="dimmed">
              {command.hint}
            </Text>
          </div>
        ))}
      </Paper>
    ),
    menu.element,
  );
}
