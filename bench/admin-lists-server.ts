// Child process of `bench/admin-lists.ts`: the product without its pages (no build is needed), on the database and
// folder it is told. Prints its port.
import { createApplication } from '../src/server/app.ts';
import { parseConfig } from '../src/server/config.ts';
import { createLog } from '../src/server/log/log.ts';

const [databaseUrl = '', databaseAdminUrl = '', dataDir = ''] = process.argv.slice(2);
const application = await createApplication({
  config: parseConfig({
    PORT: '0',
    DATA_DIR: dataDir,
    SEED: 'empty',
    LOG_LEVEL: 'warn',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'bandomasis-slaptazodis',
  }),
  log: createLog('warn'),
  databaseUrl,
  databaseAdminUrl,
  renderPage: async () => new Response(null, { status: 404 }),
  clientFolder: null,
  onFirstRun: () => {},
});
console.log(await application.listen());
process.on('SIGTERM', () => void application.close().then(() => process.exit(0)));
