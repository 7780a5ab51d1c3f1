import { rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

/* The part of the build that makes few files of the server and its packages (docs/decisions/0032). */

const root = dirname(import.meta.dirname);
const output = join(root, 'dist/process');
const PACKAGES = /[\\/]node_modules[\\/]/;
/** With binaries of the platform; and the one that only storage in S3 loads. */
const LEFT_OUTSIDE = ['sharp', '@aws-sdk/client-s3'];

/** What a module reads beside itself stays beside its source; what it starts as a thread becomes a file of the bundle. */
const besideSources: Plugin = {
  name: 'beside-sources',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.ts$/, code: 'import.meta.url' },
    handler(code, id) {
      const withThreads = code.replace(
        /new URL\('(\.[^']+\.ts)', import\.meta\.url\)/g,
        (_, script: string) => {
          const file = this.emitFile({ type: 'chunk', id: join(dirname(id), script) });
          return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
        },
      );
      const source = relative(output, id).replaceAll(sep, '/');
      const place = `new URL('${source}', import.meta.url).href`;
      // Lines stay where they are, which is all that a name of a line needs.
      return { code: withThreads.replaceAll('import.meta.url', place), map: null };
    },
  },
};

/** With nothing to map; what is packages' only then has no map at all, and its lines are those of the bundle. */
const ownMapsOnly: Plugin = {
  name: 'own-maps-only',
  transform: {
    filter: { id: PACKAGES },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
};

rmSync(output, { recursive: true, force: true });
const bundle = await rolldown({
  input: join(root, 'src/server/main.ts'),
  platform: 'node',
  external: LEFT_OUTSIDE,
  plugins: [besideSources, ownMapsOnly],
  // What threads share with the entry stands beside it: importing it would start another server.
  preserveEntrySignatures: 'strict',
});
await bundle.write({
  dir: output,
  entryFileNames: '[name].mjs',
  // Of packages the names of all that share them would follow.
  chunkFileNames: ({ name }) => `${name.split('~')[0]}-[hash].mjs`,
  sourcemap: true,
  sourcemapExcludeSources: true,
  codeSplitting: { groups: [{ name: 'packages', test: PACKAGES, entriesAware: true }] },
});
