import { execFileSync } from 'node:child_process';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import type { FoundPattern } from './support/list-patterns.ts';

/*
 * A pattern whose work grows faster than its text lets one article hold the process. The checker knows quantifiers
 * that exchange characters and those that begin anew at every character; tags are looked at here.
 */

const patterns: FoundPattern[] = JSON.parse(
  execFileSync(process.execPath, ['tests/support/list-patterns.ts'], {
    encoding: 'utf8',
    maxBuffer: 8 * 1024 * 1024,
  }),
);

/** `<a<a<a…`: each `<` is a new beginning, and each reads to the end. */
const TAG_TO_THE_END = /<[^|]*\[\^(?![^\]]*<)[^\]]*>[^\]]*\]\*/;

/** Why a pattern may stay although it is reported. */
const ALLOWED: Record<string, string> = {
  '<(script|style)(?:\\s[^>]*)?>': 'reads pages of our own making only',
};

test('every regular expression of the server is found', () => {
  expect(patterns.length).toBeGreaterThan(400);
  expect(patterns.some(({ at }) => at.endsWith('instruction-phrases.ts'))).toBe(true);
});

test('no regular expression takes more than its text’s length in work', () => {
  const slow = patterns.flatMap(({ at, source, flags }) => {
    if (source in ALLOWED) return [];
    const { reports } = analyse({ source, flags });
    const why = reports.map(({ type }) => type);
    if (TAG_TO_THE_END.test(source)) why.push('Move');
    return why.length > 0 ? [`${at} ${why.join(', ')}: /${source}/${flags}`] : [];
  });
  expect(slow).toEqual([]);
}, 60_000);

test('the checker knows the patterns that once held the site', () => {
  const cubic = /(?:^|\n)\s*[[<#*]*\s*(?:system|assistant)\s*:/iu;
  expect(analyse(cubic).reports).not.toEqual([]);
  expect(TAG_TO_THE_END.test(/<\/?[a-z][^>]*>/.source)).toBe(true);
});
