import { createServer } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Application } from './app.ts';
import { type Config, ConfigError, declareProduction, readConfig } from './config.ts';
import { type RunningDatabase, startDatabase } from './database/start-database.ts';
import { captureOutput } from './log/capture-output.ts';
import { createLog } from './log/log.ts';
import type { RenderPage } from './pages/pages.ts';
import { explainServerEnd, explainStartFailure } from './start-failure.ts';

/*
 * The process: settings, database, application, and the way back. Standard output is for the person who
 * started it; the log goes to standard error.
 */

const built = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

let database: RunningDatabase | null = null;
let application: Application | null = null;
let stopping: Promise<void> | null = null;

async function start(): Promise<void> {
  // Before the first module that asks: the application and the pages are imported below, not at the head of this file.
  declareProduction();
  const config = readConfig();
  // Before anything is started or created: a taken port is the commonest mistake.
  await checkPort(config);
  // The database starts while the code is loaded: together they are most of the time a start takes.
  const loading = Promise.all([
    import('./app.ts'),
    import(pathToFileURL(built('server/entry.mjs')).href) as Promise<{ renderPage: RenderPage }>,
  ]);
  loading.catch(() => {}); // reported below, where it is awaited
  const log = createLog(config.logLevel);
  captureOutput(log);
  database = await startDatabase(config, log, {
    onEnd(end) {
      log.error(end, 'PostgreSQL ended unexpectedly');
      console.log(explainServerEnd(end));
      application?.databaseWatch.ended(end);
    },
    onFailure: (error) => log.error({ err: error }, 'PostgreSQL did not start again'),
    onRestart(end) {
      log.warn('PostgreSQL runs again');
      console.log('PostgreSQL vėl veikia.');
      void application?.databaseWatch.restarted(end);
    },
  });
  const [{ createApplication }, { renderPage }] = await loading;
  application = await createApplication({
    config,
    log,
    databaseUrl: database.url,
    databaseAdminUrl: database.adminUrl,
    renderPage,
    clientFolder: built('client'),
    onFirstRun: ({ email, password }) => {
      console.log(`Administratorius: ${email}`);
      if (password) console.log(`Slaptažodis: ${password} (rodomas tik kartą)`);
    },
  });
  const port = await application.listen();
  console.log(`Svetainė veikia: ${config.publicUrl ?? `http://localhost:${port}`}`);
}

/** A line for the person who started it, among those of the log. */
const tell = (text: string) => process.stderr.write(`${text}\n`);

function checkPort({ port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // Its code alone could as well be of the database's address.
      const isUnknown = error.syscall === 'getaddrinfo';
      reject(
        isUnknown ? new ConfigError([`HOST: vardas ${host} nerastas (${error.code})`]) : error,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Once, in order, whatever comes first; a start that is under way is let finish, so nothing is left behind. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    await starting.catch(() => {});
    await application?.close();
    await database?.stop();
  })();
  return stopping;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void stop().then(
      () => process.exit(0),
      (error) => {
        tell(explainStartFailure(error));
        process.exit(1);
      },
    );
  });
}

const starting = start();
try {
  await starting;
} catch (error) {
  tell(explainStartFailure(error));
  await stop().catch(() => {});
  process.exit(1);
}
