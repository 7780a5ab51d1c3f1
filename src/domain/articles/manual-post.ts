/**
 * Whether the article is a post written here: it has no source, and says so where a source's address would stand
 * (`manual:{id}`). Its source_name is no sign of it: anybody may name a source "Manual".
 */
export const isManualPost = (row: { source_id: string | null; source_rss_url: string }): boolean =>
  row.source_id === null && row.source_rss_url.startsWith('manual');
