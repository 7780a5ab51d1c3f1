import { formatVilniusDate } from '../time/vilnius-date.ts';
import { describePicture, type PictureMark } from './digital-source-types.ts';
import { describeText, type Review } from './review.ts';

/** What a public article was made from. */
export interface ArticleSource {
  name: string | null;
  url: string;
  /** As the source names them; null when it does not. */
  author: string | null;
  /** ISO 8601, UTC. */
  published_date: string | null;
}

/** What made a public article. Its page, structured data, RSS and the API all say it from here. */
export interface Provenance extends Review {
  /** Null of posts written here. */
  source: ArticleSource | null;
  /** Of the cover; null of photographs and of pictures that nothing is known of. */
  cover: PictureMark | null;
}

/** Source, author and date; null of posts written here. */
function describeSource({ source }: Pick<Provenance, 'source'>): string | null {
  if (!source) return null;
  const { name, author, published_date: date, url } = source;
  return `Šaltinis: ${[name ?? url, author, date && formatVilniusDate(date)].filter(Boolean).join(', ')}.`;
}

/** All of it, for where there is room for one text. */
export const describeProvenance = (provenance: Provenance): string =>
  [
    describeText(provenance),
    describeSource(provenance),
    provenance.cover && describePicture(provenance.cover),
  ]
    .filter(Boolean)
    .join(' ');
