/**
 * Where a stored image path is served from: a bare name lies in the public bucket. Null for an address on
 * another origin, which the panel does not load, and where there is none.
 */
export function imageAddress(path: string | null): string | null {
  if (!path || /^[a-z]+:/i.test(path) || path.startsWith('//')) return null;
  return path.startsWith('/') ? path : `/storage/blog-images/${path}`;
}
