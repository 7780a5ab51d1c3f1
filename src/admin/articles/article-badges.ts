import type { ImportType, PreparationState } from '../../domain/articles/article-states.ts';

export interface BadgeLook {
  label: string;
  /** A palette of the theme. */
  color: 'sea' | 'yellow' | 'gray' | 'amber' | 'red';
}

/** Specification §9: 80 and above green, 60–79 yellow, below 60 neutral, null N/A. */
export function scoreBadge(score: number | null): BadgeLook {
  if (score === null) return { label: 'N/A', color: 'gray' };
  return { label: String(score), color: score >= 80 ? 'sea' : score >= 60 ? 'yellow' : 'gray' };
}

interface ArticleStateFields {
  state: 'imported' | 'prepared' | 'published';
  preparation_state: PreparationState;
  scheduled_for: string | null;
}

const STATES: Record<ArticleStateFields['state'], BadgeLook> = {
  imported: { label: 'Importuota', color: 'gray' },
  prepared: { label: 'Paruošta', color: 'amber' },
  published: { label: 'Publikuota', color: 'sea' },
};

/**
 * The article's place in its life (specification §4.4), and how the work on it stands when that differs.
 * @param isWithPlace false where a list is filtered by it: all its rows have the same one
 */
export function stateBadges(article: ArticleStateFields, isWithPlace = true): BadgeLook[] {
  const badges = isWithPlace ? [STATES[article.state]] : [];
  if (article.scheduled_for) badges.push({ label: 'Suplanuota', color: 'yellow' });
  if (article.preparation_state === 'preparing')
    badges.push({ label: 'Ruošiama', color: 'yellow' });
  if (article.preparation_state === 'needs_review')
    badges.push({ label: 'Reikia peržiūros', color: 'yellow' });
  if (article.preparation_state === 'failed') badges.push({ label: 'Nepavyko', color: 'red' });
  return badges;
}

export const importTypeLabel = (type: ImportType): string =>
  type === 'automatic' ? 'Automatinis' : 'Rankinis';
