const NEWLINE = 0x0a;
const SLASH = 0x2f;

/** The flags of each entry of a word. */
type FindFlags = (word: string) => string[];

/**
 * The words of a hunspell dictionary with their flags, looked up in the file's own bytes: no string for each of 85,000
 * words. A word may stand in several lines.
 */
export function readWordTable(file: Buffer): FindFlags {
  const slots = new Uint32Array(2 ** 18);
  let start = file.indexOf(NEWLINE) + 1;
  while (start < file.length) {
    const next = file.indexOf(NEWLINE, start);
    const end = next === -1 ? file.length : next;
    const slash = file.subarray(start, end).indexOf(SLASH);
    let slot = hashOf(file, start, slash === -1 ? end : start + slash) % slots.length;
    while (slots[slot] !== 0) slot = (slot + 1) % slots.length;
    // Nothing stands at the file's beginning but its count of words.
    slots[slot] = start;
    start = end + 1;
  }
  return (word) => {
    const wanted = Buffer.from(word);
    const found: string[] = [];
    let slot = hashOf(wanted, 0, wanted.length) % slots.length;
    for (let at = slots[slot]; at; at = slots[slot]) {
      const end = at + wanted.length;
      const isWord = end <= file.length && file.compare(wanted, 0, wanted.length, at, end) === 0;
      if (isWord && (file[end] === SLASH || file[end] === NEWLINE || end === file.length)) {
        const line = file.indexOf(NEWLINE, end);
        const flags = file.subarray(end + 1, line === -1 ? file.length : line);
        found.push(file[end] === SLASH ? flags.toString('latin1').trim() : '');
      }
      slot = (slot + 1) % slots.length;
    }
    return found;
  };
}

/** FNV-1a. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at += 1) {
    hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}
