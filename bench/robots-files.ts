// `npm run bench:robots-files -- FOLDER`: real robots.txt files, and whether the product would read an address that a file
// forbids. FOLDER holds a clone of github.com/scrapy/protego (BSD-3-Clause), whose tests/test_data are the files of some
// thousands of sites. Addresses are made of each file's own rules; what is forbidden is decided by a second reading of RFC 9309,
// of which the product's shares nothing. Halves by the SHA-256 of the file names. Bar: no forbidden address read.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseRobotsRules } from '../src/server/newsroom/import/documents/robots-rules.ts';
import { isBrief } from './brief.ts';

const AGENTS = ['ITnaujienos', 'Googlebot'];
const MOST_RULES = 60;
const LARGEST = 200_000;
/** Of eight files; `--all` takes each. */
const TAKEN = process.argv.includes('--all') ? 8 : 2;

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? '';
const home = join(folder, 'protego', 'tests', 'test_data');
if (!folder || !existsSync(home)) {
  console.log('The files are not there (see the first lines of the bench): nothing measured.');
  process.exit(0);
}

interface Rule {
  allows: boolean;
  length: number;
  pattern: RegExp;
  path: string;
}

const half = () => ({
  files: 0,
  addresses: 0,
  forbidden: 0,
  'forbidden, read': 0,
  'free, not read': 0,
});
const table = { 'seen (0–7)': half(), 'unseen (8–f)': half() };
for (const file of readdirSync(home)
  .sort()
  .slice(0, isBrief ? 30 : undefined)) {
  const path = join(home, file);
  if (!statSync(path).isFile() || statSync(path).size > LARGEST) continue;
  const text = readFileSync(path, 'utf8');
  const hash = createHash('sha256').update(file).digest();
  if ((hash[1] ?? 0) % 8 >= TAKEN) continue;
  const isSeen = (hash[0] ?? 0) < 128;
  const row = table[isSeen ? 'seen (0–7)' : 'unseen (8–f)'];
  row.files += 1;
  for (const agent of AGENTS) {
    const rules = readRules(text, agent);
    const isAllowed = parseRobotsRules(text, agent);
    for (const address of new Set(rules.slice(0, MOST_RULES).flatMap(addressesOf))) {
      const url = URL.parse(address, 'https://site.test')?.href;
      if (!url?.startsWith('https://site.test/')) continue;
      const isForbidden = forbids(rules, url.slice('https://site.test'.length));
      const isRead = isAllowed(url);
      row.addresses += 1;
      if (isForbidden) row.forbidden += 1;
      if (isForbidden && isRead) row['forbidden, read'] += 1;
      if (!isForbidden && !isRead) row['free, not read'] += 1;
      if (isSeen && isForbidden && isRead) console.log(`${file}: ${agent} ${url}`);
    }
  }
}
console.table(table);
const read = Object.values(table).reduce((sum, row) => sum + row['forbidden, read'], 0);
process.exit(read === 0 || isBrief ? 0 : 1);

/** The rules for an agent, or for all where it has none: lines of a key, a colon and a value. */
function readRules(text: string, agent: string): Rule[] {
  const groups: { agents: string[]; rules: Rule[] }[] = [];
  let wasAgent = false;
  for (const line of text.replace('\ufeff', '').split(/[\r\n]+/)) {
    const [, key = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*)/.exec(line) ?? [];
    const name = key.toLowerCase();
    if (name === 'user-agent') {
      if (!wasAgent) groups.push({ agents: [], rules: [] });
      groups
        .at(-1)
        ?.agents.push(/^(?:\*(?![\w*-])|[\w-]*)/.exec(value.trim().toLowerCase())?.[0] ?? '');
      wasAgent = true;
    } else if (name === 'allow' || name === 'disallow') {
      wasAgent = false;
      if (value.trim()) groups.at(-1)?.rules.push(ruleOf(name === 'allow', value.trim()));
    }
  }
  const of = (wanted: string) => groups.filter(({ agents }) => agents.includes(wanted));
  const own = of(agent.toLowerCase());
  return (own.length > 0 ? own : of('*')).flatMap(({ rules }) => rules);
}

function ruleOf(allows: boolean, path: string): Rule {
  const isWhole = path.endsWith('$');
  const parts = (isWhole ? path.slice(0, -1) : path).split('*').map((part) =>
    octetsOf(part)
      .map((octet) => octet.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join(''),
  );
  // Stars in a row would make the pattern slow and say nothing more.
  const source = parts.join('*').replace(/\*+/g, '.*?');
  const length = encodeURI(path.toWellFormed()).length;
  return { allows, length, path, pattern: new RegExp(`^${source}${isWhole ? '$' : ''}`, 's') };
}

/** Each octet in one writing: bare when unreserved or a delimiter, else escaped; an escaped delimiter stays escaped. */
function octetsOf(path: string): string[] {
  return (path.match(/%[\da-f]{2}|./gisu) ?? []).flatMap((each) => {
    if (each.length === 3 && each.startsWith('%')) {
      const letter = String.fromCharCode(Number.parseInt(each.slice(1), 16));
      return /[\w.~-]/.test(letter) ? [letter] : [each.toUpperCase()];
    }
    if (/[\w.~:/?#[\]@!&'()+,;=%-]/.test(each)) return [each];
    const bytes = [...new TextEncoder().encode(each)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`);
  });
}

function forbids(rules: Rule[], path: string): boolean {
  const plain = octetsOf(path).join('');
  const matching = rules.filter(({ pattern }) => pattern.test(plain));
  const longest = Math.max(...matching.map(({ length }) => length));
  const best = matching.filter(({ length }) => length === longest);
  return best.length > 0 && best.every(({ allows }) => !allows);
}

/** What a rule speaks of, in several writings and a little beside it. */
function addressesOf({ path }: Rule): string[] {
  const bare = path.replace(/\$$/, '');
  const filled = ['', 'x', 'a/b.html'].map((filling) => bare.replaceAll('*', filling));
  const paths = filled.map((each) => (each.startsWith('/') ? each : `/${each}`));
  return paths.flatMap((each) => [
    each,
    `${each}x`,
    `${each.replace(/\/$/, '')}/straipsnis?id=1`,
    each.replace(/[a-z{}$]/i, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  ]);
}
