import { Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { StoredImage } from './image.ts';
import { ImageLibrary } from './image-library.tsx';

interface ImagePickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (image: StoredImage) => void;
}

/** Chooses a picture of the library, or brings a new one into it. */
export function ImagePicker({ isOpen, onClose, onPick }: ImagePickerProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Pasirinkti nuotrauką" size="60rem">
      {isOpen && <Picker onPick={onPick} />}
    </Modal>
  );
}

function Picker({ onPick }: Pick<ImagePickerProps, 'onPick'>) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
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
        drop={{ label: 'Įkelti naują', hint: 'arba įtempkite čia' }}
        hint="Įkelkite pirmąją nuotrauką."
        onChoose={onPick}
        onUploaded={([image]) => image && onPick(image)}
      />
    </Stack>
  );
}
