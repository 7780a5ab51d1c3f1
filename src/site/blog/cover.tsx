import { FALLBACK_COVER } from '../../content/blog.ts';
import { findPictureSources } from '../../domain/articles/picture.ts';

interface Props {
  /** Path on our own origin, or null when the article has none. */
  image: string | null;
  /** How wide it is shown, as CSS would say it: the browser chooses a copy before it knows the styles. */
  sizes: string;
  /** On the first screen: loaded at once and before other things. */
  isFirst?: boolean;
}

/** An article's cover. Cut to 16:9 by the styles, so its place is there before it has loaded. */
export function Cover({ image, sizes, isFirst = false }: Props) {
  const src = image ?? FALLBACK_COVER;
  const sources = findPictureSources(src);
  return (
    <picture>
      {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={sources?.webp}
        sizes={sources ? sizes : undefined}
        alt=""
        width="1200"
        height="675"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
