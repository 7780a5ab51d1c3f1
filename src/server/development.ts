import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { Application } from './app.ts';
import { readConfig } from './config.ts';
import type { RunningDatabase } from './database/start-database.ts';

/** What pages and Vite do not answer: the data, the pictures, and the form of a browser without scripts. */
const OURS = /^\/(api|functions|storage|share)\//;
const isOurs = ({ url = '', method }: IncomingMessage) =>
  OURS.test(url) || (method === 'POST' && url.startsWith('/kontaktai/'));

/**
 * `npm run dev`: the same composition root inside Astro's development server. Astro renders the pages from
 * source; everything else is answered by the application.
 */
export function developmentServer(): AstroIntegration {
  return {
    name: 'development-server',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        const { port, host, dataDir } = readConfig();
        updateConfig({
          server: { port, host },
          vite: {
            plugins: [applicationInVite()],
            // Sign-in refuses a browser whose origin has another port. PostgreSQL writes into its folder all the time.
            server: { strictPort: true, watch: { ignored: [`${dataDir}/**`] } },
            // Astro scans every component of src for what the browser needs. Tests beside the code need modules of
            // the server, which cannot be bundled for a browser, and with one of them none would be.
            optimizeDeps: { entries: ['!src/**/*.test.tsx'] },
          },
        });
      },
    },
  };
}

function applicationInVite(): Plugin {
  return {
    name: 'application',
    async configureServer(vite) {
      // Only now: a build loads this file too, and has no use for the server.
      const { createApplication } = await import('./app.ts');
      const { startDatabase } = await import('./database/start-database.ts');
      const { createLog } = await import('./log/log.ts');
      const config = readConfig();
      const log = createLog(config.logLevel);
      const database = await startDatabase(config, log);
      const application = await createApplication({
        config,
        log,
        databaseUrl: database.url,
        databaseAdminUrl: database.adminUrl,
        renderPage: async () => new Response(null, { status: 404 }),
        clientFolder: null,
        onFirstRun: ({ email, password }) => {
          console.log(`Administratorius: ${email}${password ? `\nSlaptažodis: ${password}` : ''}`);
        },
      });
      stopWithProcess(application, database);
      vite.middlewares.use((request, response, next) =>
        answer(application, request, response, next),
      );
    },
  };
}

function answer(
  application: Application,
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  if (isOurs(request)) {
    application.server.emit('request', request, response);
    return;
  }
  // Where Astro's development server looks for the locals of a request.
  Reflect.set(request, Symbol.for('astro.locals'), {
    ...application.locals,
    cache: { tags: [] },
    // Astro's overlay shows it.
    reportFailure: () => 500,
  });
  next();
}

function stopWithProcess(application: Application, database: RunningDatabase): void {
  const stop = async () => {
    await application.close();
    await database.stop();
    process.exit(0);
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
}
