import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ONLY_FOR_THE_BUILD } from './keep-what-runs.mjs';
import { root } from './paths.mjs';
import { SERVER_ENVIRONMENT } from './server-process.mjs';

const { dependencies, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const dockerfile = readFileSync(join(root, 'deploy/container/Dockerfile'), 'utf8');

/** The process alone loads it, which is bundled. */
const ONLY_IN_THE_BUNDLE = 'tracing/open-telemetry.ts';

/** The sources that run in the image: the server, and the commands by `npm run`. */
function sourcesThatRun(): string[] {
  const under = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
      .filter((name) => name !== ONLY_IN_THE_BUNDLE)
      .map((name) => join(root, folder, name));
  const commands = Object.values<string>(scripts).flatMap((line) => {
    const file = /scripts\/run\.mjs (scripts\/\S+)/.exec(line)?.[1];
    return file ? [join(root, file)] : [];
  });
  return [...under('src/server'), ...under('src/domain'), ...commands];
}

test('the image keeps each dependency that the server or a command loads, and no other', () => {
  const text = sourcesThatRun()
    .map((file) => readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, ''))
    .join('\n');
  const isLoaded = (name: string) => text.includes(`'${name}'`) || text.includes(`'${name}/`);
  // The project's Node is called by its path.
  const kept = Object.keys(dependencies).filter((name) => isLoaded(name) || name === 'node');
  expect(Object.keys(dependencies).filter((name) => !kept.includes(name))).toEqual(
    ONLY_FOR_THE_BUILD,
  );
});

test('the image starts the server as `npm start` does', () => {
  for (const [name, value] of Object.entries(SERVER_ENVIRONMENT))
    expect(dockerfile).toContain(`${name}=${value}`);
  expect(dockerfile).toContain('CMD ["node", "--enable-source-maps", "dist/process/main.mjs"]');
});
