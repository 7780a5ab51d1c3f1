import { DEFAULT_DAILY_BUDGET } from '../../../domain/default-daily-budget.ts';
import { API_MODELS, type ApiModel } from '../../../domain/model-providers.ts';
import type { PromptKind } from '../../../domain/prompt-kinds.ts';
import { showNumber } from '../../../domain/text/show-numbers.ts';
import { dueOnceChanged, type Interval, type Schedule } from '../../../domain/time/intervals.ts';
import { formatMoment } from '../../lists/moments.ts';
import type { FunctionBody, StartedFunction } from '../../runs/run-requests.ts';

export const INTERVAL_LABELS: Record<Interval, string> = {
  '1min': 'Kas minutę (testavimui)',
  '1hr': 'Kas valandą',
  '3hr': 'Kas 3 valandas',
  '6hr': 'Kas 6 valandas',
  '12hr': 'Kas 12 valandų',
  '24hr': 'Kas 24 valandas',
};

export interface Automation {
  key: 'source_import' | 'ai_preparation' | 'auto_publish';
  title: string;
  description: string;
  functionName: StartedFunction;
  /** What a test run is given (specification §7.3). */
  body: FunctionBody;
  started: string;
  /** After 'Nepavyko paleisti', so in the genitive. */
  action: string;
}

export const AUTOMATIONS: Automation[] = [
  {
    key: 'source_import',
    title: 'Šaltinių importas',
    description: 'Tikrina aktyvius šaltinius ir parsiunčia naujus straipsnius.',
    functionName: 'import-rss-sources',
    body: { manual: true },
    started: 'Paleistas šaltinių importas',
    action: 'šaltinių importo',
  },
  {
    key: 'ai_preparation',
    title: 'AI paruošimas',
    description: 'Įvertina aktualumą, išverčia, priskiria kategoriją ir sukuria viršelį.',
    functionName: 'prepare-articles-ai',
    body: { manual: true },
    started: 'Paleistas AI paruošimas',
    action: 'AI paruošimo',
  },
  {
    key: 'auto_publish',
    title: 'Automatinis publikavimas',
    description: 'Publikuoja aktualiausius paruoštus straipsnius be žmogaus peržiūros.',
    functionName: 'auto-publish-article',
    body: {},
    started: 'Paleistas automatinis publikavimas',
    action: 'automatinio publikavimo',
  },
];

/**
 * A model by the name it is asked by. The settings of the environment may put another in the place of OpenAI's.
 * @param openaiModel `OPENAI_MODEL`
 */
export function describeModel(model: ApiModel, openaiModel: string | null): string {
  if (openaiModel && model.startsWith('openai/')) return `openai/${openaiModel} (OPENAI_MODEL)`;
  return model === API_MODELS[0] ? `${model} (numatytasis)` : model;
}

/**
 * When an automation runs next, or will once what is typed is saved. A due time that has passed is seen to within
 * seconds.
 * @param saved `dueAt` is null while it is switched off
 */
export function describeNextRun(
  saved: Schedule & { dueAt: string | null },
  typed: Schedule,
  now: Date = new Date(),
): string {
  const dueAt = saved.dueAt === null ? null : new Date(saved.dueAt);
  const isOff = !saved.isOn && !typed.isOn;
  const isSaved = isOff || (saved.isOn === typed.isOn && saved.interval === typed.interval);
  const due = isSaved ? dueAt : dueOnceChanged({ ...saved, dueAt }, typed, now);
  if (!due) return isSaved ? 'Išjungta' : 'Išsaugojus nebus vykdoma';
  if (due <= now) return isSaved ? 'Prasidės netrukus' : 'Prasidės netrukus, kai išsaugosite';
  const moment = formatMoment(due.toISOString());
  return isSaved ? moment : `${moment}, kai išsaugosite`;
}

export const PROMPTS = [
  { kind: 'translation', key: 'translation_prompt', label: 'Vertimo nurodymas' },
  { kind: 'relevance', key: 'relevance_prompt', label: 'Aktualumo vertinimo nurodymas' },
  { kind: 'image', key: 'image_generation_prompt', label: 'Vaizdo kūrimo nurodymas' },
] as const satisfies { kind: PromptKind; key: string; label: string }[];

/** What models may use in a day of Vilnius. */
export const CAPS = [
  {
    key: 'daily_token_cap',
    label: 'Žetonų per dieną',
    whenEmpty: showNumber(DEFAULT_DAILY_BUDGET.tokens),
    /** The unit shown is so many of the one stored. */
    scale: 1,
  },
  {
    key: 'daily_image_cap',
    label: 'Vaizdų per dieną',
    whenEmpty: showNumber(DEFAULT_DAILY_BUDGET.images),
    scale: 1,
  },
  {
    key: 'daily_cost_cap_cents',
    label: 'Išlaidų per dieną, USD',
    whenEmpty: 'be ribos',
    scale: 100,
  },
] as const;

export type Prompt = (typeof PROMPTS)[number];
