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
import { type Choice, chooseArticles } from './choose-articles.ts';
import { type Candidate, readSides } from './replay-settings.ts';

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
export async function estimateReplay(
  ctx: Ctx,
  { candidate, ...choice }: Choice & { candidate: Candidate },
) {
  const { sides, models } = await readSides(ctx, candidate);
  const articles = await chooseArticles(ctx.db, choice);
  const parts = REPLAY_SIDES.flatMap((side) =>
    articles.map(({ length }) => estimateSide(sides[side], models[side], length)),
  );
  const sum = (of: keyof (typeof parts)[number]) =>
    parts.reduce((total, part) => total + part[of], 0);
  const [caps, spent] = await Promise.all([
    readDailyCaps(ctx.db),
    sumSpent(ctx.db, startOfVilniusDay(ctx.clock.now())),
  ]);
  return {
    input_tokens: sum('inputTokens'),
    output_tokens: sum('outputTokens'),
    cost_micro_usd: sum('cost'),
    seconds: Math.round(sum('seconds')),
    article_ids: articles.map(({ id }) => id),
    edited: articles.filter((article) => article.isEdited).length,
    models: { current: models.current.text.name, candidate: models.candidate.text.name },
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

/** The first answers; second ones are few. @param length of the source's HTML */
function estimateSide(
  { translation_prompt, relevance_prompt }: ReplaySettings,
  { fast, text }: ModelChoice,
  length: number,
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
