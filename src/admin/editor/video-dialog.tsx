import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { findVideo } from '../../domain/articles/video-address.ts';
import { keepAddress } from './inserts/lone-address.ts';
import { linkAddress } from './link-address.ts';
import { insertBlock } from './menus/insert-block.ts';

interface VideoDialogProps {
  editor: Editor;
  /** What is known of the address; null while nobody asked. */
  address: string | null;
  onClose: () => void;
}

/** Asks which video stands in the text and what it is called: visitors see the name before anything is loaded. */
export function VideoDialog({ editor, address, onClose }: VideoDialogProps) {
  const leave = () => {
    onClose();
    // A pasted address waited for its name; without one it is what was pasted.
    if (address) keepAddress(editor.view, address);
    editor.commands.focus();
  };
  return (
    <Modal opened={address !== null} onClose={leave} title="Vaizdo įrašas" returnFocus={false}>
      {address !== null && <VideoForm editor={editor} address={address} onClose={onClose} />}
    </Modal>
  );
}

function VideoForm({ editor, address, onClose }: VideoDialogProps) {
  const [typed, setTyped] = useState(address ?? '');
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const href = linkAddress(typed);
  const isVideo = href !== null && findVideo(href) !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The post's own form lies around this one in React's tree.
        event.stopPropagation();
        setTried(true);
        if (!isVideo || !title.trim()) return;
        onClose();
        insertBlock(editor, { type: 'video', attrs: { href, title: title.trim() } });
      }}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          label="Vaizdo įrašo adresas"
          placeholder="https://www.youtube.com/watch?v=…"
          data-autofocus={address ? undefined : true}
          value={typed}
          error={
            isTried && !isVideo ? 'Įrašykite „YouTube“ arba „Vimeo“ vaizdo įrašo adresą' : null
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextInput
          label="Pavadinimas"
          description="Jį lankytojai matys prieš paspausdami. Kol nepaspaus, iš kitų svetainių nieko nebus įkeliama."
          data-autofocus={address ? true : undefined}
          value={title}
          error={isTried && !title.trim() ? 'Pavadinimas privalomas' : null}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit">Įterpti</Button>
        </Group>
      </Stack>
    </form>
  );
}
