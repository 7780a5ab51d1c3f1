import { Autocomplete, Button, Group, Popover, Stack, Text } from '@mantine/core';
import { posToDOMRect } from '@tiptap/core';
import type { Editor } from '@tiptap/react';
import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import { linkAddress } from '../link-address.ts';
import { markChosenWords } from './chosen-words.ts';
import { useLinkTargets } from './link-targets.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
  /** What the place of the words is told from. */
  frame: RefObject<HTMLElement | null>;
}

/** Escape closes this and not the dialog around the text. */
const OWN_ESCAPE = { 'data-mantine-stop-propagation': 'true' };

/**
 * Asks where the chosen words lead, beside them, so that they stay in sight; without a choice the address itself becomes
 * the words.
 */
export function LinkDialog({ editor, isOpen, onClose, frame }: LinkDialogProps) {
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={(opened) => !opened && leave()}
      position="bottom-start"
      withinPortal={false}
      withRoles={false}
      returnFocus={false}
      trapFocus
      shadow="md"
      width="min(24rem, 85vw)"
    >
      <Popover.Target>
        <span aria-hidden style={isOpen ? placeOf(editor, frame.current) : { display: 'none' }} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Nuoroda">
        {isOpen && <LinkForm editor={editor} onClose={onClose} />}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Over the chosen words, inside the frame. */
function placeOf(editor: Editor, frame: HTMLElement | null): CSSProperties {
  const { from, to } = editor.state.selection;
  const words = posToDOMRect(editor.view, from, to);
  const around = frame?.getBoundingClientRect();
  return {
    position: 'absolute',
    top: words.top - (around?.top ?? 0),
    left: words.left - (around?.left ?? 0),
    width: Math.max(1, words.width),
    height: words.height,
    pointerEvents: 'none',
  };
}

function LinkForm({ editor, onClose }: Pick<LinkDialogProps, 'editor' | 'onClose'>) {
  // Whole: the field, what it finds and the buttons.
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const targets = useLinkTargets(typed);
  useEffect(() => {
    markChosenWords(editor, true);
    return () => {
      if (!editor.isDestroyed) markChosenWords(editor, false);
    };
  }, [editor]);
  const save = (address: string) => {
    const href = linkAddress(address);
    if (!href)
      return setError('Įrašykite adresą, pvz., https://pavyzdys.lt, arba pasirinkite iš rastų');
    onClose();
    const chain = editor.chain().focus();
    if (!before && editor.state.selection.empty) {
      const title = targets.find(({ path }) => path === address)?.title;
      chain.insertContent([
        { type: 'text', text: title ?? address.trim(), marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    } else chain.extendMarkRange('link').setLink({ href });
    chain.run();
  };
  return (
    <Stack gap="sm">
      <Autocomplete
        label="Adresas"
        description="Arba kelios raidės mūsų įrašo ar puslapio pavadinimo"
        placeholder="https://"
        data-autofocus
        {...OWN_ESCAPE}
        value={typed}
        error={error}
        data={targets.map(({ path }) => path)}
        // Low: the words above stay in sight in a narrow window too.
        maxDropdownHeight={150}
        // The server has chosen already.
        filter={({ options }) => options}
        comboboxProps={{ withinPortal: false }}
        renderOption={({ option }) => {
          const target = targets.find(({ path }) => path === option.value);
          return (
            <div>
              <Text size="sm">{target?.title}</Text>
              <Text size="xs" c="dimmed">
                {target?.detail} · {option.value}
              </Text>
            </div>
          );
        }}
        onOptionSubmit={save}
        onChange={(value) => {
          setTyped(value);
          setError(null);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The post's own form lies around this field.
          event.preventDefault();
          // The field says which row was marked last, also when that row is gone.
          const list = document.getElementById(
            event.currentTarget.getAttribute('aria-controls') ?? '',
          );
          if (!list?.querySelector('[data-combobox-selected]')) save(typed);
        }}
      />
      <Group justify="flex-end">
        {before && (
          <Button
            {...OWN_ESCAPE}
            variant="default"
            mr="auto"
            onClick={() => {
              onClose();
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
            }}
          >
            Pašalinti nuorodą
          </Button>
        )}
        <Button {...OWN_ESCAPE} onClick={() => save(typed)}>
          {before ? 'Išsaugoti' : 'Įterpti'}
        </Button>
      </Group>
    </Stack>
  );
}
