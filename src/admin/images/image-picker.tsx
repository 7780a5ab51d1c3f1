import { Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { StoredImage } from './image.ts';
import { ImageLibrary } from './image-library.tsx';

interface ImagePickerProps {
  isOpen: boolean;
  onClose: () => void;
  /** More than one where several were uploaded at once. */
  onPick: (images: StoredImage[]) => void;
  isMultiple?: boolean;
}

/** Chooses a picture of the library, or brings new ones into it. */
export function ImagePicker({ isOpen, onClose, ...picker }: ImagePickerProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Pasirinkti nuotrauką" size="60rem">
      {isOpen && <Picker {...picker} />}
    </Modal>
  );
}

function Picker({ onPick, isMultiple = false }: Pick<ImagePickerProps, 'onPick' | 'isMultiple'>) {
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
        onChoose={(image) => onPick([image])}
        onUploaded={(images) => images.length > 0 && onPick(images)}
      />
    </Stack>
  );
}
