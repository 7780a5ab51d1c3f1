import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Mutant } from './list-mutants.ts';
import { runTests } from './run-tests.ts';

/** Both kinds of tests run it before each file. */
const SETUP = 'tests/support/guard-network.ts';

/** Tests by file, from the repository's root; how long each takes, in milliseconds. */
export interface Reaching {
  tests: Map<Mutant, string[]>;
  took: Map<string, number>;
  /** Evaluated before the first test: in making the database that all copy. */
  before: Set<Mutant>;
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
  for (const [path, own] of Map.groupBy(mutants.keys(), (at) => mutants[at]?.path ?? ''))
    change(path, addProbes(readFileSync(join(tree, path), 'utf8'), mutants, [...own], folder));
  change(SETUP, `${readFileSync(join(tree, SETUP), 'utf8')}${tellProcess(folder)}`);
  const report = join(folder, 'report.json');
  try {
    const words = ['--isolate', '--reporter=json', `--outputFile=${report}`];
    await runTests(tree, ['run', ...among, ...words]);
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
  const reaching = readReached(tree, folder, mutants);
  rmSync(folder, { recursive: true });
  return reaching;
}

/** Each expression says the first time in a process or thread that it is evaluated, and is what it was. */
function addProbes(text: string, mutants: Mutant[], own: number[], folder: string): string {
  const inserts = own.flatMap((at) => {
    const [start, end] = mutants[at]?.span ?? [0, 0];
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

function readReached(tree: string, folder: string, mutants: Mutant[]): Reaching {
  const report = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8')) as Report;
  const took = new Map<string, number>();
  for (const { name, status, startTime, endTime } of report.testResults)
    if (status === 'passed') took.set(relative(tree, name), endTime - startTime);
    else console.log(`fails by itself, left out: ${relative(tree, name)}`);
  const names = readdirSync(folder);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const testOf = new Map(
    names
      .filter((name) => name.startsWith('test-'))
      .map((name) => [name.slice('test-'.length), relative(tree, read(name))]),
  );
  // What none of the tests' own processes did was done before them: the database that all copy.
  const anyDatabaseTest = [...took.keys()].find((test) => test.endsWith('.db.test.ts'));
  const before = new Set<Mutant>();
  const tests = new Map<Mutant, string[]>(mutants.map((mutant) => [mutant, []]));
  for (const name of names.filter((each) => each.startsWith('reached-'))) {
    const [, own = '', parent = ''] = name.split('-');
    const known = testOf.get(own) ?? testOf.get(parent);
    const test = known ?? anyDatabaseTest;
    for (const at of new Set(read(name).trim().split('\n'))) {
      const mutant = mutants[Number(at)] as Mutant;
      if (!known) before.add(mutant);
      const list = tests.get(mutant);
      if (test && took.has(test) && !list?.includes(test)) list?.push(test);
    }
  }
  return { tests, took, before };
}
