// `npm run bench:robots`: the robots.txt cases of the corpus, asked as the product asks: a server's answer, our
// robot's name and an address. Cases whose name says that they are about Google alone are counted apart.
// Bar: 95 % of the others.
import { readFileSync } from 'node:fs';
import { createRobots } from '../src/server/newsroom/import/documents/robots.ts';
import type { Outbound } from '../src/server/outbound/outbound.ts';
import { OutboundError } from '../src/server/outbound/outbound-error.ts';
import { corpusPath } from '../tests/support/corpus.ts';
import { needCorpus } from './need-corpus.ts';

const BAR = 0.95;
const EVERYTHING_FORBIDDEN = 'User-agent: *\nDisallow: /';

interface Case {
  test: string;
  robots: string;
  ua: string;
  url: string;
  allowed: boolean;
}

needCorpus();
const cases: Case[] = JSON.parse(
  readFileSync(corpusPath('robots/google_robots_cases.json'), 'utf8'),
);
const table: Record<string, { cases: number; right: number; '%': number }> = {};
const totals: [string, boolean][] = [];
const misses: string[] = [];
for (const { test, robots, ua, url, allowed } of cases) {
  const isRight = (await ask({ body: robots }, ua, url)) === allowed;
  const isGoogleOnly = test.startsWith('GoogleOnly');
  count(test, isRight);
  totals.push([isGoogleOnly ? "all of Google's alone" : 'all others', isRight]);
  if (!isRight) misses.push(`${test}: ${JSON.stringify(robots)} ${ua} ${url} → ${!allowed}`);
}
const statuses: [string, { status: number } | OutboundError, boolean][] = [
  ['404', { status: 404 }, true],
  ['403', { status: 403 }, true],
  ['429', { status: 429 }, false],
  ['500', { status: 500 }, false],
  ['more than five redirects', new OutboundError('too-many-redirects', ''), true],
  ['no answer', new OutboundError('timeout', ''), false],
];
for (const [name, answer, allowed] of statuses) {
  const given =
    answer instanceof OutboundError ? answer : { body: EVERYTHING_FORBIDDEN, ...answer };
  count(`answer: ${name}`, (await ask(given, 'Bot', 'http://a.test/x')) === allowed);
}
for (const [name, isRight] of totals.toSorted()) count(name, isRight);
console.table(table);
console.log(misses.length > 0 ? `misses:\n${misses.join('\n')}` : 'no misses');
const share = (table['all others']?.right ?? 0) / (table['all others']?.cases ?? 1);
console.log(`${(share * 100).toFixed(1)} % of the cases that are not Google's alone (bar: 95 %)`);
const isStatusWrong = statuses.some(([name]) => table[`answer: ${name}`]?.right !== 1);
if (share < BAR || isStatusWrong) process.exitCode = 1;

function count(name: string, isRight: boolean): void {
  const row = table[name] ?? { cases: 0, right: 0, '%': 0 };
  table[name] = row;
  row.cases += 1;
  if (isRight) row.right += 1;
  row['%'] = Math.round((row.right / row.cases) * 1000) / 10;
}

async function ask(
  answer: { status?: number; body: string } | OutboundError,
  agent: string,
  url: string,
): Promise<boolean> {
  const outbound: Outbound = {
    fetch: async (address) => {
      if (answer instanceof OutboundError) throw answer;
      const { status = 200, body } = answer;
      return {
        status,
        url: address,
        headers: {},
        body: Buffer.from(body),
        movedPermanentlyTo: null,
      };
    },
    mayAsk: () => true,
    close: async () => {},
  };
  const robots = createRobots({ outbound, clock: { now: () => new Date() }, agent });
  // Some cases have no address at all; the product never asks about one.
  return robots.isAllowed(url || 'http://a.test/');
}
