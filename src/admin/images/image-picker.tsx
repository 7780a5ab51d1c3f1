import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import type { StoredImage } from './image.ts';
import { ImageLibrary } from './image-library.tsx';
import classes from './images.module.css';

export const PICKER_TITLE = 'Pasirinkti nuotrauką';

interface ImagePickerProps {
  onClose: () => void;
  onPick: (image: StoredImage) => void;
}

/** Chooses a picture of the library, or brings a new one into it; render it while it is open. */
export function ImagePicker({ onClose, onPick }: ImagePickerProps) {
  return (
    <SidePanel opened onClose={onClose} title={PICKER_TITLE} width="list" isOver>
      <ImageChoice onPick={([image]) => image && onPick(image)} />
    </SidePanel>
  );
}

interface ImageChoiceProps {
  /** In the order they were marked, or have arrived. */
  onPick: (images: StoredImage[]) => void;
  isMultiple?: boolean;
}

/** One picture by a press on it; several by marking them, on whichever pages of the library they are. */
export function ImageChoice({ onPick, isMultiple = false }: ImageChoiceProps) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [marked, setMarked] = useState<StoredImage[]>([]);
  const mark = (image: StoredImage) =>
    setMarked((before) => {
      const others = before.filter(({ id }) => id !== image.id);
      return others.length < before.length ? others : [...before, image];
    });
  return (
    <Stack gap="sm">
      <ImageLibrary
        search={search}
        page={page}
        perPage={12}
        onSearch={(text) => {
          setSearch(text ?? '');
          setPage(1);
        }}
        onPage={setPage}
        drop={
          isMultiple
            ? {
                label: 'Įkelti naujas',
                hint: 'arba įtempkite čia; iš kelių iškart bus galerija',
                isMultiple,
              }
            : { label: 'Įkelti naują', hint: 'arba įtempkite čia' }
        }
        hint="Įkelkite pirmąją nuotrauką."
        // Once some are marked a press means this one too.
        onChoose={(image) => (marked.length > 0 ? mark(image) : onPick([image]))}
        onUploaded={(images) => images.length > 0 && onPick([...marked, ...images])}
        {...(isMultiple && { marking: { ids: marked.map(({ id }) => id), onMark: mark } })}
      />
      {marked.length > 0 && (
        <Group className={classes.marked} justify="space-between">
          <span role="status">
            Pažymėta: {withCount(marked.length, 'nuotrauka', 'nuotraukos', 'nuotraukų')}
          </span>
          <Group gap="xs">
            <Button variant="default" onClick={() => setMarked([])}>
              Atžymėti
            </Button>
            <Button onClick={() => onPick(marked)}>Įterpti pažymėtas</Button>
          </Group>
        </Group>
      )}
    </Stack>
  );
}
