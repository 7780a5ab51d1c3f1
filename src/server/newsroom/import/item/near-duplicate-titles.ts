/** Of two stories' titles in common; headlines that an editor turned keep more, other stories have less. */
const ALIKE = 0.5;
/** A shorter one stands in too many others. */
const LONG_ENOUGH = 10;

/**
 * Whether two folded titles (`titleKeyOf`) may well belong to one story: the same, one inside the other, or half of
 * their pairs of letters in common; so word order, endings and additions do not count. Numbers have to agree:
 * „Naujiena 1“ is not „Naujiena 2“. A title that is not known speaks against nothing.
 */
export function areTitlesNearDuplicate(one: string, two: string): boolean {
  if (!one || !two || one === two) return true;
  if (!haveSameNumbers(one, two)) return false;
  const [short, long] = one.length < two.length ? [one, two] : [two, one];
  if (short.length >= LONG_ENOUGH && long.includes(short)) return true;
  return shareOfPairs(one, two) >= ALIKE;
}

/** All of the one's are the other's: a year may be added. */
function haveSameNumbers(one: string, two: string): boolean {
  const [fewer, more] = [one, two]
    .map((text) => new Set(text.match(/\p{N}+/gu)))
    .toSorted((a, b) => a.size - b.size);
  return [...(fewer ?? [])].every((number) => more?.has(number));
}

function shareOfPairs(one: string, two: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(two);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (pairs.size + others.size || 1);
}

const pairsOf = (text: string): Set<string> =>
  new Set(Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2)));
