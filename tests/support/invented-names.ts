import { createHash } from 'node:crypto';

const CONSONANTS = 'bcdfghjklmnpqrsv';

/** Names of one article alone: articles with the same words tell one story, and of a story one is published. */
export function inventedNames(seed: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const bytes = createHash('sha256').update(`${seed} ${at}`).digest().subarray(0, 5);
    const letters = Array.from(bytes, (byte) => `${CONSONANTS[byte % 16]}${'aeio'[byte >> 6]}`);
    return letters.join('').replace(/^./, (first) => first.toUpperCase());
  });
}

/** An article about nothing that any other article is about: among few articles one word that two share may mean one story. */
export function inventArticle(seed: string): { title: string; text: string } {
  const [town = '', ...names] = inventedNames(seed, 40);
  return {
    title: inventedNames(seed, 4).join(' '),
    text: names.map((name) => `${name} is in ${town}, and ${town} is in ${name}. `).join(''),
  };
}
