import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type Affix, parseAffixes, takesPrefix, takesSuffix } from './affixes.ts';
import { readWordTable } from './word-table.ts';

/** How a word may be a form of a word of the dictionary. */
export interface Reading {
  lemma: string;
  flags: string;
  /** Null for the lemma itself. */
  suffix: Affix | null;
}

export interface Dictionary {
  /** As hunspell: a word that begins a sentence or stands in capitals counts as its small form. */
  knows(word: string): boolean;
  /** Of a word as written, small letters. */
  read(word: string): Reading[];
  /** The forms of a lemma with these flags, without prefixes, the lemma first. */
  listForms(lemma: string, flags: string): string[];
  /** What suffix of these flags, for a word that ends so, makes this ending of it; see `Affix`. */
  suffixesOf(lemma: string, flags: string): Affix[];
}

const PACKAGES = { lt: 'dictionary-lt', en: 'dictionary-en' };
const loaded = new Map<string, Dictionary>();

/**
 * The dictionaries of the packages `dictionary-lt` (ispell-lt, BSD) and `dictionary-en` (MIT and BSD), read when the
 * first word is asked for. The readers of such files that npm has answer whether a word is right; the glossary needs
 * the forms of a word too.
 */
export function loadDictionary(language: keyof typeof PACKAGES = 'lt'): Dictionary {
  const known = loaded.get(language) ?? openDictionary(PACKAGES[language]);
  loaded.set(language, known);
  return known;
}

function openDictionary(name: string): Dictionary {
  const folder = pathToFileURL(createRequire(import.meta.url).resolve(name));
  const read = (file: string) => readFileSync(new URL(file, folder));
  return createDictionary(read('index.aff').toString(), read('index.dic'));
}

/** From a hunspell affix file and the table of its words. */
export function createDictionary(affixes: string, words: Buffer): Dictionary {
  const { prefixes, suffixes } = parseAffixes(affixes);
  const flagsOf = readWordTable(words);
  const all = [...suffixes.values()].flat();
  const longest = {
    prefix: Math.max(...[...prefixes.keys()].map((add) => add.length)),
    suffix: Math.max(...[...suffixes.keys()].map((add) => add.length)),
  };

  const readWithout = (word: string, prefix: Affix | null): Reading[] => {
    const allows = (flags: string) => prefix === null || flags.includes(prefix.flag);
    const readings: Reading[] = flagsOf(word)
      .filter((flags) => allows(flags) && !(prefix && !takesPrefix(word, prefix)))
      .map((flags) => ({ lemma: word, flags, suffix: null }));
    for (let length = 0; length <= Math.min(longest.suffix, word.length - 1); length += 1) {
      const ending = length === 0 ? '' : word.slice(-length);
      for (const suffix of suffixes.get(ending) ?? []) {
        if (prefix && !(prefix.isCrossed && suffix.isCrossed)) continue;
        const lemma = word.slice(0, word.length - length) + suffix.strip;
        if (!takesSuffix(lemma, suffix) || (prefix && !takesPrefix(lemma, prefix))) continue;
        for (const flags of flagsOf(lemma)) {
          if (flags.includes(suffix.flag) && allows(flags)) readings.push({ lemma, flags, suffix });
        }
      }
    }
    return readings;
  };

  const read = (word: string): Reading[] => {
    const readings = readWithout(word, null);
    for (let length = 1; length <= Math.min(longest.prefix, word.length - 2); length += 1) {
      for (const prefix of prefixes.get(word.slice(0, length)) ?? []) {
        readings.push(...readWithout(word.slice(length), prefix));
      }
    }
    return readings;
  };

  const suffixesOf = (lemma: string, flags: string): Affix[] =>
    all.filter((suffix) => flags.includes(suffix.flag) && takesSuffix(lemma, suffix));

  return {
    read,
    suffixesOf,
    knows(word) {
      const small = word.toLowerCase();
      const capitalised = small.charAt(0).toUpperCase() + small.slice(1);
      const asWritten = [word];
      if (word === word.toUpperCase()) asWritten.push(small, capitalised);
      else if (word === capitalised) asWritten.push(small);
      return asWritten.some((form) => read(form).length > 0);
    },
    listForms: (lemma, flags) => [
      ...new Set([lemma, ...suffixesOf(lemma, flags).map((suffix) => inflect(lemma, suffix))]),
    ],
  };
}

export const inflect = (lemma: string, { strip, add }: Affix): string =>
  lemma.slice(0, lemma.length - strip.length) + add;
