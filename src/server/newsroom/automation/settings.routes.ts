import { Hono } from 'hono';
import { z } from 'zod';
import { PROMPT_KINDS } from '../../../domain/prompt-kinds.ts';
import { listPublishable } from '../../articles/publishing/auto-publish.ts';
import type { AppContext } from '../../context.ts';
import { describeAs } from '../../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../../http/env.ts';
import { valid } from '../../http/validate.ts';
import { tryPrompt } from '../preparation/try-prompt.ts';
import { getCosts } from './costs.ts';
import { getOutlook } from './outlook.ts';
import { listPromptVersions } from './prompt-versions.ts';
import { restorePrompt } from './restore-prompt.ts';
import {
  getSettings,
  promptText,
  publishableQuery,
  saveSettings,
  settingsBody,
} from './settings.ts';

const described = describeAs('admin automation');

const costsQuery = z.strictObject({
  days: z.coerce.number<string>().int().min(1).max(366).default(30),
});
const promptParam = z.object({ kind: z.enum(PROMPT_KINDS) });
const restoreBody = z.strictObject({
  /** Null: the wording the product came with. */
  version_id: z.uuid().nullable(),
  /** Of the settings, as the person saw them. */
  version: z.int().optional(),
});
const trialBody = z.strictObject({
  text: promptText,
  article_id: z.uuid('Pasirinkite straipsnį'),
});

type Ctx = Pick<AppContext, 'db' | 'clock' | 'log' | 'config' | 'storage' | 'texts'>;

/** Under `/api/admin/settings`. Whole: a list of routes. */
export function settingsRoutes(ctx: Ctx) {
  return new Hono<ApiEnv>()
    .get('/', described('The settings of the three automations'), async (c) =>
      c.json(await getSettings(ctx.db)),
    )
    .get('/models', described('What the environment puts in the place of OpenAI’s model'), (c) =>
      c.json({ openai_model: ctx.config.openai.model }),
    )
    .get('/outlook', described('How much import and preparation would take now'), async (c) =>
      c.json(await getOutlook(ctx)),
    )
    .get(
      '/publishable',
      described('What automatic publishing would publish now'),
      valid('query', publishableQuery),
      async (c) => {
        const { min_score: minScore, batch_size: batchSize } = c.req.valid('query');
        return c.json({ items: await listPublishable(ctx, { minScore, batchSize }) });
      },
    )
    .put(
      '/',
      described('Save the whole object; takes effect at once'),
      valid('json', settingsBody),
      async (c) => c.json(await saveSettings(ctx, c.req.valid('json'), getAdministratorId(c))),
    )
    .get(
      '/costs',
      described('What models used, by day, source and article'),
      valid('query', costsQuery),
      async (c) => c.json(await getCosts(ctx, c.req.valid('query'))),
    )
    .get(
      '/prompts/:kind',
      described('A prompt’s wordings, the latest first'),
      valid('param', promptParam),
      async (c) => c.json(await listPromptVersions(ctx.db, c.req.valid('param').kind)),
    )
    .post(
      '/prompts/:kind/restore',
      described('Put an earlier wording or the default into use'),
      valid('param', promptParam),
      valid('json', restoreBody),
      async (c) => {
        const { version_id, version } = c.req.valid('json');
        const { kind } = c.req.valid('param');
        const by = getAdministratorId(c);
        return c.json(await restorePrompt(ctx, { kind, versionId: version_id, version, by }));
      },
    )
    .post(
      '/prompts/:kind/trial',
      described('Try a wording on one article; stores nothing but its cost'),
      valid('param', promptParam),
      valid('json', trialBody),
      async (c) => {
        const { text, article_id } = c.req.valid('json');
        const { db, clock, log, config, storage, texts } = ctx;
        // Ends with the caller's connection: the answer has no other reader.
        const deps = { db, clock, log, config, storage, texts, signal: c.req.raw.signal };
        const { kind } = c.req.valid('param');
        return c.json(await tryPrompt(deps, { kind, text, articleId: article_id }));
      },
    );
}
