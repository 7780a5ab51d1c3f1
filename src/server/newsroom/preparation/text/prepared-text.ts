import type { PreparedBy } from '../../../../domain/constants.ts';

/** What a preparation makes, whoever made it. */
export interface PreparedText {
  title: string;
  excerpt: string;
  /** Sanitised. */
  html: string;
  score: number;
  category: string;
}

export interface Prepared extends PreparedText {
  /** Name of the cover in the bucket. */
  imagePath: string;
  preparedBy: PreparedBy;
}
