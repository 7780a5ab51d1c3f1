import { EmptyState } from '../feedback/empty-state.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { pageQuery, useListQuery } from '../lists/use-list-query.ts';
import { DropPlace } from './drop-place.tsx';
import type { StoredImage } from './image.ts';
import { ImageGrid, type ImageMarking, ImageSkeletons } from './image-grid.tsx';
import { listImages } from './image-requests.ts';
import classes from './images.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const FAILURE = 'Nepavyko užkrauti nuotraukų';

export const IMAGES = ['images'];
export const imageList = (page: number, perPage: number, search: string) => ({
  query: pageQuery(page, perPage, search),
  list: listImages,
  failure: FAILURE,
});

interface ImageLibraryProps {
  search: string;
  page: number;
  perPage: number;
  onSearch: (text: string | null) => void;
  onPage: (page: number) => void;
  /** How new pictures come in. */
  drop: { label: string; hint: string; isMultiple?: boolean };
  /** What to do when there is none at all. */
  hint: string;
  onChoose: (image: StoredImage) => void;
  /** Those that have arrived; one that did not has said so. */
  onUploaded: (images: StoredImage[]) => void;
  /** Several can be chosen together. */
  marking?: ImageMarking;
}

/** The stored pictures, to be looked through, and the place where new ones come in. */
export function ImageLibrary(props: ImageLibraryProps) {
  const { search, page, perPage } = props;
  const { uploads, upload } = useUploads();
  const images = useListQuery(IMAGES, imageList(page, perPage, search));
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.search}>
          <SearchField
            label="Ieškoti nuotraukų"
            placeholder="Ieškoti pagal pavadinimą ar aprašymą"
            value={search}
            onSearch={props.onSearch}
            isFirst
          />
        </div>
        <DropPlace
          {...props.drop}
          onFiles={async (files) => props.onUploaded(await upload(files))}
        />
      </div>
      <UploadList uploads={uploads} />
      <ListBody
        query={images}
        failure={FAILURE}
        skeleton={<ImageSkeletons />}
        empty={
          <EmptyState
            text="Nuotraukų nėra"
            hint={search ? 'Pakeiskite paieškos žodžius.' : props.hint}
          />
        }
        paging={{ page, onPage: props.onPage }}
      >
        {(items) => (
          <ImageGrid
            images={items}
            onChoose={props.onChoose}
            marking={props.marking}
            isStale={images.isPlaceholderData}
          />
        )}
      </ListBody>
    </>
  );
}
