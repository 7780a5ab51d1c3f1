import type { ArticleRow } from '../articles/article-requests.ts';

type Fields = Pick<
  ArticleRow,
  | 'has_pending_values'
  | 'pending_problems'
  | 'preparation_state'
  | 'preparation_error'
  | 'check_findings'
>;

/** Why the server will want a confirmation before it publishes; empty when every check is green. */
export function publishReasons(article: Fields): string[] {
  if (article.has_pending_values) return article.pending_problems ?? [];
  const findings = (article.check_findings ?? []).map(
    ({ fact }) => `Šaltinyje nerasta: „${fact}“.`,
  );
  if (article.preparation_state !== 'needs_review') return findings;
  const told = article.preparation_error ?? 'Straipsnis laukia peržiūros.';
  return [told, ...findings.filter((finding) => !told.includes(finding))];
}
