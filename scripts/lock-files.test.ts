import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { version: string; integrity?: string; link?: boolean }>;
}

function listWithoutIntegrity(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
}

test('every locked package has its integrity, of all platforms', () => {
  expect(listWithoutIntegrity('../package-lock.json')).toEqual([]);
});

test('so has every package of the bench with a browser', () => {
  expect(listWithoutIntegrity('../bench/lighthouse/package-lock.json')).toEqual([]);
});
