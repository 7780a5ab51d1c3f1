import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Mutant, placeOf } from './list-mutants.ts';
import { runTests } from './run-tests.ts';

/** Both kinds of tests run it before each file. */
const SETUP = 'tests/support/guard-network.ts';
const KEPT = fileURLToPath(new URL('../node_modules/.cache/reaching-tests.json', import.meta.url));

/** Which tests come by which place (`placeOf`); tests by file, from the repository's root. */
export interface Reaching {
  tests: Record<string, string[]>;
  /** How long each test takes, in milliseconds. */
  took: Record<string, number>;
  /** Places evaluated before the first test: in making the database that all copy. */
  before: string[];
}

/** Of all places and tests of a tree; kept until one of another tree is asked for. */
export async function findOrKeepReachingTests(tree: string, all: Mutant[]): Promise<Reaching> {
  const hash = hashOf(tree);
  const kept = existsSync(KEPT) && JSON.parse(readFileSync(KEPT, 'utf8'));
  if (kept && kept.hash === hash) return kept.reaching;
  const reaching = await findReachingTests(tree, all, []);
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ hash, reaching }));
  return reaching;
}

function hashOf(tree: string): string {
  const hash = createHash('sha256');
  const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
    readdirSync(join(tree, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  for (const file of files.sort()) hash.update(relative(tree, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Runs all unit and database tests once, each file in a process of its own, and finds which of them evaluate the
 * expression that a mutant changes: no other test can notice it. Also where that is in a thread of the test's process,
 * in a child or in a child's child. A test that fails by itself notices nothing and is left out.
 * @param among of the tests whose paths begin so; all, if empty
 */
export async function findReachingTests(
  tree: string,
  mutants: Mutant[],
  among: string[],
): Promise<Reaching> {
  const folder = mkdtempSync(join(tmpdir(), 'reached-'));
  const originals = new Map<string, string>();
  const change = (path: string, text: string) => {
    const file = join(tree, path);
    originals.set(file, readFileSync(file, 'utf8'));
    writeFileSync(file, text);
  };
  const places = [...new Map(mutants.map((mutant) => [placeOf(mutant), mutant])).values()];
  for (const [path, own] of Map.groupBy(places.keys(), (at) => places[at]?.path ?? ''))
    change(path, addProbes(readFileSync(join(tree, path), 'utf8'), places, [...own], folder));
  change(SETUP, `${readFileSync(join(tree, SETUP), 'utf8')}${tellProcess(folder)}`);
  const report = join(folder, 'report.json');
  try {
    const words = ['--isolate', '--reporter=json', `--outputFile=${report}`];
    await runTests(tree, ['run', ...among, ...words]);
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
  const reaching = readReached(tree, folder, places.map(placeOf));
  rmSync(folder, { recursive: true });
  return reaching;
}

/** Each expression says the first time in a process or thread that it is evaluated, and is what it was. */
function addProbes(text: string, places: Mutant[], own: number[], folder: string): string {
  const inserts = own.flatMap((at) => {
    const [start, end] = places[at]?.span ?? [0, 0];
    return [
      // At one place what ends there comes first, the innermost before the outer; then the outermost that begins.
      { place: start, rank: 1e9 - end, text: `(tellReached(${at}), ` },
      { place: end, rank: -start - 1, text: ')' },
    ];
  });
  inserts.sort((a, b) => b.place - a.place || b.rank - a.rank);
  const probed = inserts.reduce(
    (all, { place, text: insert }) => all.slice(0, place) + insert + all.slice(place),
    text,
  );
  return `${probed}
function tellReached(at) {
  const reached = (globalThis.reached ??= new Set());
  if (reached.has(at)) return;
  reached.add(at);
  const fs = globalThis.process?.getBuiltinModule('node:fs');
  const name = '${folder}/reached-' + process.pid + '-' + (process.env.REACHED_IN ?? process.ppid);
  if (fs) fs.writeSync((globalThis.reachedFile ??= fs.openSync(name, 'a')), at + '\\n');
}`;
}

const tellProcess = (folder: string) => `
import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
appendFileSync('${folder}/test-' + process.pid, String(expect.getState().testPath));
process.env.REACHED_IN = String(process.pid);
`;

interface Report {
  testResults: { name: string; status: string; startTime: number; endTime: number }[];
}

function readReached(tree: string, folder: string, places: string[]): Reaching {
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  const took: Reaching['took'] = {};
  for (const { name, status, startTime, endTime } of report.testResults)
    if (status === 'passed') took[relative(tree, name)] = endTime - startTime;
    else console.log(`fails by itself, left out: ${relative(tree, name)}`);
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const testOf = new Map(
    names
      .filter((name) => name.startsWith('test-'))
      .map((name) => [name.slice('test-'.length), relative(tree, read(name))]),
  );
  // What none of the tests' own processes did was done before them: the database that all copy.
  const anyDatabaseTest = Object.keys(took).find((test) => test.endsWith('.db.test.ts'));
  const before = new Set<string>();
  const tests: Reaching['tests'] = {};
  for (const name of names.filter((each) => each.startsWith('reached-'))) {
    const [, own = '', parent = ''] = name.split('-');
    const known = testOf.get(own) ?? testOf.get(parent);
    const test = known ?? anyDatabaseTest;
    for (const at of new Set(read(name).trim().split('\n'))) {
      const place = places[Number(at)] ?? '';
      if (!known) before.add(place);
      tests[place] ??= [];
      if (test && test in took && !tests[place].includes(test)) tests[place].push(test);
    }
  }
  return { tests, took, before: [...before] };
}
