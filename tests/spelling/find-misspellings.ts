import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FoundText } from './content-texts.ts';

interface Occurrence {
  /** As written. */
  word: string;
  where: string;
  around: string;
  isKeyword: boolean;
}

/** The words of words.txt. */
interface ProjectWords {
  /** Names of several words or with signs in them, the longest first. */
  phrases: string[];
  words: Set<string>;
}

const IS_WORD = /^\p{L}[\p{L}\d]*(?:-[\p{L}\d]+)*$/u;

export function parseProjectWords(text: string): ProjectWords {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  return {
    phrases: lines
      .filter((line) => !IS_WORD.test(line))
      .sort((a, b) => b.length - a.length || a.localeCompare(b)),
    words: new Set(lines.filter((line) => IS_WORD.test(line))),
  };
}

const TAGS_AND_CODE = /<(?:code|pre)>.*?<\/(?:code|pre)>|<[^>]*>|\{[\p{L}_]+\}/gsu;
/** Addresses, mailboxes, files, media types, codes: smtp.google.com, /auth, .env, db:clear-demo, LT-44000. */
const MACHINE_WORDS =
  /\S*@\S+|\S+:\/\/\S*|(?<=^|[\s„(])\/[\w/-]+|\.?\b[\w-]+(?:[.:][a-z\d-]+)+(?:\/\S*)?|\.env\b|\b[a-z]+\/[a-z-]+\b|\bLT-?\d+/g;
const ENGLISH = /angl\. [^),.]+/g;
/** 2013-ųjų, 8-osios: the ending alone is no word. */
const ORDINALS = /\d-\p{Ll}+/gu;
const WORD = /(?<![\p{L}\d])\p{L}[\p{L}\p{M}\d]*(?:-[\p{L}\d]+)*/gu;

function wordsOf({ text, where, isKeyword = false }: FoundText, names: RegExp[]): Occurrence[] {
  let left = text.normalize('NFC').replaceAll('\u2060', '').replace(/\s+/g, ' ');
  for (const pattern of [TAGS_AND_CODE, ENGLISH, ...names, MACHINE_WORDS, ORDINALS]) {
    left = left.replace(pattern, ' ');
  }
  return [...left.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    where,
    around: left.slice(Math.max(0, index - 30), index + word.length + 30).trim(),
    isKeyword,
  }));
}

/**
 * Words that neither the dictionary nor the project's list knows, each as `word – where: …around it…`.
 * @param dictionary path of the dictionary without its ending
 */
export function findMisspellings(
  texts: FoundText[],
  project: ProjectWords,
  dictionary: string,
): string[] {
  const names = project.phrases.length
    ? (['gu', 'giu'] as const).map(
        (flags) =>
          new RegExp(
            `(?<![\\p{L}\\d])(?:${project.phrases.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`,
            flags,
          ),
      )
    : [];
  const small = new Set([...project.words].map((word) => word.toLowerCase()));
  const isListed = (word: string, isKeyword: boolean) =>
    project.words.has(word) || (isKeyword && small.has(word));

  const asked = new Map<string, Occurrence>();
  const unknown: Occurrence[] = [];
  for (const text of texts) {
    for (const occurrence of wordsOf(text, text.isKeyword ? names.slice(1) : names.slice(0, 1))) {
      const { isKeyword } = occurrence;
      if (isListed(occurrence.word, isKeyword)) continue;
      for (const word of occurrence.word.split('-')) {
        if (word.length < 2 || isListed(word, isKeyword)) continue;
        if (/\d/.test(word)) unknown.push(occurrence);
        // Keywords are in small letters, names too; the dictionary knows names with a capital one.
        else asked.set(isKeyword ? capitalised(word) : word, occurrence);
      }
    }
  }
  unknown.push(
    ...listUnknown([...asked.keys()], project, dictionary).flatMap((word) => asked.get(word) ?? []),
  );
  const lines = unknown.map(({ word, where, around }) => `${word} – ${where}: …${around}…`);
  return [...new Set(lines)].sort((a, b) => a.localeCompare(b, 'lt'));
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function listUnknown(words: string[], project: ProjectWords, dictionary: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
  try {
    const own = join(folder, 'words');
    writeFileSync(own, `${[...project.words].join('\n')}\n`);
    const result = spawnSync('hunspell', ['-d', dictionary, '-i', 'utf-8', '-p', own, '-l'], {
      input: `${words.join('\n')}\n`,
      encoding: 'utf8',
      // It reads the list of words in the encoding of its locale, whatever it is told of the input's.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      maxBuffer: 64 * 1024 * 1024,
    });
    if (result.status !== 0) throw new Error(`hunspell failed: ${result.error ?? result.stderr}`);
    return result.stdout.split('\n').filter(Boolean);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
