import type { ArticleRow } from '../articles/article-requests.ts';
import { withCount } from '../lists/plurals.ts';

type NoteFields = Pick<
  ArticleRow,
  | 'preparation_error'
  | 'has_pending_values'
  | 'prepared_by'
  | 'state'
  | 'is_thin'
  | 'has_near_duplicate'
  | 'source_changed_at'
  | 'reviewed_at'
  | 'check_findings'
  | 'preparation_state'
>;

/** What a person should know before publishing, most important first. */
export function articleNotes(article: NoteFields): string[] {
  const notes: string[] = [];
  if (article.preparation_error) notes.push(article.preparation_error);
  const findings = article.check_findings?.length ?? 0;
  if (findings > 0 && article.preparation_state !== 'needs_review')
    notes.push(`Šaltinyje nerasta: ${withCount(findings, 'faktas', 'faktai', 'faktų')}`);
  if (article.has_pending_values) notes.push('Naujas tekstas laukia patvirtinimo');
  if (article.source_changed_at) notes.push('Šaltinis pakeitė tekstą');
  if (article.prepared_by === 'rules') notes.push('Paruošta pagal taisykles, be AI');
  if (article.is_thin) notes.push('Trumpas tekstas');
  if (article.has_near_duplicate) notes.push('Panašus straipsnis jau yra');
  if (article.reviewed_at) notes.push('Peržiūrėta');
  return notes;
}
