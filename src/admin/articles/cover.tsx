import classes from './articles.module.css';
import { imageAddress } from './image-address.ts';

interface CoverProps {
  path: string | null;
  /** Its first letter stands in for a missing picture. */
  title: string;
}

/** An article's picture in a list; decorative, the title stands beside it. */
export function Cover({ path, title }: CoverProps) {
  const address = imageAddress(path);
  if (address) return <img className={classes.cover} src={address} alt="" loading="lazy" />;
  return (
    <div className={classes.cover} aria-hidden>
      {title.trim().charAt(0).toUpperCase()}
    </div>
  );
}
