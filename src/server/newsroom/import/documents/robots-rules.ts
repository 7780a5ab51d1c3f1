import { LONGEST_ADDRESS } from '../../../../domain/text/longest-address.ts';

/** What one site's robots.txt says to one robot. */
export type RobotsRules = (url: string) => boolean;

interface Rule {
  allow: boolean;
  /** As written and escaped. */
  pattern: string;
  /** The same with each character written one way, for comparing by meaning. */
  plain: string;
  /** Characters of what was written: of two rules the longer counts. */
  length: number;
}

const AGENT_LINE = /^user[- ]?agent$/;
const ALLOW_LINE = /^allow$/;
/** With the misspellings that crawlers have agreed to understand. */
const DISALLOW_LINE = /^(?:disallow|dissallow|dissalow|disalow|diasllow|disallaw)$/;
/** Characters of a line that are read. */
const LONGEST_LINE = 16_664;
/** Of all patterns with stars together, as `costOf` counts; of 4,231 real files all groups of the costliest have 23,379. */
const MOST_WORK = 32_768;

/**
 * Reads a robots.txt by RFC 9309 and, where that leaves room, as Google's published parser does: lines without
 * their colon count, a group's name ends at its first space, the longest rule wins and of equals the one
 * that allows. Any text is a robots.txt; what is no rule is passed over.
 * In doubt we stay away: a rule that allows must match as it is written, one that forbids also by meaning; an
 * `index.html` that may be read allows no folder; and an address longer than any is not read.
 * @param agent the robot's one-word name
 */
export function parseRobotsRules(text: string, agent: string): RobotsRules {
  const own: Rule[] = [];
  const general: Rule[] = [];
  let isNamed = false;
  let current: Rule[][] = [];
  let isListingAgents = false;
  for (const { key, value } of listLines(text)) {
    if (AGENT_LINE.test(key)) {
      if (!isListingAgents) current = [];
      isListingAgents = true;
      const agents = agentsOf(value, agent);
      if (agents === 'own') isNamed = true;
      if (agents) current.push(agents === 'own' ? own : general);
      continue;
    }
    const allow = ALLOW_LINE.test(key);
    // A line of any other kind, as Sitemap, stands outside the groups and ends none.
    if (!allow && !DISALLOW_LINE.test(key)) continue;
    isListingAgents = false;
    if (value) for (const rules of current) rules.push(ruleOf(allow, value));
  }
  // Rules for us alone, even when there are none, put those for all out of force.
  const rules = limitWork(isNamed ? own : general);
  return (url) => url.length <= LONGEST_ADDRESS && isAllowed(rules, pathOf(url));
}

function* listLines(text: string): Generator<{ key: string; value: string }> {
  for (const line of text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)) {
    const bare = line.slice(0, LONGEST_LINE).replace(/#.*/s, '').trim();
    const [, key, value] = /^([^:]*):(.*)$/s.exec(bare) ?? /^(\S+)\s+(\S+)$/.exec(bare) ?? [];
    if (key && value !== undefined) yield { key: key.trim().toLowerCase(), value: value.trim() };
  }
}

function agentsOf(value: string, agent: string): 'own' | 'all' | null {
  // Behind the star stands nothing, or what an editor has left there.
  if (/^\*(?![\w*-])/.test(value)) return 'all';
  const name = /^[a-z_-]+/i.exec(value)?.[0];
  return name?.toLowerCase() === agent.toLowerCase() ? 'own' : null;
}

function ruleOf(allow: boolean, value: string): Rule {
  const pattern = escapePath(value);
  return { allow, pattern, plain: plainPattern(pattern), length: pattern.length };
}

/**
 * Prefixes are compared in no time; a pattern with a star may cost a search along the whole path. Beyond what that may
 * cost one address, a rule forbids all that begins as it does, and none allows.
 */
function limitWork(rules: readonly Rule[]): Rule[] {
  let left = MOST_WORK;
  return rules.flatMap((rule) => {
    const star = rule.pattern.indexOf('*');
    if (star < 0) return [rule];
    left -= costOf(rule.pattern);
    if (left >= 0) return [rule];
    const pattern = rule.pattern.slice(0, star + 1);
    return rule.allow ? [] : [{ ...rule, pattern, plain: plainPattern(pattern) }];
  });
}

/** How often a search along a path may read each of its characters: parts follow one another, and the longest counts. */
const costOf = (pattern: string): number =>
  pattern.split('*').reduce((longest, { length }) => Math.max(longest, length), 1);

/** Path and query as they stand in the address, which need not be escaped. */
function pathOf(url: string): string {
  const path = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*([^#]*)/i.exec(url)?.[1] ?? '';
  const withSlash = path.startsWith('/') ? path : `/${path}`;
  return withSlash.replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  const plain = plainPath(escapePath(path));
  let allowed = 0;
  let forbidden = 0;
  for (const { allow, pattern, plain: meaning, length } of rules) {
    if (length <= (allow ? allowed : forbidden)) continue;
    if (!allow) {
      if (matches(pattern, path) || matches(meaning, plain)) forbidden = length;
    } else if (matches(pattern, path)) allowed = length;
  }
  return allowed >= forbidden;
}

/** `*` stands for anything, `$` at the end for the end. In one walk from left to right. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts.shift() ?? '';
  if (!path.startsWith(first)) return false;
  const last = parts.pop();
  if (last === undefined) return !isWhole || path.length === first.length;
  let at = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!isWhole) return path.indexOf(last, at) >= 0;
  return path.length - last.length >= at && path.endsWith(last);
}

function escapePath(path: string): string {
  return path
    .replace(/[^\0-\x7f]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (escaped) => escaped.toUpperCase());
}

/** A rule's stars, and its `$` at the end, stay what they are. */
function plainPattern(pattern: string): string {
  const isWhole = pattern.endsWith('$');
  const parts = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  return parts.map(plainPath).join('*') + (isWhole ? '$' : '');
}

/**
 * RFC 9309 and 3986: what needs no escape means the same with one, what may not stand bare (`{`, `"`, a space) means the same
 * without, and `*` and `$` are themselves only when escaped. Brackets and quotes have no meaning in paths either.
 */
function plainPath(path: string): string {
  return path
    .replace(/[^\w.~!'();:@,/?&=+%#[\]-]/g, escapeCharacter)
    .replace(/%([\dA-F]{2})/g, (escaped, code: string) => {
      const letter = String.fromCharCode(Number.parseInt(code, 16));
      return /[\w.~!'();:@,-]/.test(letter) ? letter : escaped;
    });
}

const escapeCharacter = (letter: string): string =>
  `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
