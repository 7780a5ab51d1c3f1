import type { PreparedBy } from '../../../../domain/articles/article-states.ts';
import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';

/** The result of a preparation, by models or by rules. */
export interface PreparedText {
  title: string;
  excerpt: string;
  /** Sanitised. */
  html: string;
  score: number;
  /** Null where rules find nothing of ours in it. */
  category: string | null;
}

/** Which model wrote a text, and the version of the wording it was asked with. */
export interface AskedModel {
  model: string;
  promptVersion: string;
}

export interface Prepared extends PreparedText {
  /** Name of the cover in the bucket. */
  imagePath: string;
  preparedBy: PreparedBy;
  /** Null without a model. */
  asked: AskedModel | null;
  /** Marked for the reviewer, and no reason against publishing. */
  doubts?: CheckFinding[];
}
