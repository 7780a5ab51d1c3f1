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
import { connectDatabase, type Database, migrateDatabase } from './database/database.ts';
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
import { readSigningKeys, type SigningKeys } from './identity/keys/signing-keys.ts';
import { createShareImages } from './images/drawing/share-images.ts';
import { importImage } from './images/import-image.ts';
import { createStorageRoutes } from './images/storage.routes.ts';
import { createVariants } from './images/variants.ts';
import { createBoss } from './jobs/boss.ts';
import type { Jobs } from './jobs/jobs.ts';
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
import { announcePublicChange } from './pages/page-cache/public-changes.ts';
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

async function compose(options: Options, ends: Ends): Promise<Application> {
  const { databaseUrl, databaseAdminUrl, log } = options;
  const parts = await openParts(options, ends);
  const { context, databases, boss, changes, feeds, pages, robots } = parts;
  const { config } = context;
  const secrets = await prepareDatabase(options, parts);
  if (config.smtpUrl && isPlainSmtp(config.smtpUrl) && config.isPlainSmtpAllowed)
    log.warn('Mail goes to another machine without TLS being insisted on (SMTP_ALLOW_PLAIN)');
  const { server, health, locals } = await composeServer(options, parts, secrets);

  await changes.start();
  // The embedded server is ours alone: what is under way there was under way in a process that is gone.
  if (databaseAdminUrl) await boss.reclaimAbandoned();
  const databaseWatch = createDatabaseWatch({ ...context, db: databases.jobs.db });
  const atWork = { ...context, db: databases.jobs.db, databaseUrl, feeds, pages, robots };
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
      if (config.cdn) {
        const event = databases.panel.db.transaction((tx) =>
          announcePublicChange(tx, [EVERY_PAGE]),
        );
        await changes.waitUntilSeen(await event);
      }
      return port;
    },
    close: () => endAll(ends),
  };
}

type Parts = Awaited<ReturnType<typeof openParts>>;

/** What needs no tables yet. */
async function openParts(options: Options, ends: Ends) {
  const { log, clock = systemClock } = options;
  const publicUrl = options.config.publicUrl ?? `http://localhost:${options.config.port}`;
  const config = { ...options.config, publicUrl };
  const databases = openPools(options, ends);
  const meter = createMeter({
    pages: databases.pages.pool,
    panel: databases.panel.pool,
    jobs: databases.jobs.pool,
  });
  const tracing = await openTracing(config, log);
  ends.push(() => tracing?.stop());
  const outbound = createOutbound({
    allow: config.outboundAllow,
    userAgent: USER_AGENT,
    log,
    leases: createHostLeases(databases.jobs.db, HOST_GAP),
  });
  const feeds = createFeedReader({ log });
  const pages = createPageReader({ log });
  const texts = createTextChecks({ log });
  ends.push(texts.close, pages.close, feeds.close, outbound.close);
  const boss = createBoss(databases.jobs.pool, log, meter.countJob, tracing);
  const kept = keepPages(options, databases.pages.db, boss);
  ends.push(kept.changes.stop, boss.stop);
  const context: AppContext = {
    config,
    clock,
    log,
    db: databases.panel.db,
    jobs: boss,
    outbound,
    storage: openStorage(config),
    texts,
    publicChanges: kept.changes,
  };
  return {
    publicUrl,
    context,
    databases,
    meter,
    tracing,
    boss,
    ...kept,
    feeds,
    pages,
    robots: createRobots({ outbound, clock, agent: ROBOT_NAME }),
  };
}

/** Pages, the panel and jobs never wait for each other's connections. */
function openPools({ databaseUrl, log }: Options, ends: Ends) {
  const onError = createFailureLog(log, 'database', 'warn');
  const panel = connectDatabase(databaseUrl, onError);
  const pages = connectDatabase(databaseUrl, onError, 'pages');
  const jobs = connectDatabase(databaseUrl, onError, 'jobs');
  ends.push(jobs.close, panel.close, pages.close);
  return { panel, pages, jobs };
}

/** The pages in memory and in a shared cache before us, and what makes them go when they are no longer true. */
function keepPages({ config: { cdn }, databaseUrl, log }: Options, db: Database, jobs: Jobs) {
  const cache = createPageCache(PAGE_CACHE_BYTES);
  const dataCache = createPublicDataCache();
  const changes = createChangeListener({
    db,
    url: databaseUrl,
    log,
    cache,
    dataCache,
    ...(cdn && {
      sharedCache: createSharedCache({
        db,
        queue: (tx) => jobs.send(tx, 'purge-shared-cache', {}),
        purge: createPurge(cdn),
        log,
      }),
    }),
  });
  return { cache, dataCache, changes };
}

interface Secrets {
  /** Of the installation. */
  secret: string;
  /** What sessions are signed with. */
  keys: SigningKeys;
}

/** Tables, what a first start brings, and the secrets that stand in them. */
async function prepareDatabase(options: Options, parts: Parts): Promise<Secrets> {
  const { context, databases, boss } = parts;
  const audit = await migrateDatabase(databases.panel, {
    adminUrl: options.databaseAdminUrl,
    alsoInside: async () => {
      await boss.prepare();
      await setUpInstallation(context, options.onFirstRun);
    },
  });
  if (!audit.isProtected) {
    const { missing } = audit;
    context.log.warn(
      { missing },
      'The audit is not wholly kept from the product’s own role, see docs/operations.md, "Audit"',
    );
  }
  const secret = await findOrCreateSecret(context.db);
  const keys = readSigningKeys(context.config.secretFile, secret);
  await renewEncryption(context.db, keys);
  return { secret, keys };
}

/** Whole: each address of the product and what answers it. */
async function composeServer(options: Options, parts: Parts, { secret, keys }: Secrets) {
  const { publicUrl, context, databases, meter, tracing, cache, dataCache } = parts;
  const { feeds, pages, robots } = parts;
  const { config, log, clock, storage } = context;
  const { cdn } = config;
  const headers = securityHeaders(publicUrl);
  const previews = createPreviews({ secret, clock });
  const challenges = createChallenges({ secret, clock });
  const readClientAddress = createClientAddressReader(config.trustProxy);
  const addressOf = createRequestAddressReader(readClientAddress);
  const locals = {
    site: dataCache.cached(createSiteData({ db: databases.pages.db, clock, publicUrl, previews })),
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
    mayArticlesBeSearched: createSearchLimiter(
      { ...context, db: databases.pages.db, secret },
      addressOf,
    ),
  });
  addFigureGauges(meter.registry, createFigureReader({ db: databases.jobs.db, clock, config }));
  const health = createHealth({ pool: databases.pages.pool, storage, log });
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
  return { server, health, locals };
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
