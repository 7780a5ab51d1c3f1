// Finds hunspell with its Lithuanian dictionary for the spelling test, or installs both: what the system has, else
// Debian's packages when root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';

/** Where hunspell itself looks; `LT_DICTIONARY` names another place, without the ending. */
const PLACES = [
  process.env.LT_DICTIONARY,
  '/usr/share/hunspell/lt_LT',
  '/usr/share/myspell/dicts/lt_LT',
  '/Library/Spelling/lt_LT',
  join(homedir(), 'Library/Spelling/lt_LT'),
];

const HOW =
  'The spelling test needs hunspell and its Lithuanian dictionary. Debian, Ubuntu: apt-get install hunspell ' +
  'hunspell-lt. Elsewhere: install hunspell and set LT_DICTIONARY to the path of lt_LT.aff and lt_LT.dic, without ' +
  'the ending.';

function findSystem() {
  const hasHunspell = spawnSync('hunspell', ['--version'], { stdio: 'ignore' }).status === 0;
  return hasHunspell
    ? PLACES.find((path) => path && existsSync(`${path}.aff`) && existsSync(`${path}.dic`))
    : undefined;
}

/** Path of the dictionary without its ending, for `hunspell -d`. @throws when none can be had, saying how to get one */
export function findOrInstallDictionary() {
  const found = findSystem();
  if (found) return found;
  installFromDebian(['hunspell', 'hunspell-lt'], 'Installing the Lithuanian dictionary (once)…');
  const installed = findSystem();
  if (!installed) throw new Error(HOW);
  return installed;
}
