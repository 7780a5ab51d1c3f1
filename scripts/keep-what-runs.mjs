// For the image (deploy/container/Dockerfile), after the build: of node_modules only what the built product and its
// commands load. In a folder where somebody develops it would take the build away.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './paths.mjs';

/** Dependencies that are in the bundles, or only make them (proven by keep-what-runs.test.ts). */
export const ONLY_FOR_THE_BUILD = [
  '@astrojs/react',
  '@mantine/charts',
  '@mantine/core',
  '@mantine/form',
  '@mantine/hooks',
  '@mantine/modals',
  '@mantine/notifications',
  '@mantine/tiptap',
  '@opentelemetry/api',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-proto',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
  '@tailwindcss/vite',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-link',
  '@tiptap/extension-table',
  '@tiptap/extensions',
  '@tiptap/pm',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tiptap/suggestion',
  'astro',
  'diff',
  'marked',
  'react',
  'react-dom',
  'react-router',
  'recharts',
  'rolldown',
  'tailwindcss',
  'uqr',
];

function keepWhatRuns() {
  const texts = ['package.json', 'package-lock.json'].map((name) => {
    const path = join(root, name);
    return { path, text: readFileSync(path, 'utf8') };
  });
  npm('pkg', 'delete', ...ONLY_FOR_THE_BUILD.map((name) => `dependencies.${name}`));
  npm('prune', '--omit=dev', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error');
  // The locked files again: by them the commands see that nothing has to be installed.
  for (const { path, text } of texts) writeFileSync(path, text);
  const folder = join(root, 'node_modules');
  // What only compilers and people read; licences stay.
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:d\.[cm]?ts|a|flow)$|(?:^|\/)(?:readme|changelog|history)(?:\.md)?$/i.test(name))
      rmSync(join(folder, name), { recursive: true, force: true });
}

function npm(...args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm ${args[0]} failed`);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) keepWhatRuns();
