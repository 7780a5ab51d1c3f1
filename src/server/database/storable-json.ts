/**
 * Plain JSON as PostgreSQL's jsonb takes it: without U+0000 and halves of surrogate pairs, which models do send
 * and which would make the insert fail after the answer was paid for.
 */
export function toStorableJson<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(clean);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [String(clean(key)), clean(inner)]),
  );
}
