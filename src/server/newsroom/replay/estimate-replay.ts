import { REPLAY_SIDES } from '../../../domain/replays.ts';
import type { AppContext } from '../../context.ts';
import type { ReplaySettings } from '../../database/schema/replays.ts';
import { startOfVilniusDay } from '../../time/vilnius-time.ts';
import { RELEVANCE_READ_LENGTH } from '../preparation/judge-relevance.ts';
import { readDailyCaps } from '../preparation/models/budget.ts';
import { sumSpent } from '../preparation/models/model-calls.ts';
import type { ModelChoice } from '../preparation/models/models.ts';
import { costOf } from '../preparation/models/prices.ts';
import { PIECE_LENGTH } from '../preparation/text/split-html.ts';
import { type Choice, type ChosenArticle, chooseArticles } from './choose-articles.ts';
import { type Candidate, modelOf, readSides } from './replay-settings.ts';

/*
 * Rounded up, as a purse wants it: characters of Lithuanian or of markup in a token, what is thought before an answer is
 * given, and how fast answers come.
 */
const CHARACTERS_PER_TOKEN = 3;
const RULES_TOKENS = 350;
const THOUGHT_TOKENS = 500;
const VERDICT_TOKENS = 50;
const TOKENS_PER_SECOND = 100;
const SECONDS_PER_CALL = 3;

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** What a replay would take, and which articles: what was estimated is what is started. */
export async function estimateReplay(ctx: Ctx, choice: Choice, candidate: Candidate) {
  const sides = await readSides(ctx.db, candidate);
  const models = REPLAY_SIDES.map((side) => ({
    settings: sides[side],
    model: modelOf(ctx.config, sides[side]),
  }));
  const articles = await chooseArticles(ctx.db, choice);
  const total = { input_tokens: 0, output_tokens: 0, cost_micro_usd: 0, seconds: 0 };
  for (const { settings, model } of models) {
    for (const article of articles) {
      const side = estimateSide(settings, model, article);
      total.input_tokens += side.inputTokens;
      total.output_tokens += side.outputTokens;
      total.cost_micro_usd += side.cost;
      total.seconds += side.seconds;
    }
  }
  const [caps, spent] = await Promise.all([
    readDailyCaps(ctx.db),
    sumSpent(ctx.db, startOfVilniusDay(ctx.clock.now())),
  ]);
  return {
    ...total,
    seconds: Math.round(total.seconds),
    article_ids: articles.map(({ id }) => id),
    edited: articles.filter(({ isEdited }) => isEdited).length,
    models: { current: models[0]?.model.text.name, candidate: models[1]?.model.text.name },
    is_same: JSON.stringify(sides.current) === JSON.stringify(sides.candidate),
    /** Of the day's limits. */
    left: {
      tokens: Math.max(0, caps.tokens - spent.input_tokens - spent.output_tokens),
      cost_micro_usd:
        caps.cost_cents === null
          ? null
          : Math.max(0, caps.cost_cents * 10_000 - spent.cost_micro_usd),
    },
  };
}

/** The first answers; second ones are few. */
function estimateSide(
  { translation_prompt, relevance_prompt }: ReplaySettings,
  { fast, text }: ModelChoice,
  { length }: ChosenArticle,
) {
  const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN);
  const pieces = Math.max(1, Math.ceil(length / PIECE_LENGTH));
  const judged = {
    inputTokens:
      RULES_TOKENS + tokens(relevance_prompt.length + Math.min(length, RELEVANCE_READ_LENGTH)),
    outputTokens: THOUGHT_TOKENS + VERDICT_TOKENS,
    images: 0,
  };
  const translated = {
    inputTokens: pieces * (RULES_TOKENS + tokens(translation_prompt.length)) + tokens(length),
    outputTokens: pieces * THOUGHT_TOKENS + tokens(length),
    images: 0,
  };
  const outputTokens = judged.outputTokens + translated.outputTokens;
  return {
    inputTokens: judged.inputTokens + translated.inputTokens,
    outputTokens,
    cost: costOf(fast.name, judged) + costOf(text.name, translated),
    seconds: outputTokens / TOKENS_PER_SECOND + (1 + pieces) * SECONDS_PER_CALL,
  };
}
