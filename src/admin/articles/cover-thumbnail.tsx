import { findPictureSources } from '../../domain/articles/picture.ts';
import { initialOf } from '../../domain/text/visible-text.ts';
import classes from './articles.module.css';
import { imageAddress } from './image-address.ts';

interface CoverThumbnailProps {
  path: string | null;
  /** Its first letter stands in for a missing picture. */
  title: string;
  /** Where it is not as wide as the window or a column. */
  width?: string;
}

/** The whole window on a phone, elsewhere a share of it. */
const SIZES = '(max-width: 767.98px) 92vw, 24rem';

/** An article's picture in a list, no wider than it is shown; decorative, the title stands beside it. */
export function CoverThumbnail({ path, title, width = SIZES }: CoverThumbnailProps) {
  const address = imageAddress(path);
  if (address)
    return (
      <img
        className={classes.cover}
        srcSet={findPictureSources(address)?.webp}
        sizes={width}
        src={address}
        alt=""
        loading="lazy"
      />
    );
  return (
    <div className={classes.cover} aria-hidden>
      {initialOf(title)}
    </div>
  );
}
