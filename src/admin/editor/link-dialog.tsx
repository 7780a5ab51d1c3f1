import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { linkAddress } from './link-address.ts';

interface LinkDialogProps {
  editor: Editor;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks where the chosen words lead; without a choice the address itself becomes the words. */
export function LinkDialog({ editor, isOpen, onClose }: LinkDialogProps) {
  const leave = () => {
    onClose();
    editor.commands.focus();
  };
  return (
    <Modal opened={isOpen} onClose={leave} title="Nuoroda" returnFocus={false}>
      {isOpen && <LinkForm editor={editor} onClose={onClose} />}
    </Modal>
  );
}

function LinkForm({ editor, onClose }: Omit<LinkDialogProps, 'isOpen'>) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState<string | null>(null);
  const save = () => {
    const href = linkAddress(typed);
    if (!href) return setError('Įrašykite adresą, pvz., https://pavyzdys.lt arba /kontaktai');
    onClose();
    const chain = editor.chain().focus();
    if (!before && editor.state.selection.empty)
      chain.insertContent([
        { type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] },
        { type: 'text', text: ' ' },
      ]);
    else chain.extendMarkRange('link').setLink({ href });
    chain.run();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The post's own form lies around this one in React's tree.
        event.stopPropagation();
        save();
      }}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          label="Adresas"
          placeholder="https://"
          data-autofocus
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setError(null);
          }}
        />
        <Group justify="flex-end">
          {before && (
            <Button
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
          <Button type="submit">{before ? 'Išsaugoti' : 'Įterpti'}</Button>
        </Group>
      </Stack>
    </form>
  );
}
