/** What a search field has written into the address, and what it has read there. */
interface TypedSearch {
  /** As the address last had it. */
  seen: string;
  /** On their way into the address, oldest first: on a busy machine it follows later than the next key. */
  asked: readonly string[];
}

export const noPendingSearch = (seen: string): TypedSearch => ({ seen, asked: [] });

/** The field writes this into the address. */
export function requestSearch(search: TypedSearch, text: string): TypedSearch {
  const last = search.asked.at(-1) ?? search.seen;
  return text === last ? search : { ...search, asked: [...search.asked, text] };
}

/**
 * The address has changed.
 * @returns `isOurs`: to what the field asked for; otherwise it came from elsewhere, and the field has to show it
 */
export function acknowledge(
  search: TypedSearch,
  value: string,
): { next: TypedSearch; isOurs: boolean } {
  const at = search.asked.indexOf(value);
  // What was asked before may have been passed over.
  const asked = at < 0 ? [] : search.asked.slice(at + 1);
  return { next: { seen: value, asked }, isOurs: at >= 0 };
}
