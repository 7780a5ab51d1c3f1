import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/**
 * What an operator types here for a command of package.json, in the product's folder. An image has no npm (deploy/container).
 * @param words what is given to it
 */
export function commandLine(name: string, words = '', path = process.env.PATH ?? ''): string {
  const hasNpm = path.split(delimiter).some((folder) => existsSync(join(folder, NPM)));
  if (hasNpm) return `npm run ${name}${words && ` -- ${words}`}`;
  return `node scripts/run.mjs scripts/${name.replace(':', '-')}.ts${words && ` ${words}`}`;
}
