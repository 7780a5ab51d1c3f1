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

/** As `blogListPath` writes them; the first page may be named too. */
const PAGE_NUMBER = /^[1-9]\d{0,4}$/;

/** Reads what `blogListPath` wrote; `page` is null where the address names none there can be. */
export function readBlogListPath(query: URLSearchParams): {
  category: string | null;
  page: number | null;
} {
  const page = query.get('puslapis') || '1';
  return {
    category: query.get('kategorija') || null,
    page: PAGE_NUMBER.test(page) ? Number(page) : null,
  };
}

export const articlePath = (slug: string): string => `/tinklarastis/${encodeURIComponent(slug)}`;
