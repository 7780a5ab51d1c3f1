/** Address of a page of the blog list; the first page and "all" leave their parameters out. */
export function blogListPath(category: string | null, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set('kategorija', category);
  if (page > 1) query.set('puslapis', String(page));
  return query.size > 0 ? `/tinklarastis?${query}` : '/tinklarastis';
}

/** Address of a page of what a search found. */
export function blogSearchPath(text: string, page = 1): string {
  const query = new URLSearchParams({ q: text });
  if (page > 1) query.set('puslapis', String(page));
  return `/tinklarastis?${query}`;
}

/** Reads what `blogListPath` wrote; anything that is not a page number counts as the first page. */
export function readBlogListPath(query: URLSearchParams): {
  category: string | null;
  page: number;
} {
  const page = Number(query.get('puslapis') ?? 1);
  return {
    category: query.get('kategorija')?.trim() || null,
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
  };
}

export const articlePath = (slug: string): string => `/tinklarastis/${encodeURIComponent(slug)}`;
