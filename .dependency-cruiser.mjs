// Who may import whom (docs/architecture.md). Types are exempt only where it says so: the panel's client is typed by the
// server's routes. Tests import what they like.
const room = (name) => `^src/${name}/`;
const only = (from, allowed, extra = {}) => ({
  name: `${from}-imports-only-${allowed.join('-') || 'nothing'}`,
  severity: 'error',
  from: { path: room(from), ...extra.from },
  to: { path: '^src/', pathNot: [from, ...allowed].map(room), ...extra.to },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles-of-files', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    only('domain', []),
    only('content', ['domain']),
    only('site', ['content', 'domain']),
    only('admin', ['domain'], { to: { dependencyTypesNot: ['type-only'] } }),
    only('rendering', []),
    only('pages', ['site', 'admin', 'content', 'domain']),
    only('server', ['domain', 'content']),
    {
      name: 'newsroom-imports-only-these-rooms',
      severity: 'error',
      from: { path: '^src/server/newsroom/(import|preparation)/' },
      to: {
        path: '^src/server/[^/]+/',
        pathNot:
          '^src/server/(newsroom|articles|audit|outbound|html|images|storage|database|time|tracing/spans|pages/page-cache/public-changes)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-full-zod-in-the-browser',
      comment: 'The full library is 77 KB, zod/mini 5 KB.',
      severity: 'error',
      from: { path: '^src/(site|admin|domain|content)/' },
      to: { path: 'node_modules/zod/(index|v4/index|v4/classic)' },
    },
    {
      name: 'no-server-library-in-the-browser',
      severity: 'error',
      from: { path: '^src/(site|admin|domain|content)/' },
      to: {
        path: 'node_modules/(pg|pg-boss|drizzle-orm|better-auth|sharp|nodemailer|undici|pino)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'traces-are-loaded-when-switched-on',
      comment: 'Without them a start reads nothing of the library.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/tracing/open-telemetry' },
      to: {
        path: 'node_modules/@opentelemetry/|^src/server/tracing/open-telemetry',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'product-does-not-import-tests',
      severity: 'error',
      from: { path: '^(src|scripts)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'a-start-needs-no-development-package',
      comment: '`npm start` installs without them.',
      severity: 'error',
      from: { path: '^(src|scripts)/', pathNot: '^scripts/make-' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(astro:|virtual:)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    metrics: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
