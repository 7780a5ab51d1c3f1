import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import {
  listLongFunctions,
  listUnimported,
  parseSource,
  readSources,
} from './support/source-shape.ts';

const root = join(import.meta.dirname, '..');
const MOST_FILES = 25;

/** Folders of `src` that hold files; snapshots are generated. */
async function countFiles(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for await (const file of glob('**/*.*', { cwd: join(root, 'src') })) {
    const folder = dirname(file);
    if (folder.endsWith('/meta')) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + (file.includes('.test.') ? 0 : 1));
  }
  counts.delete('.');
  return counts;
}

function readMap(): string[] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const [map = ''] = /(?<=## The rooms.*?```\n).*?(?=\n```)/s.exec(text) ?? [];
  return map
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => /^([a-z\d/-]+)\/ +\S/.exec(line)?.[1] ?? `not a line of the map: ${line}`);
}

it('the map of docs/architecture.md lists every folder of src once, with what it is for', async () => {
  // A page's folder is its address and no room. `newsroom` holds rooms and no file.
  const counted = [...(await countFiles()).keys()];
  const folders = new Set(counted.map((folder) => folder.replace(/^pages\/.*/, 'pages')));
  for (const folder of [...folders]) {
    const parent = dirname(folder);
    if (parent !== '.') folders.add(parent);
  }
  expect(readMap().toSorted()).toEqual([...folders].toSorted());
});

/** Dialogs of the panel: each asks something short, or is no place of its own. */
const DIALOGS = [
  // Passwords, which no address brings back.
  'account/password-dialog.tsx',
  'session/session-expired-dialog.tsx',
  'search/search-dialog.tsx',
  // Writing takes the whole window.
  'writing/post-header.tsx',
  'writing/writing-window.tsx',
];

it('what is larger than a question is a side panel with an address, not a dialog', async () => {
  const dialogs: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: join(root, 'src/admin') }))
    if (/<Modal\b/.test(readFileSync(join(root, 'src/admin', file), 'utf8'))) dialogs.push(file);
  expect(dialogs.toSorted()).toEqual(DIALOGS.toSorted());
});

it(`no folder of src holds more than ${MOST_FILES} source files beside tests and migrations`, async () => {
  const full = [...(await countFiles())].filter(
    ([folder, count]) => count > MOST_FILES && folder !== 'server/database/migrations',
  );
  expect(full).toEqual([]);
});

const source = readSources();

it('what src exports somebody imports', async () => {
  expect(listUnimported(await source)).toEqual([]);
});

it('a function of src has at most sixty lines, or says why it is whole', async () => {
  expect(listLongFunctions(await source)).toEqual([]);
});

it('an export that nobody imports and a long function that does not say why are noticed, no others', () => {
  const body = (comment: string) => `(a: number) => {\n${comment}\n${'a += 1;\n'.repeat(60)}}`;
  const files = [
    parseSource('src/a.ts', 'export const used = 1, { unused } = {}; export type Lazy = 1;'),
    parseSource('src/b.test.ts', "import { used as own } from './a.ts';\nown();"),
    parseSource('bench/c.ts', "const { Lazy } = await import('../src/a.ts');"),
    parseSource('src/long.ts', `const a = ${body('')};`),
    parseSource(
      'src/said.ts',
      `// Whole: a list.\nconst a = ${body('')}; f(${body('// Whole: b.')});`,
    ),
  ];
  expect(listUnimported(files)).toEqual(['src/a.ts unused']);
  expect(listLongFunctions(files)).toEqual(['src/long.ts:1, 63 lines']);
});
