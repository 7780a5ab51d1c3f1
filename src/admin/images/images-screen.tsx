import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import { Pager } from '../lists/pager.tsx';
import { withCount } from '../lists/plurals.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { DropPlace } from './drop-place.tsx';
import type { StoredImage } from './image.ts';
import { ImageDetails } from './image-details.tsx';
import { ImageGrid, ImageSkeletons } from './image-grid.tsx';
import { listImages } from './image-requests.ts';
import { ImageSearch } from './image-search.tsx';
import classes from './images.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PER_PAGE = 24;
const FAILURE = 'Nepavyko užkrauti nuotraukų';

/** The library of pictures: what there is, what it says, where it is shown. */
export default function ImagesScreen() {
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const [opened, setOpened] = useState<StoredImage | null>(null);
  const { uploads, upload } = useUploads();
  const query = {
    page: String(address.page),
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
  const take = async (files: File[]) => {
    const stored = await upload(files);
    if (stored.length > 0)
      showSuccess(`Įkelta: ${withCount(stored.length, 'nuotrauka', 'nuotraukos', 'nuotraukų')}`);
    if (stored.length === 1 && stored[0]) setOpened(stored[0]);
  };

  return (
    <>
      <ScreenHead title="Nuotraukos" lead="Įrašų viršeliai ir nuotraukos tekstuose" />
      <div className={classes.tools}>
        <ImageSearch
          key={search}
          value={search}
          onSearch={(text) => address.change({ q: text || null })}
        />
        <DropPlace
          label="Įkelti nuotraukas"
          hint="arba įtempkite čia, arba įklijuokite (JPEG, PNG, WebP, AVIF, GIF; iki 10 MB)"
          isMultiple
          onFiles={take}
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
          hint={
            search
              ? 'Pagal šią paiešką nieko nerasta. Pakeiskite žodžius.'
              : 'Įkelkite pirmąją arba įterpkite ją rašydami įrašą.'
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <ImageGrid images={data.items} onChoose={setOpened} isStale={images.isPlaceholderData} />
          <Pager
            total={data.total}
            page={address.page}
            perPage={PER_PAGE}
            onPage={address.goToPage}
          />
        </>
      )}
      <ImageDetails image={opened} onClose={() => setOpened(null)} />
    </>
  );
}
