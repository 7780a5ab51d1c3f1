import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { PICTURE_LIMIT } from '../../domain/upload-limits.ts';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { showSuccess } from '../feedback/toasts.ts';
import type { PrefetchScreen } from '../http/prefetch.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { FileList } from './file-list.tsx';
import type { StoredImage } from './image.ts';
import { ImageDetails } from './image-details.tsx';
import { IMAGES, ImageLibrary, imageList } from './image-library.tsx';

/** The tab that is in the address; pictures are the first. */
const FILES = 'files';
const PER_PAGE = 24;

const pictures = createScreenList(IMAGES, ({ get, page }) =>
  imageList(page, PER_PAGE, get('q') ?? ''),
);
export const prefetch: PrefetchScreen = (client, parameters, pathname) => {
  if (parameters.get('tab') !== FILES) pictures.prefetch(client, parameters, pathname);
};

/** What is stored for texts: pictures and files, what they are and where they are used. */
export default function ImagesScreen() {
  const address = useListAddress();
  const tab = address.get('tab') === FILES ? FILES : 'pictures';
  return (
    <>
      <ScreenHead
        title="Nuotraukos ir failai"
        lead="Viršeliai, nuotraukos tekstuose ir failai, kuriuos skaitytojai atsisiunčia"
      />
      <Tabs
        value={tab}
        onChange={(value) =>
          address.change({ tab: value === FILES ? FILES : null, q: null, open: null })
        }
        mb="md"
      >
        <Tabs.List>
          <Tabs.Tab value="pictures">Nuotraukos</Tabs.Tab>
          <Tabs.Tab value={FILES}>Failai</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {tab === FILES ? <FileList address={address} /> : <Pictures address={address} />}
    </>
  );
}

function Pictures({ address }: { address: ReturnType<typeof useListAddress> }) {
  /** As the list or an upload has it; opened by its address alone, it is fetched. */
  const [known, setKnown] = useState<StoredImage | null>(null);
  const open = (image: StoredImage) => {
    setKnown(image);
    address.open(image.id);
  };
  const take = (stored: StoredImage[]) => {
    if (stored.length > 0)
      showSuccess(`Įkelta: ${withCount(stored.length, 'nuotrauka', 'nuotraukos', 'nuotraukų')}`);
    if (stored.length === 1 && stored[0]) open(stored[0]);
  };
  return (
    <>
      <ImageLibrary
        search={address.get('q') ?? ''}
        page={address.page}
        perPage={PER_PAGE}
        onSearch={(q) => address.change({ q })}
        onPage={address.goToPage}
        drop={{
          label: 'Įkelti nuotraukas',
          hint: `arba įtempkite čia, arba įklijuokite (JPEG, PNG, WebP, AVIF, GIF; didesnės nei ${PICTURE_LIMIT.size} sumažinamos)`,
          isMultiple: true,
        }}
        hint="Įkelkite pirmąją arba įterpkite ją rašydami įrašą."
        onChoose={open}
        onUploaded={take}
      />
      <ImageDetails id={address.opened} known={known} onClose={address.close} />
    </>
  );
}
