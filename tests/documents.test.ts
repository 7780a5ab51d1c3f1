import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const list = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['node_modules', 'bench/*/node_modules'] });

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const documents = list('{*,bench/*,docs/**/*}.md').map((path) => ({ path, text: read(path) }));
const files = [
  ...list('{src,tests,scripts,bench,docs,public,.github}/**/*'),
  ...list('{*,.*,.ci/*}'),
];

it('every command that a document names is one of package.json', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => ({ path, name })),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !scripts.includes(name))).toEqual([]);
});

it('every file and folder of the project that a document names is there', () => {
  const named = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/`([\w@./[\]-]+)`|\]\(([\w./-]+)(?:#[\w-]+)?\)/g)]
      .map(([, quoted, linked]) => ({ path, name: quoted ?? join(path, '..', linked ?? '') }))
      .filter(
        ({ name }) =>
          /^(?:src|tests|scripts|bench|docs|public)\//.test(name) ||
          /\w\.(?:tsx?|mjs|css|astro|md)$/.test(name),
      ),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = (name: string) =>
    files.some((file) => `/${file}`.endsWith(`/${name}`) || `${file}/` === name);
  expect(named.filter(({ name }) => !isThere(name))).toEqual([]);
});

it('every bench has a line in bench/README.md', () => {
  const rows = [...read('bench/README.md').matchAll(/^\| `([\w-]+)`/gm)].map(([, name]) => name);
  const benches = scripts.flatMap((name) => /^bench:(.+)/.exec(name)?.[1] ?? []);
  expect(rows.toSorted()).toEqual(benches.toSorted());
});
