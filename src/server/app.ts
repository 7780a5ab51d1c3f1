import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../domain/time/clock.ts';
import { createDatabaseWatch, type DatabaseWatch } from './alerts/database-watch.ts';
import { createApi } from './api.ts';
import { createPreviews } from './articles/drafts/previews.ts';
import { createPublicDataCache } from './articles/public-pages/public-data-cache.ts';
import { createSearchLimiter } from './articles/public-pages/search-limiter.ts';
import { createSiteData } from './articles/public-pages/site-data.ts';
import { startBackgroundWork } from './background-work.ts';
import type { Config } from './config.ts';
import { createChallenges } from './contacts/challenges.ts';
import { contactFormRoutes } from './contacts/contact-form.routes.ts';
import type { AppContext } from './context.ts';
import { connectDatabase, migrateDatabase } from './database/database.ts';
import { findOrCreateSecret } from './database/secret.ts';
import { type FirstRun, setUpInstallation } from './demo/installation.ts';
import { type Ends, endAll } from './end-all.ts';
import { healthRoutes } from './health/health.routes.ts';
import { createHealth } from './health/health.ts';
import {
  createClientAddressReader,
  createProxyCheck,
  createRequestAddressReader,
} from './http/client-address.ts';
import { closeServer } from './http/close-server.ts';
import { createFairQueue } from './http/fair-queue.ts';
import { securityHeaders } from './http/security-headers.ts';
import { renewEncryption } from './identity/keys/renew-encryption.ts';
import { readSigningKeys } from './identity/keys/signing-keys.ts';
import { createShareImages } from './images/drawing/share-images.ts';
import { importImage } from './images/import-image.ts';
import { createStorageRoutes } from './images/storage.routes.ts';
import { createVariants } from './images/variants.ts';
import { createBoss } from './jobs/boss.ts';
import { createFailureLog } from './log/failure-log.ts';
import { isPlainSmtp } from './mail/mailer.ts';
import { addFigureGauges } from './metrics/figure-gauges.ts';
import { createMeter } from './metrics/meter.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { createFigureReader } from './metrics/read-figures.ts';
import { createRequestTracer } from './metrics/trace-request.ts';
import { createRobots } from './newsroom/import/documents/robots.ts';
import { createFeedReader } from './newsroom/import/feeds/feed-reader.ts';
import { createPageReader } from './newsroom/import/pages/page-reader.ts';
import { createTextChecks } from './newsroom/preparation/checks/text-checks.ts';
import { createHostLeases } from './outbound/host-leases.ts';
import { createOutbound, HOST_GAP } from './outbound/outbound.ts';
import { createChangeListener } from './pages/page-cache/change-listener.ts';
import { createPageCache } from './pages/page-cache/page-cache.ts';
import { createSharedCache } from './pages/page-cache/shared-cache.ts';
import { createPages, type RenderPage } from './pages/pages.ts';
import { createPurge } from './pages/shared-cache/purger.ts';
import { EVERY_PAGE, makeSharedHeaders } from './pages/shared-cache/shared-headers.ts';
import { loadStaticFiles } from './pages/static-files.ts';
import { createHttpServer } from './server.ts';
import { openStorage } from './storage/open-storage.ts';
import type { Tracing } from './tracing/spans.ts';

const PAGE_CACHE_BYTES = 64 * 1024 * 1024;
/** How we introduce ourselves to other sites; robots.txt rules are looked up by the name. */
const ROBOT_NAME = 'ITnaujienos';
const USER_AGENT = `${ROBOT_NAME}/1.0`;

interface Options {
  config: Config;
  log: Logger;
  /** Embedded or given; the application does not care which. */
  databaseUrl: string;
  /** Of the embedded server's superuser; null for a server of somebody else's. */
  databaseAdminUrl: string | null;
  /** The built pages; while developing, Astro's server answers before it is asked. */
  renderPage: RenderPage;
  /** Folder of the built browser files; null while developing, when Vite serves them. */
  clientFolder: string | null;
  /** Called once in a database's life, with the first administrator. */
  onFirstRun: (firstRun: FirstRun) => void;
  clock?: Clock;
}

export interface Application {
  context: AppContext;
  server: Server;
  locals: Parameters<typeof createPages>[0]['locals'];
  /** Of the embedded server: whoever runs it says when it ends and when it is back. */
  databaseWatch: DatabaseWatch;
  /** Starts listening. @throws the system's error when the port is taken or forbidden */
  listen(): Promise<number>;
  /** Stops everything in order: requests, schedule, jobs, outbound, database. */
  close(): Promise<void>;
}

/** What has to be ended of what was begun, the latest first. */
/**
 * The composition root: settings in, a running application out. Of a start that fails nothing is left open: what the
 * database's end would break off would be logged after the reason.
 */
export async function createApplication(options: Options): Promise<Application> {
  const ends: Ends = [];
  try {
    return await compose(options, ends);
  } catch (error) {
    await endAll(ends).catch(() => {});
    throw error;
  }
}

/** Whole: everything is made here, once. */
async function compose(options: Options, ends: Ends): Promise<Application> {
  const { databaseUrl, log, clock = systemClock } = options;
  const publicUrl = options.config.publicUrl ?? `http://localhost:${options.config.port}`;
  const config = { ...options.config, publicUrl };
  const onError = createFailureLog(log, 'database', 'warn');
  const database = connectDatabase(databaseUrl, onError);
  const frontage = connectDatabase(databaseUrl, onError, 'pages');
  const backstage = connectDatabase(databaseUrl, onError, 'jobs');
  ends.push(backstage.close, database.close, frontage.close);
  const meter = createMeter({
    pages: frontage.pool,
    panel: database.pool,
    jobs: backstage.pool,
  });
  const tracing = await openTracing(config, log);
  ends.push(() => tracing?.stop());
  const storage = openStorage(config);
  const outbound = createOutbound({
    allow: config.outboundAllow,
    userAgent: USER_AGENT,
    log,
    leases: createHostLeases(backstage.db, HOST_GAP),
  });
  const feeds = createFeedReader({ log });
  const pages = createPageReader({ log });
  const texts = createTextChecks({ log });
  ends.push(texts.close, pages.close, feeds.close, outbound.close);
  const robots = createRobots({ outbound, clock, agent: ROBOT_NAME });
  const cache = createPageCache(PAGE_CACHE_BYTES);
  const dataCache = createPublicDataCache();
  const { cdn } = config;
  const changes = createChangeListener({
    db: frontage.db,
    url: databaseUrl,
    log,
    cache,
    dataCache,
    ...(cdn && {
      sharedCache: createSharedCache({
        db: frontage.db,
        queue: (tx) => boss.send(tx, 'purge-shared-cache', {}),
        purge: createPurge(cdn),
        log,
      }),
    }),
  });
  const boss = createBoss(backstage.pool, log, meter.countJob, tracing);
  ends.push(changes.stop, boss.stop);
  const context: AppContext = {
    config,
    clock,
    log,
    db: database.db,
    jobs: boss,
    outbound,
    storage,
    texts,
    publicChanges: changes,
  };

  const audit = await migrateDatabase(database, {
    adminUrl: options.databaseAdminUrl,
    alsoInside: async () => {
      await boss.prepare();
      await setUpInstallation(context, options.onFirstRun);
    },
  });
  if (!audit.isProtected) {
    const { missing } = audit;
    log.warn(
      { missing },
      'The audit is not wholly kept from the product’s own role, see docs/operations.md, "Audit"',
    );
  }

  if (config.smtpUrl && isPlainSmtp(config.smtpUrl) && config.isPlainSmtpAllowed)
    log.warn('Mail goes to another machine without TLS being insisted on (SMTP_ALLOW_PLAIN)');

  const secret = await findOrCreateSecret(database.db);
  const keys = readSigningKeys(config.secretFile, secret);
  await renewEncryption(database.db, keys);
  const headers = securityHeaders(publicUrl);
  const previews = createPreviews({ secret, clock });
  const challenges = createChallenges({ secret, clock });
  const readClientAddress = createClientAddressReader(config.trustProxy);
  const addressOf = createRequestAddressReader(readClientAddress);
  const locals = {
    site: dataCache.cached(createSiteData({ db: frontage.db, clock, publicUrl, previews })),
    publicUrl,
    analytics: config.analytics,
  };
  const renderQueue = createFairQueue({ addressOf });
  const sitePages = createPages({
    renderPage: options.renderPage,
    cache,
    renderQueue,
    locals,
    headers,
    makeSharedHeaders: cdn && ((tags) => makeSharedHeaders(cdn.kind, tags)),
    onRendered: meter.observeRendering,
    log,
    mayArticlesBeSearched: createSearchLimiter({ ...context, db: frontage.db, secret }, addressOf),
  });
  addFigureGauges(meter.registry, createFigureReader({ db: backstage.db, clock, config }));
  const health = createHealth({ pool: frontage.pool, storage, log });
  const server = createHttpServer({
    health: healthRoutes(health, config.metricsKey),
    metrics: metricsRoutes(meter.registry, config.metricsKey),
    api: createApi(context, {
      secret,
      keys,
      publicUrl,
      readClientAddress,
      previews,
      challenges,
      feeds,
      pages,
      robots,
      importImage: (address, userId) => importImage(context, address, userId),
    }),
    storage: createStorageRoutes({
      storage,
      variants: createVariants({ storage, log }),
      log,
      headers,
    }),
    files: options.clientFolder ? await loadStaticFiles(options.clientFolder, headers) : new Map(),
    forms: contactFormRoutes({
      ...context,
      secret,
      publicUrl,
      readClientAddress,
      challenges,
      headers,
      renderPage: sitePages.renderOnce,
    }),
    shareImages: createShareImages({ getPage: sitePages.get, cache, renderQueue, headers }),
    pages: sitePages,
    renderQueue,
    publicUrl,
    headers,
    meter,
    trace: tracing && createRequestTracer(tracing, createProxyCheck(config.trustProxy)),
    log,
  });

  await changes.start();
  // The embedded server is ours alone: what is under way there was under way in a process that is gone.
  if (options.databaseAdminUrl) await boss.reclaimAbandoned();
  const databaseWatch = createDatabaseWatch({ ...context, db: backstage.db });
  const atWork = { ...context, db: backstage.db, databaseUrl, feeds, pages, robots };
  if (config.areJobsPaused) log.warn('The newsroom, mails and back-ups are paused (JOBS=paused)');
  const background = config.areJobsPaused ? null : await startBackgroundWork(atWork, boss);
  ends.push(async () => {
    health.beginStopping();
    databaseWatch.stop();
    await closeServer(server);
    await background?.stop();
  });

  return {
    context,
    server,
    locals,
    databaseWatch,
    async listen() {
      const port = await listen(server, config);
      // A start may be that of a new build, and whichever served before is gone: its pages go too.
      if (cdn) {
        const event = database.db.transaction((tx) => changes.announce(tx, [EVERY_PAGE]));
        await changes.waitUntilSeen(await event);
      }
      return port;
    },
    close: () => endAll(ends),
  };
}

/** Loaded only where traces are wanted. */
async function openTracing({ traces }: Config, log: Logger): Promise<Tracing | null> {
  if (!traces) return null;
  const { startTracing } = await import('./tracing/open-telemetry.ts');
  return startTracing(traces, log);
}

function listen(server: Server, { port, host }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}
