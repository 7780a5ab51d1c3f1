import { Extension } from '@tiptap/core';
import { Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { type BlockCommand, findCommands } from './block-commands.ts';

export const MENU_ID = 'bloku-meniu';
export const optionId = ({ id }: BlockCommand) => `${MENU_ID}-${id}`;

interface Shown {
  commands: readonly BlockCommand[];
  at: number;
}

const CLOSED: Shown = { commands: [], at: 0 };

/**
 * What stands between the editor, which has the keys, and the list that React shows. The focus stays in the text; which
 * command is chosen is told by `aria-activedescendant`. Whole: both sides of one state.
 */
export function createSlashMenu() {
  let shown = CLOSED;
  let props: SuggestionProps<BlockCommand> | null = null;
  let unmount: (() => void) | null = null;
  const element = document.createElement('div');
  const listeners = new Set<() => void>();
  const show = (next: Shown) => {
    shown = next;
    const text = props?.editor.view.dom;
    const command = shown.commands[shown.at];
    for (const [name, value] of [
      ['aria-controls', MENU_ID],
      ['aria-activedescendant', command && optionId(command)],
    ] as const)
      if (command && value) text?.setAttribute(name, value);
      else text?.removeAttribute(name);
    for (const listener of listeners) listener();
  };
  const move = (step: number) => {
    const { commands, at } = shown;
    show({ commands, at: (at + step + commands.length) % commands.length });
  };
  const choose = (command: BlockCommand | undefined) => command && props?.command(command);
  const onKey = (key: string): boolean => {
    if (shown.commands.length === 0) return false;
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Enter' || key === 'Tab') choose(shown.commands[shown.at]);
    else return false;
    return true;
  };
  return {
    element,
    read: () => shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Whether the keys are the menu's. */
    isOpen: () => shown.commands.length > 0,
    choose,
    /** @param run with the typed „/…“ taken out */
    extension: (run: (command: BlockCommand) => void) =>
      Extension.create({
        name: 'slashMenu',
        addProseMirrorPlugins() {
          return [
            Suggestion<BlockCommand, BlockCommand>({
              editor: this.editor,
              char: '/',
              container: '[data-menu-place]',
              allow: ({ state }) => !state.selection.$from.parent.type.spec.code,
              items: ({ query }) => findCommands(query),
              command: ({ editor, range, props: command }) => {
                editor.chain().focus().deleteRange(range).run();
                run(command);
              },
              render: () => ({
                onStart(next) {
                  props = next;
                  unmount = next.mount(element);
                  show({ commands: next.items, at: 0 });
                },
                onUpdate(next) {
                  props = next;
                  show({ commands: next.items, at: 0 });
                },
                onKeyDown: ({ event }) => onKey(event.key),
                onExit() {
                  show(CLOSED);
                  unmount?.();
                  props = null;
                },
              }),
            }),
          ];
        },
      }),
  };
}

export type SlashMenu = ReturnType<typeof createSlashMenu>;
