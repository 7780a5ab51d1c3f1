import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, gt, not, type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import { minutes, seconds } from '../../../domain/time/duration.ts';
import type { Database } from '../../database/database.ts';
import { instances, page_cache_events } from '../../database/schema/instances.ts';
import type { PageCache, Trust } from './page-cache.ts';
import { PUBLIC_CHANGES_CHANNEL, type PublicChanges } from './public-changes.ts';
import { isSeenByAll, markSeen } from './seen-by.ts';
import type { SharedCache } from './shared-cache.ts';

const CHECK_EVERY = seconds(5);
/** How far back the table of events is read. */
const RECENT = minutes(5);
/** After a longer silence a change may stand too far back in the table. */
const LONG_SILENCE = minutes(1);
const RECONNECT_AFTER = 200;
/** A server behind a cut network never refuses, it is silent. */
const CONNECT_LIMIT = seconds(2);
const WAIT_LIMIT = seconds(1);
const WAIT_STEP = 10;

export interface ChangeListener extends PublicChanges {
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Deps {
  db: Database;
  url: string;
  log: Logger;
  cache: PageCache;
  dataCache?: { clear(): void; setTrusted(isTrusted: boolean): void };
  /** Milliseconds, of a clock that only goes on. */
  now?: () => number;
  sharedCache?: SharedCache;
}

/**
 * Keeps this instance's page cache true to the database. A change arrives as a notification at once; every
 * five seconds the table of events is read too, so a lost notification heals by itself. While the
 * connection that listens is broken, what the cache holds is doubtful; while none can be made, it is all there is.
 * Whole: connection, notifications and the reading of the table decide together what the cache is worth.
 */
export function createChangeListener(deps: Deps): ChangeListener {
  const { db, url, log, cache, dataCache, sharedCache, now = () => performance.now() } = deps;
  const setTrust = (trust: Trust) => {
    dataCache?.setTrusted(trust === 'current');
    cache.setTrust(trust);
  };
  const id = randomUUID();
  /** Events already acted on; ids are not given in commit order, so the highest one alone says nothing. */
  const handled = new Set<number>();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopping = false;
  let isAway = false;
  /** Until when every change is known, and of which server. */
  let heard: { at: number; server: string } | null = null;
  let acting: Promise<unknown> = Promise.resolve();
  let checking: Promise<void> = Promise.resolve();

  /** Acts on those that were not acted on yet. */
  const readEvents = async (which: SQL) => {
    const events = await db
      .select({ id: page_cache_events.id, tags: page_cache_events.tags })
      .from(page_cache_events)
      .where(which);
    for (const event of events) {
      if (handled.has(event.id)) continue;
      handled.add(event.id);
      dataCache?.clear();
      cache.invalidate(event.tags);
      await markSeen(db, id, [event.id]);
    }
    return events;
  };

  const readRecent = async () => {
    const since = sql`now() - make_interval(secs => ${RECENT / seconds(1)})`;
    const recent = await readEvents(gt(page_cache_events.created_at, since));
    const ids = new Set(recent.map((event) => event.id));
    for (const old of handled) if (!ids.has(old)) handled.delete(old);
    if (heard) heard.at = now();
  };

  const sayAlive = () =>
    db
      .insert(instances)
      .values({ id })
      .onConflictDoUpdate({ target: instances.id, set: { seen_at: sql`now()` } });

  const listen = async () => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'page-cache',
      keepAlive: true,
      query_timeout: CHECK_EVERY,
      connectionTimeoutMillis: CONNECT_LIMIT,
    });
    const lose = () => {
      if (client !== next) return;
      setTrust('doubtful');
      client = null;
      schedule(RECONNECT_AFTER);
    };
    next.on('error', lose);
    next.on('end', lose);
    next.on('notification', ({ payload }) => {
      acting = readEvents(isEvent(Number(payload))).catch((error) =>
        log.error({ err: error }, 'page cache event'),
      );
    });
    try {
      await next.connect();
      await next.query(`listen ${PUBLIC_CHANGES_CHANNEL}`);
      await catchUp(await readServer(next));
    } catch (error) {
      // Neither connection nor pool got through.
      setTrust('unreachable');
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    setTrust('current');
  };

  /** What was announced while nobody listened, of which the table tells, or all of it may be old. */
  const catchUp = async (server: string) => {
    const isKnown = heard?.server === server && now() - heard.at < LONG_SILENCE;
    if (!isKnown) {
      cache.clear();
      dataCache?.clear();
    }
    await readRecent();
    heard = { at: now(), server };
  };

  /** The listening connection itself is asked, because a half-dead one reports nothing. */
  const check = async () => {
    try {
      if (!client) await listen();
      else await client.query('select 1');
      await sayAlive();
      await readRecent();
      await sharedCache?.queueUnfinished();
      isAway = false;
    } catch (error) {
      if (!isStopping && !isAway)
        log.warn({ err: error }, 'pages are given as they were until the database answers');
      isAway = true;
      const lost = client;
      client = null;
      if (lost) setTrust('doubtful');
      // Not waited for: a connection behind a cut network says no goodbye.
      void lost?.end().catch(() => {});
    } finally {
      schedule(client ? CHECK_EVERY : seconds(1));
    }
  };

  function schedule(delay: number): void {
    if (timer) clearTimeout(timer);
    const next = () => {
      checking = check();
    };
    timer = isStopping ? null : setTimeout(next, delay);
  }

  return {
    async start() {
      await listen();
      await sayAlive();
      schedule(CHECK_EVERY);
    },
    async stop() {
      isStopping = true;
      if (timer) clearTimeout(timer);
      // A check under way would say that this instance lives, after it took itself off the list:
      // every change would then wait for it until it is taken for dead.
      await checking;
      await acting;
      await client?.end().catch(() => {});
      await db
        .delete(instances)
        .where(eq(instances.id, id))
        .catch(() => {});
    },
    async waitUntilSeen(eventId) {
      const [event] = await readEvents(isEvent(eventId));
      if (!event) return;
      const isUnseen = and(isEvent(eventId), not(isSeenByAll));
      const deadline = performance.now() + WAIT_LIMIT;
      while ((await db.$count(page_cache_events, isUnseen)) > 0 && performance.now() < deadline)
        await wait(WAIT_STEP);
      await sharedCache?.purgeAtOnce(event.tags);
    },
  };
}

const isEvent = (eventId: number) => eq(page_cache_events.id, eventId);

/** One that was started anew, or another in its place, may have lost what was acknowledged, and the event with it. */
async function readServer(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    'select extract(epoch from pg_postmaster_start_time())::text as began',
  );
  return rows[0].began;
}
