import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useDidUpdate } from '@mantine/hooks';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { findVideo } from '../../../domain/articles/video-address.ts';
import { useFormDialog, useReportUnsaved } from '../../feedback/use-unsaved-guard.ts';
import { useOverAddress } from '../../lists/use-over-address.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { linkAddress } from '../link-address.ts';
import { insertBlock } from '../menus/insert-block.ts';
import { keepAddress } from './lone-address.ts';

/** The parameter of the address that opens it. */
const VIDEO = 'vaizdas';

/** The video that goes into a text: from „/“, or by an address that was pasted alone. */
export function useTextVideo() {
  const panel = useOverAddress(VIDEO);
  const [pasted, setPasted] = useState('');
  return {
    isOpen: panel.opened !== null,
    /** Waits for its name; empty where nothing was pasted. */
    pasted,
    open: (address: string) => {
      setPasted(address);
      panel.open('naujas');
    },
    /** It went into the text, or back to what it was. */
    settle: () => setPasted(''),
    close: panel.close,
  };
}

interface TextVideoProps {
  editor: Editor;
  video: ReturnType<typeof useTextVideo>;
}

/** Asks which video stands in the text and what it is called: visitors see the name before anything is loaded. */
export function TextVideo({ editor, video }: TextVideoProps) {
  const { isOpen, pasted, settle } = video;
  useDidUpdate(() => {
    if (isOpen) return;
    // Without a name it is what was pasted, however the panel was left.
    if (pasted) keepAddress(editor.view, pasted);
    settle();
    editor.commands.focus();
  }, [isOpen]);
  return isOpen ? <VideoPanel editor={editor} video={video} /> : null;
}

function VideoPanel({ editor, video }: TextVideoProps) {
  const [isTyped, setTyped] = useState(false);
  const { leave, close } = useFormDialog(isTyped, VIDEO, video.close);
  return (
    <SidePanel opened onClose={close} title="Vaizdo įrašas" isOver returnFocus={false}>
      <VideoForm
        pasted={video.pasted}
        onTyped={setTyped}
        onSave={(attrs) => {
          insertBlock(editor, { type: 'video', attrs });
          video.settle();
          leave();
        }}
      />
    </SidePanel>
  );
}

interface VideoFormProps {
  pasted: string;
  /** Whether there is something that is not saved. */
  onTyped: (isTyped: boolean) => void;
  onSave: (attrs: Record<'href' | 'title', string>) => void;
}

function VideoForm({ pasted, onTyped, onSave }: VideoFormProps) {
  const [typed, setTyped] = useState(pasted);
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  useReportUnsaved(typed !== pasted || title !== '', onTyped);
  const href = linkAddress(typed);
  const isVideo = href !== null && findVideo(href) !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The post's own form lies around this one in React's tree.
        event.stopPropagation();
        setTried(true);
        if (isVideo && title.trim()) onSave({ href, title: title.trim() });
      }}
      noValidate
    >
      <Stack gap="md">
        <TextInput
          label="Vaizdo įrašo adresas"
          placeholder="https://www.youtube.com/watch?v=…"
          data-autofocus={pasted ? undefined : true}
          value={typed}
          error={
            isTried && !isVideo ? 'Įrašykite „YouTube“ arba „Vimeo“ vaizdo įrašo adresą' : null
          }
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <TextInput
          label="Pavadinimas"
          description="Jį lankytojai matys prieš paspausdami. Kol nepaspaus, iš kitų svetainių nieko nebus įkeliama."
          data-autofocus={pasted ? true : undefined}
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
