/** What changes by letters and small steps replaces the history entry. */
const STEPWISE: ReadonlySet<string> = new Set(['q', 'min']);

interface NextAddress {
  parameters: URLSearchParams;
  /** No place of its own to come back to: it takes the place of the entry before. */
  isStep: boolean;
}

/**
 * Where a change of a list's filters, sort or page leads. Null takes a parameter out; any change but of the page itself
 * begins at the first page again.
 * @param search of the present address
 * @returns null when it asks for what is there already
 */
export function nextAddress(
  search: string,
  values: Record<string, string | null>,
): NextAddress | null {
  const before = new URLSearchParams(search);
  const changed = Object.keys(values).filter((name) => before.get(name) !== values[name]);
  if (changed.length === 0) return null;
  const parameters = new URLSearchParams(search);
  if (!('page' in values)) parameters.delete('page');
  for (const [name, value] of Object.entries(values)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return { parameters, isStep: changed.every((name) => STEPWISE.has(name)) };
}

/** The longest the server takes, of any parameter. */
const LONGEST_VALUE = 100;
const LAST_PAGE = 100_000;

/** A parameter of the address; null for one that no list can have. */
export function readParameter(parameters: URLSearchParams, name: string): string | null {
  const value = parameters.get(name);
  // No name has control characters, and the database takes no NUL.
  return value !== null && value.length <= LONGEST_VALUE && !/\p{Cc}/u.test(value) ? value : null;
}

/** What of an address a list is asked for by. */
export interface ListAddress {
  page: number;
  /** A parameter; null, too, for what no list can have. */
  get: (name: string) => string | null;
}

export const readAddress = (parameters: URLSearchParams): ListAddress => ({
  page: readPage(parameters),
  get: (name) => readParameter(parameters, name),
});

/** A value of the address that is one of a filter's; null for any other, which shows the whole list. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | null,
): Value | null => values.find((known) => known === value) ?? null;

/** The page of the address, the first where it names none that can be. */
export function readPage(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}
