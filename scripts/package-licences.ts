import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface PackageLicence {
  name: string;
  /** An expression of SPDX; null: the package states none. */
  licence: string | null;
}

/** Identifiers of SPDX that allow commercial use. A new one is read before it is added. */
const ALLOWED = new Set([
  '0BSD',
  'AFL-2.1',
  'Apache-2.0',
  // Of dictionary-en: SCOWL's and the affix file's, the latter of three clauses with notices to keep.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
]);

/** Each part has to allow it, also where a package offers a choice: then a person chooses, and adds the part. */
export const allowsCommercialUse = (licence: string): boolean =>
  licence
    .replaceAll(/[()]/g, ' ')
    .trim()
    .split(/\s+(?:AND|OR)\s+/)
    .every((identifier) => ALLOWED.has(identifier.trim()));

/** Of the packages that are installed: the lock file also names those of other platforms. */
export function listInstalledLicences(root: string): PackageLicence[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.keys(lock.packages)
    .map((path) => join(root, path, 'package.json'))
    .filter((file) => file !== join(root, 'package.json') && existsSync(file))
    .map((file) => {
      const { name, version, license } = JSON.parse(readFileSync(file, 'utf8'));
      const isStated = typeof license === 'string' && license.trim() !== '';
      return { name: `${name}@${version}`, licence: isStated ? license : null };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
