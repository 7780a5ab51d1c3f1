import type { PostValues } from '../articles/post-values.ts';

/** Why a state of an article was kept: it is what the article was before that act. */
export type RevisionReason = 'save' | 'publish' | 'draft' | 'restore' | 'reprocess' | 'machine';

export interface RevisionRow {
  id: string;
  reason: RevisionReason;
  created_at: string;
  /** E-mail address; null for what the product did by itself. */
  created_by: string | null;
  restored_from: string | null;
  title: string;
}

export interface RevisionList {
  items: RevisionRow[];
  total: number;
  page: number;
  per_page: number;
}

export interface Revision extends RevisionRow {
  values: PostValues;
}

export const REASON_LABELS: Record<RevisionReason, string> = {
  save: 'Prieš išsaugojimą',
  publish: 'Prieš publikavimą',
  draft: 'Prieš grąžinimą į juodraštį',
  restore: 'Prieš versijos atkūrimą',
  reprocess: 'Prieš apdorojimą iš naujo',
  machine: 'Prieš automatinį pakeitimą',
};
