interface Versions<Values> {
  /** What the person began from. */
  before: Values;
  /** What the server has by now. */
  stored: Values;
  typed: Values;
}

/** What a person touched stays theirs, everything else is as it is stored now. */
export function keepTyped<Values extends object>({
  before,
  stored,
  typed,
}: Versions<Values>): Values {
  const touched = Object.entries(typed).filter(
    ([name, value]) => value !== before[name as keyof Values],
  );
  return { ...stored, ...Object.fromEntries(touched) };
}
