// @ts-check
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { inProcess, reactInOnePiece } from './src/rendering/astro.ts';
import { developmentServer } from './src/server/development.ts';

const isBuild = process.argv.includes('build');

// What every address of the panel loads is a few files instead of sixty, each compressed as one text; the entry stays
// apart, for it names them all, so that none is found out of another. What the contact form loads as well is not
// among them: a visitor fetches nothing of the panel.
/** @type {import("rolldown").CodeSplittingGroup[]} */
const browserFiles = [
  {
    name: 'common',
    test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/domain\/time\/duration\.ts$/,
    priority: 1,
  },
  {
    name: 'panel',
    tags: ['$initial'],
    test: /\/node_modules\/(?!zod\/)|\/src\/admin\/(?!admin-app)/,
  },
];

// The site's own address is not here: it is a setting of the running server (PUBLIC_URL) and
// reaches the pages as `Astro.locals.publicUrl`, so one build serves every address.
export default defineConfig({
  output: 'server',
  adapter: inProcess(),
  integrations: [reactInOnePiece(), developmentServer()],
  trailingSlash: 'never',
  compressHTML: true,
  prefetch: false,
  devToolbar: { enabled: false },
  // No Markdown is rendered; its highlighter would only ask for inline styles.
  markdown: { syntaxHighlight: false },
  // Astro's server sessions are not used: identity is a bearer token (see the API).
  session: false,
  build: { inlineStylesheets: 'always' },
  // Nobody asks Astro for pictures; its endpoint says so at once.
  image: { endpoint: { route: '/_image', entrypoint: 'astro/assets/endpoint/node' } },
  security: {
    // Our own server checks origins where it matters (bearer tokens, no cookies), and sits behind
    // proxies whose Host Astro cannot know.
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        // The map and videos, framed once a visitor asks for them.
        'frame-src https://www.openstreetmap.org https://www.youtube-nocookie.com https://player.vimeo.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ],
    },
  },
  vite: {
    plugins: [tailwindcss()],
    // Built pages stand by themselves, as the server does: what runs needs no package that only builds,
    // and of React there is only the build for production.
    ...(isBuild && {
      environments: {
        client: {
          build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } },
        },
        ssr: {
          resolve: { noExternal: true, external: ['sharp'] },
          define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        },
      },
    }),
  },
});
