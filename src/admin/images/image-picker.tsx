import { Modal, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { Pager } from '../lists/pager.tsx';
import { DropPlace } from './drop-place.tsx';
import type { StoredImage } from './image.ts';
import { ImageGrid, ImageSkeletons } from './image-grid.tsx';
import { listImages } from './image-requests.ts';
import { ImageSearch } from './image-search.tsx';
import classes from './images.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PER_PAGE = 12;
const FAILURE = 'Nepavyko užkrauti nuotraukų';

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
  const { uploads, upload } = useUploads();
  const query = {
    page: String(page),
    per_page: String(PER_PAGE),
    ...(search ? { q: search } : {}),
  };
  const images = useQuery({
    queryKey: ['images', query],
    queryFn: () => listImages(query),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = images;
  return (
    <Stack gap="sm">
      <div className={classes.tools}>
        <ImageSearch
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <DropPlace
          label="Įkelti naują"
          hint="arba įtempkite čia"
          onFiles={async (files) => {
            const [image] = await upload(files);
            if (image) onPick(image);
          }}
        />
      </div>
      <UploadList uploads={uploads} />
      {images.isPending && <ImageSkeletons />}
      {images.isError && !data && (
        <LoadError text={FAILURE} onRetry={() => images.refetch()} isRetrying={images.isFetching} />
      )}
      {data?.total === 0 && (
        <EmptyState
          text="Nuotraukų nėra"
          hint={search ? 'Pakeiskite paieškos žodžius.' : 'Įkelkite pirmąją nuotrauką.'}
        />
      )}
      {data && data.total > 0 && (
        <>
          <ImageGrid images={data.items} onChoose={onPick} isStale={images.isPlaceholderData} />
          <Pager total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}
