import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Lock {
  packages: Record<string, { version: string; integrity?: string; link?: boolean }>;
}

/**
 * Packages of other platforms whose versions the registry did not hold where the lock file was made. With the next
 * version of their family `scripts/complete-lock.mjs` asks again; a family that has become whole leaves the list.
 */
const UNKNOWN_TO_REGISTRY = [
  /^@astrojs\/compiler-binding-[\w-]+@0\.5\.1$/,
  /^@biomejs\/cli-[\w-]+@2\.6\.8$/,
  /^@tailwindcss\/oxide-[\w-]+@4\.3\.5$/,
];

function listWithoutIntegrity(file: string): string[] {
  const { packages } = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link && !entry.integrity)
    .map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`);
}

test('every locked package has its integrity, but for those the registry could not tell', () => {
  const without = listWithoutIntegrity('../package-lock.json');
  const isExcused = (name: string) => UNKNOWN_TO_REGISTRY.some((family) => family.test(name));
  expect(without.filter((name) => !isExcused(name))).toEqual([]);
  for (const family of UNKNOWN_TO_REGISTRY)
    expect(
      without.some((name) => family.test(name)),
      `${family} is excused for nothing`,
    ).toBe(true);
});

test('so has every package of the bench with a browser', () => {
  expect(listWithoutIntegrity('../bench/lighthouse/package-lock.json')).toEqual([]);
});
