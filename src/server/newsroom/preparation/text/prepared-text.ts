import type { PreparedBy } from '../../../../domain/articles/article-states.ts';

/** The result of a preparation, by models or by rules. */
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
