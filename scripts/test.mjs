// `npm test`: everything CI checks, in one run that ends with one line `N passed, N failed, N flaky`.
//   --full     also the long proofs
//   --quick    without the browser
//   --changed  only tests and journeys that import what is not committed yet
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallBrowser } from './browser.mjs';
import { installIfNeeded } from './install.mjs';
import { projectEnvironment, root } from './paths.mjs';
import { refuseMisuse } from './usage.mjs';

refuseMisuse();

const isFull = process.argv.includes('--full');
const isQuick = process.argv.includes('--quick');
const isChanged = process.argv.includes('--changed');
const reports = mkdtempSync(join(tmpdir(), 'website-reports-'));
let passed = 0;
let failed = 0;
/** Names of what failed, said again at the end: the lanes print over each other for minutes. */
const failures = [];
/** Names of journeys that failed and then passed: passed for now, and a fault somewhere. */
const flaky = [];
const started = performance.now();
const elapsed = () => `${Math.round((performance.now() - started) / 1000)} s`;

/** Runs a tool; its output goes through as it is. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: projectEnvironment(env),
    });
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** A tool that checks the whole tree counts as one test. */
async function check(name, command, args) {
  const isGood = (await run(command, args)) === 0;
  console.log(`\n— ${name}: ${isGood ? 'good' : 'FAILED'} (after ${elapsed()})`);
  if (isGood) passed += 1;
  else {
    failed += 1;
    failures.push(name);
  }
  return isGood;
}

const readReport = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

async function unitAndDatabaseTests() {
  console.log(`\n— unit and database tests (after ${elapsed()})`);
  const file = join(reports, 'vitest.json');
  const code = await run(
    'vitest',
    [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(isChanged ? ['--changed', '--passWithNoTests'] : []),
    ],
    isFull ? { TEST_FULL: '1' } : {},
  );
  const report = readReport(file);
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  for (const { name, status, message, assertionResults = [] } of report?.testResults ?? []) {
    const names = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && !names.length) failures.push(`${name}: ${message}`);
    failures.push(...names.map((test) => `${name}: ${test.fullName}`));
  }
  // A file that did not even load has no failed test of its own.
  if (code !== 0 && !report?.numFailedTests)
    failed += Math.max(1, report?.numFailedTestSuites ?? 1);
}

async function browserJourneys() {
  console.log(`\n— browser journeys (after ${elapsed()})`);
  const file = join(reports, 'playwright.json');
  const browser = findOrInstallBrowser();
  const changed = isChanged ? CHANGED_JOURNEYS : [];
  const code = await run('playwright', ['test', '--reporter=list,json', ...changed], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
    ...(isFull ? { TEST_FULL: '1' } : {}),
  });
  const report = readReport(file);
  const stats = report?.stats;
  passed += stats?.expected ?? 0;
  failed += stats?.unexpected ?? 0;
  flaky.push(...namesOf(report?.suites ?? [], 'flaky'));
  failures.push(...namesOf(report?.suites ?? [], 'unexpected'));
  if (code !== 0 && !stats?.unexpected) failed += 1;
}

/** @returns {string[]} names of the journeys of these suites that ended so. */
const namesOf = (suites, ending) =>
  suites.flatMap(({ title, suites: inner = [], specs = [] }) =>
    [
      ...namesOf(inner, ending),
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === ending))
        .map((spec) => spec.title),
    ].map((name) => `${title} › ${name}`),
  );

/** Of the journeys those that changed or import what did, also through files of the product. */
const CHANGED_JOURNEYS = ['--only-changed', '--pass-with-no-tests'];

/** Before the build, which takes longer than this list. What cannot be listed is run, so that it is seen to fail. */
function isAnyJourneyChanged() {
  const options = { cwd: root, env: projectEnvironment(), encoding: 'utf8' };
  const list = spawnSync('playwright', ['test', '--list', ...CHANGED_JOURNEYS], options);
  return !list.stdout?.includes('Total: 0 tests');
}

/** @param built when the pages are built, where they are: Astro makes the same types for them and for the check. */
async function staticChecks(built) {
  const directions = [
    'src',
    'scripts',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ];
  await check('format and lint', 'biome', ['check', '--error-on-warnings', '.']);
  await check('import directions', 'depcruise', directions);
  await built;
  // First: it makes Astro's own types.
  const pages = ['check', '--minimumSeverity', 'error', '--tsconfig', 'tsconfig.astro.json'];
  await check('types of the pages', 'astro', pages);
  await check('types', process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit']);
}

/** A process of its own: the other lane goes on meanwhile. */
const build = () => check('build', process.execPath, ['scripts/build.mjs']);

const tools = run(process.execPath, ['scripts/test-tools.mjs']);
installIfNeeded();
await tools;
const isInBrowser = !isQuick && (!isChanged || isAnyJourneyChanged());
if (isChanged) {
  await unitAndDatabaseTests();
  if (isInBrowser && (await build())) await browserJourneys();
} else if (isInBrowser) {
  // Two lanes for two cores. Journeys take longest, and they alone need the pages: those are built at once.
  const built = build();
  const journeys = built.then((isBuilt) => isBuilt && browserJourneys());
  const checksAndTests = async () => {
    await staticChecks(built);
    await unitAndDatabaseTests();
  };
  await Promise.all([journeys, checksAndTests()]);
} else await Promise.all([staticChecks(), unitAndDatabaseTests()]);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${elapsed()} in all`);
for (const name of failures) console.log(`failed: ${name}`);
for (const name of flaky) console.log(`flaky: ${name}`);
console.log(`${passed} passed, ${failed} failed, ${flaky.length} flaky`);
// Nothing may depend on what has changed.
process.exit(failed === 0 && (passed > 0 || isChanged) ? 0 : 1);
