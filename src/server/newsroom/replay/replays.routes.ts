import { Hono } from 'hono';
import { z } from 'zod';
import { API_MODELS } from '../../../domain/model-providers.ts';
import { REPLAY_COUNT_RULE, REPLAY_LIMIT } from '../../../domain/replays.ts';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { pageFields } from '../../http/paging.ts';
import { onRow } from '../../http/row-routes.ts';
import { valid } from '../../http/validate.ts';
import { refuseWhilePaused } from '../../jobs/refuse-while-paused.ts';
import { promptText } from '../automation/settings.ts';
import { estimateReplay } from './estimate-replay.ts';
import { getReplay, getReplayedArticle, listReplays } from './list-replays.ts';
import { stopReplay } from './pause-replay.ts';
import { startReplay } from './start-replay.ts';

const PER_PAGE = 20;
const listQuery = z.strictObject(pageFields(PER_PAGE));

/** What is tried; left out, it is as it is now. */
const candidate = z.strictObject({
  api_model: z.enum(API_MODELS, 'Pasirinkite modelį iš sąrašo').optional(),
  translation_prompt: promptText.optional(),
  relevance_prompt: promptText.optional(),
});
const articleIds = z
  .array(z.uuid())
  .min(1, 'Pasirinkite bent vieną straipsnį')
  .max(REPLAY_LIMIT, `Vienu kartu lyginama ne daugiau kaip ${REPLAY_LIMIT} straipsnių`);
const sample = z
  .int(REPLAY_COUNT_RULE)
  .min(1, REPLAY_COUNT_RULE)
  .max(REPLAY_LIMIT, REPLAY_COUNT_RULE);
const estimateBody = z
  .strictObject({
    candidate,
    article_ids: articleIds.optional(),
    /** So many at random. */
    sample: sample.optional(),
  })
  .refine(
    ({ article_ids, sample: count }) => (article_ids === undefined) !== (count === undefined),
    {
      path: ['article_ids'],
      message: 'Nurodykite straipsnius arba kiek jų parinkti',
    },
  );
const startBody = z.strictObject({ candidate, article_ids: articleIds });
const articleParam = z.object({ id: z.uuid(), article_id: z.uuid() });

const described = describeAs('admin automation');
type Ctx = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'config'>;

/** Under `/api/admin/replays`. Whole: a list of routes. */
export function replaysRoutes(ctx: Ctx) {
  return new Hono<ApiEnv>()
    .get('/', described('Replays, the latest first'), valid('query', listQuery), async (c) =>
      c.json(await listReplays(ctx.db, c.req.valid('query'))),
    )
    .post(
      '/estimate',
      described('What a replay would take, and of which articles; stores nothing'),
      valid('json', estimateBody),
      async (c) => c.json(await estimateReplay(ctx, c.req.valid('json'))),
    )
    .post(
      '/',
      described('Prepare stored articles by two wordings or models, to compare them'),
      valid('json', startBody),
      async (c) => {
        refuseWhilePaused(ctx.config);
        const started = { ...c.req.valid('json'), by: getAdministratorId(c) };
        return c.json(await startReplay(ctx, started), 201);
      },
    )
    .get(
      '/:id',
      ...onRow(described('A replay with its figures, article by article'), ({ id }) =>
        getReplay(ctx.db, id),
      ),
    )
    .post(
      '/:id/stop',
      ...onRow(described('Stop a replay: what has not begun is not begun'), async (act) => {
        await stopReplay(ctx, act);
        return await getReplay(ctx.db, act.id);
      }),
    )
    .get(
      '/:id/articles/:article_id',
      described('Both texts of an article of a replay'),
      valid('param', articleParam),
      async (c) => {
        const { id, article_id } = c.req.valid('param');
        return c.json(await getReplayedArticle(ctx.db, id, article_id));
      },
    );
}
