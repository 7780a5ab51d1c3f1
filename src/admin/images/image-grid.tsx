import { Skeleton } from '@mantine/core';
import { pictureAddress } from '../../domain/articles/picture.ts';
import { RowCheck } from '../lists/rows/row-check.tsx';
import { describeUses, imageTitle, type StoredImage } from './image.ts';
import classes from './images.module.css';

export interface ImageMarking {
  ids: readonly string[];
  /** Marks it, or takes the mark off. */
  onMark: (image: StoredImage) => void;
}

interface ImageGridProps {
  images: StoredImage[];
  onChoose: (image: StoredImage) => void;
  isStale?: boolean;
  marking?: ImageMarking | undefined;
}

/** Pictures of the library; each is a button, and where several can be chosen a box to tick. */
export function ImageGrid({ images, onChoose, isStale = false, marking }: ImageGridProps) {
  return (
    <ul className={classes.grid} data-stale={isStale || undefined}>
      {images.map((image) => (
        <li key={image.id} data-marked={marking?.ids.includes(image.id) || undefined}>
          {marking && (
            <span className={classes.mark}>
              <RowCheck
                label={`Pažymėti: ${imageTitle(image)}`}
                isChecked={marking.ids.includes(image.id)}
                onToggle={() => marking.onMark(image)}
              />
            </span>
          )}
          <button type="button" className={classes.tile} onClick={() => onChoose(image)}>
            <img
              src={pictureAddress(image.url, 400, 'webp')}
              alt=""
              width={image.width}
              height={image.height}
              loading="lazy"
            />
            <span className={classes.name}>{imageTitle(image)}</span>
            <span className={classes.note}>{describeAlt(image)}</span>
            <span className={classes.note}>{describeUses(image.uses)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const describeAlt = ({ alt, is_decorative }: StoredImage) =>
  is_decorative ? 'Dekoratyvi' : alt ? `„${alt}“` : 'Be aprašymo';

export function ImageSkeletons() {
  return (
    <div className={classes.grid} role="status" aria-label="Kraunama">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((tile) => (
        <Skeleton key={tile} height={190} />
      ))}
    </div>
  );
}
