import { Hono } from 'hono';
import { z } from 'zod';
import { contactSchema } from '../../../domain/contact/contact-fields.ts';
import { PREPARED_AT_ONCE } from '../../../domain/list-limits.ts';
import { minutes } from '../../../domain/time/duration.ts';
import { recordChange } from '../../audit/record-change.ts';
import { acknowledgeContactNotification } from '../../contacts/contacts.ts';
import type { AppContext } from '../../context.ts';
import type { Executor } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { networkOfAddress, type ReadClientAddress } from '../../http/client-address.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiContext, type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { consumeLimit, limitKey } from '../../http/limits.ts';
import { onRow } from '../../http/row-routes.ts';
import { valid } from '../../http/validate.ts';
import type { TriggeredBy } from '../../jobs/definitions.ts';
import { refuseWhilePaused } from '../../jobs/refuse-while-paused.ts';
import { getRun, waitForRun } from './runs.ts';
import {
  startAutoPublish,
  startCover,
  startImport,
  startPreparation,
  startShortFix,
} from './start-functions.ts';
import { stopRun } from './stop-run.ts';

/** Calls of the two public functions from one address. */
const PUBLIC_LIMIT = 60;
const PUBLIC_WINDOW = minutes(1);
const LIST_MAX = 100;

/** What a run was wanted of, for the audit. */
type About = { article_ids?: string[] | undefined; source_ids?: string[] | undefined };

/** Starts a run inside a transaction. */
type Start = (
  inside: Omit<AppContext, 'db'> & { db: Executor },
  triggeredBy: TriggeredBy,
) => Promise<string>;

const started = z.strictObject({ manual: z.boolean().optional() });
const sourceImport = z.strictObject({
  manual: z.boolean().optional(),
  sourceIds: z.array(z.uuid()).max(LIST_MAX).optional(),
});
const preparation = z.strictObject({
  manual: z.boolean().optional(),
  articleIds: z.array(z.uuid()).max(PREPARED_AT_ONCE).optional(),
  /** Of the best that wait; `PREPARE_BATCH` when it is not said. */
  count: z.int().min(1).max(PREPARED_AT_ONCE).optional(),
});
const cover = z.strictObject({ articleId: z.uuid() });

/**
 * The seven named functions (specification §7.3), mounted at /functions/v1. Those that work answer 200 with
 * the named field, `total` and `run_id` when the run has ended, or 202 `{run_id}` at once with
 * `Prefer: respond-async`. A caller that leaves does not stop its run. Whole: a list of routes.
 */
export function createFunctionsRoutes(
  ctx: AppContext & { secret: string; readClientAddress: ReadClientAddress },
) {
  const perform = async (c: ApiContext, field: string, start: Start, about: About = {}) => {
    refuseWhilePaused(ctx.config);
    const runId = await startAudited(ctx, c, start, about);
    if (/\brespond-async\b/i.test(c.req.header('prefer') ?? '')) {
      return c.json({ run_id: runId }, 202, { 'Preference-Applied': 'respond-async' });
    }
    const run = await waitForRun(ctx, runId, c.req.raw.signal);
    if (run.status === 'failed') {
      throw new AppError('unavailable', run.error_message ?? 'Nepavyko įvykdyti veiksmo.', {
        extra: { run_id: run.id },
      });
    }
    return c.json({ [field]: run.count, total: run.total, run_id: run.id });
  };
  const limitPublic = async (c: ApiContext, name: string) => {
    const { ip } = ctx.readClientAddress(c);
    const taken = await consumeLimit(ctx.db, {
      key: limitKey(ctx.secret, `function:${name}`, networkOfAddress(ip)),
      limit: PUBLIC_LIMIT,
      windowMs: PUBLIC_WINDOW,
      now: ctx.clock.now(),
    });
    if (!taken.allowed) {
      throw new AppError('too-many', 'Per daug užklausų. Pabandykite po minutės.', {
        retryAfterSeconds: taken.retryAfterSeconds,
      });
    }
  };

  return new Hono<ApiEnv>()
    .post('/get-client-ip', described('The visitor’s address'), async (c) => {
      await limitPublic(c, 'get-client-ip');
      return c.json(ctx.readClientAddress(c), 200, { 'Cache-Control': 'no-store' });
    })
    .post(
      '/send-contact-notification',
      described(
        'Confirms that the notification of a stored message is queued; sends nothing itself',
      ),
      valid('json', contactSchema),
      async (c) => {
        await limitPublic(c, 'send-contact-notification');
        return c.json(await acknowledgeContactNotification(ctx, c.req.valid('json')));
      },
    )
    .post(
      '/import-rss-sources',
      described('Imports the given active sources, else all'),
      valid('json', sourceImport),
      (c) => {
        const { manual, sourceIds } = c.req.valid('json');
        const start: Start = (inside, by) =>
          startImport(inside, by, sourceIds ?? (by === 'manual' || manual ? 'all' : 'due'));
        return perform(c, 'imported', start, { source_ids: sourceIds });
      },
    )
    .post(
      '/prepare-articles-ai',
      described('Prepares the given articles, else the best that wait'),
      valid('json', preparation),
      (c) => {
        const { articleIds, count } = c.req.valid('json');
        const start: Start = (inside, by) => startPreparation(inside, by, articleIds ?? count);
        return perform(c, 'prepared', start, { article_ids: articleIds });
      },
    )
    .post(
      '/regenerate-blog-images',
      described('Makes a new cover for one article'),
      valid('json', cover),
      (c) => {
        const { articleId } = c.req.valid('json');
        const start: Start = (inside, by) => startCover(inside, by, articleId);
        return perform(c, 'regenerated', start, { article_ids: [articleId] });
      },
    )
    .post(
      '/fix-short-articles',
      described('Extracts and prepares again articles whose text is too short'),
      valid('json', started),
      (c) => perform(c, 'fixed', startShortFix),
    )
    .post(
      '/auto-publish-article',
      described('Publishes the best prepared articles by the settings'),
      valid('json', started),
      (c) => perform(c, 'published', startAutoPublish),
    );
}

/** The run and the audit's entry of who wanted it, both or neither. What acts by itself is in the log alone. */
function startAudited(ctx: AppContext, c: ApiContext, start: Start, about: About): Promise<string> {
  const triggeredBy = c.get('caller')?.kind === 'functions-key' ? 'key' : 'manual';
  return ctx.db.transaction(async (tx) => {
    const runId = await start({ ...ctx, db: tx }, triggeredBy);
    if (triggeredBy === 'manual') {
      const entry = { by: getAdministratorId(c), action: 'run.start', entity: 'run' };
      const after = { function_name: c.req.path.split('/').at(-1), ...about };
      await recordChange(tx, { ...entry, entityId: runId, after, at: ctx.clock.now() });
    }
    return runId;
  });
}

/** Progress of a run and its end by a person, mounted under /api/admin. */
export function createRunsRoutes(ctx: AppContext) {
  return new Hono<ApiEnv>()
    .get(
      '/runs/:id',
      ...onRow(described('Progress and outcome of a run'), ({ id }) => getRun(ctx, id)),
    )
    .post(
      '/runs/:id/stop',
      ...onRow(described('Stop a run: what has not begun is not begun'), async (act) => {
        await stopRun(ctx, act);
        return await getRun(ctx, act.id);
      }),
    );
}

const described = describeAs('functions');
