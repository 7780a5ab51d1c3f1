type Values = Record<string, unknown>;

/** For the audit: the fields of `after` that differ, as they were and as they are; null when none does. */
export function listChanged(
  before: Values,
  after: Values,
): { before: Values; after: Values } | null {
  const fields = Object.keys(after).filter(
    (field) => after[field] !== undefined && !isSame(before[field], after[field]),
  );
  if (fields.length === 0) return null;
  const pick = (values: Values) =>
    Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
