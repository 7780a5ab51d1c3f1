import type { IncomingMessage, ServerResponse } from 'node:http';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { findPattern, labelOf } from './route-label.ts';

/** Counts what this process does. Cheap enough for every request: sums are plain numbers until somebody asks. */
export interface Meter {
  registry: Registry;
  /** A page that was answered from memory. */
  countCached(target: string, status: number): void;
  /** Any other request, when it ends. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  observeRendering(milliseconds: number): void;
  /** @param failure what kind it was; left out when the attempt went well */
  countJob(queue: string, failure?: string): void;
}

/** Seconds: a page takes some milliseconds, and should never take one second. */
const RENDER_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Of the event loop's delay: its timer is asked for this often. */
const LOOP_PRECISION_MS = 20;
/** In the place of a status: who asked has gone before the answer. That is no failure of ours. */
const ABORTED = 'aborted';

export function createMeter(pools: Record<string, pg.Pool>): Meter {
  // Whole: a list of metrics.
  const registry = new Registry();
  const registers = [registry];
  const requests = new Map<string, Map<number | typeof ABORTED, number>>();
  let cacheHits = 0;

  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  new Counter({
    name: 'website_http_requests_total',
    help: 'Requests by route and status; "aborted" when the client has gone before the answer',
    labelNames: ['route', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [route, statuses] of requests)
        for (const [status, count] of statuses) this.inc({ route, status }, count);
    },
  });
  new Counter({
    name: 'website_page_cache_hits_total',
    help: 'Pages answered from memory; those that were not are counted by website_page_render_seconds',
    registers,
    collect() {
      this.reset();
      this.inc(cacheHits);
    },
  });
  const rendering = new Histogram({
    name: 'website_page_render_seconds',
    help: 'How long pages take that are rendered',
    buckets: RENDER_BUCKETS,
    registers,
  });
  const jobs = new Counter({
    name: 'website_job_attempts_total',
    help: 'Attempts of jobs that ended in this process; failure is empty for those that went well',
    labelNames: ['queue', 'failure'],
    registers,
  });
  new Gauge({
    name: 'website_database_pool_connections',
    help: 'Connections to the database by pool; waiting: requests for one that have to wait',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });

  function count(route: string, status: number | typeof ABORTED): void {
    let statuses = requests.get(route);
    if (!statuses) {
      statuses = new Map();
      requests.set(route, statuses);
    }
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  return {
    registry,
    countCached(target, status) {
      cacheHits += 1;
      count(labelOf(target), status);
    },
    watch(request, response) {
      const target = request.url ?? '/';
      response.once('close', () => {
        const route = findPattern(response) ?? labelOf(target);
        count(route, response.writableFinished ? response.statusCode : ABORTED);
      });
    },
    observeRendering: (milliseconds) => rendering.observe(milliseconds / 1000),
    countJob: (queue, failure = '') => jobs.inc({ queue, failure }),
  };
}
