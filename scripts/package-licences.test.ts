import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { allowsCommercialUse, listInstalledLicences } from './package-licences.ts';
import { root } from './paths.mjs';

const OFFERED: [licence: string, isAllowed: boolean][] = [
  ['MIT', true],
  ['(AFL-2.1 OR BSD-3-Clause)', true],
  ['MIT AND ISC AND BSD-3-Clause', true],
  ['CC-BY-NC-4.0', false],
  ['MIT AND CC-BY-NC-4.0', false],
  ['(MIT OR PolyForm-Noncommercial-1.0.0) AND Zlib', false],
  ['BUSL-1.1', false],
  ['UNLICENSED', false],
  ['SEE LICENSE IN LICENSE.md', false],
];
test.each(OFFERED)('%s: %s', (licence, isAllowed) => {
  expect(allowsCommercialUse(licence)).toBe(isAllowed);
});

let tree = '';
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'licences-'));
  const write = async (path: string, content: object) => {
    await mkdir(dirname(join(tree, path)), { recursive: true });
    await writeFile(join(tree, path), JSON.stringify(content));
  };
  const packages = ['', 'node_modules/b', 'node_modules/b/node_modules/@c/c', 'node_modules/other'];
  await write('package-lock.json', { packages: Object.fromEntries(packages.map((p) => [p, {}])) });
  await write('package.json', { name: 'own', version: '1.0.0' });
  await write('node_modules/b/package.json', { name: 'b', version: '2.0.0', license: 'ISC' });
  await write('node_modules/b/node_modules/@c/c/package.json', { name: '@c/c', version: '3.0.0' });
});
afterAll(() => rm(tree, { recursive: true, force: true }));

it('lists installed packages at any depth, without the project and packages of other platforms', () => {
  expect(listInstalledLicences(tree)).toEqual([
    { name: '@c/c@3.0.0', licence: null },
    { name: 'b@2.0.0', licence: 'ISC' },
  ]);
});

it('every installed package of the project may be used commercially', () => {
  const installed = listInstalledLicences(root);
  expect(installed.length).toBeGreaterThan(100);
  const refused = installed.filter(({ licence }) => !licence || !allowsCommercialUse(licence));
  expect(refused).toEqual([]);
});
