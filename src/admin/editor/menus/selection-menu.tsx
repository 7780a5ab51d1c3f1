import { RichTextEditor } from '@mantine/tiptap';
import { AllSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { BubbleMenu } from '@tiptap/react/menus';
import { type RefObject, useRef } from 'react';
import { IconLink } from '../../style/icons.ts';
import { useToolbarKeys } from '../use-toolbar-keys.ts';
import classes from './menus.module.css';

/** Escape leads back to the text and does not close the dialog around it. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

interface SelectionMenuProps {
  editor: Editor;
  onLink: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

/**
 * What is done most with chosen words, beside them. Alt+F10 leads in, Escape back; everything else stays in the
 * toolbar. Under a finger the system has a menu of its own there.
 */
export function SelectionMenu({ editor, onLink, ref }: SelectionMenuProps) {
  const row = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(row);
  return (
    <BubbleMenu
      ref={ref}
      editor={editor}
      className={classes.bubble ?? ''}
      options={{ placement: 'top', offset: 8 }}
      shouldShow={({ state, element, view }) => {
        const { selection } = state;
        const isHere = view.hasFocus() || element.contains(document.activeElement);
        return (
          isHere &&
          (selection instanceof TextSelection || selection instanceof AllSelection) &&
          !selection.empty &&
          !selection.$from.parent.type.spec.code &&
          !window.matchMedia('(pointer: coarse)').matches
        );
      }}
    >
      <div
        ref={row}
        role="toolbar"
        aria-label="Pažymėtų žodžių tvarkymas"
        className={classes.row}
        {...keys}
        onKeyDown={(event) => {
          if (event.key === 'Escape') editor.commands.focus();
          else keys.onKeyDown(event);
        }}
      >
        <RichTextEditor.Bold {...OWN_ESCAPE} />
        <RichTextEditor.Italic {...OWN_ESCAPE} />
        <RichTextEditor.Code {...OWN_ESCAPE} />
        <RichTextEditor.Control
          {...OWN_ESCAPE}
          onClick={onLink}
          aria-label="Nuoroda"
          title="Nuoroda"
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.H2 {...OWN_ESCAPE} />
        <RichTextEditor.H3 {...OWN_ESCAPE} />
        <RichTextEditor.Blockquote {...OWN_ESCAPE} />
      </div>
    </BubbleMenu>
  );
}
