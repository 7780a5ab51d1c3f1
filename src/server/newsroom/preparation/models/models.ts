import { createHash } from 'node:crypto';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import type { ImageModel, LanguageModel } from 'ai';
import type { PreparationReason } from '../../../../domain/articles/preparation-reason.ts';
import {
  type ApiModel,
  COVER_MODEL,
  PROVIDER_LABELS,
  type ProviderName,
} from '../../../../domain/model-providers.ts';
import type { ProviderConfig } from './preparation-deps.ts';

export interface NamedModel {
  /** As stored with every step: provider, slash, the name that is sent to it. */
  name: string;
  model: LanguageModel;
}

/** A provider with everything it needs to be called: where a text goes, and under which key. */
export interface ModelChoice {
  provider: ProviderName;
  keyHash: string;
  /** For long texts. */
  text: NamedModel;
  /** For short judgements; the same as `text` where the provider offers one model. */
  fast: NamedModel;
}

export interface CoverModel {
  keyHash: string;
  name: string;
  model: ImageModel;
}

const GOOGLE_URL = 'https://generativelanguage.googleapis.com/v1beta';
const OPENAI_URL = 'https://api.openai.com/v1';
const GOOGLE_FAST = 'google/gemini-flash-latest' satisfies ApiModel;
const OPENAI_ONLY = 'openai/gpt-5-mini' satisfies ApiModel;

const isProvider = (name: string): name is ProviderName => Object.hasOwn(PROVIDER_LABELS, name);
const providerOf = (apiModel: string): ProviderName => {
  const name = apiModel.slice(0, apiModel.indexOf('/'));
  // A stored choice that is none any more is read as the default.
  return isProvider(name) ? name : 'google';
};
const nameWithin = (apiModel: string) => apiModel.slice(apiModel.indexOf('/') + 1);

/** Distinguishes keys without storing them. */
const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);

/**
 * The providers that have their settings, the one of the selected model first.
 * Empty when none has: `missingSettingReason` says what to set.
 */
export function listConfiguredModels(
  config: ProviderConfig,
  apiModel: ApiModel | string,
  fetch?: typeof globalThis.fetch,
): ModelChoice[] {
  const selected = providerOf(apiModel);
  const choices: Record<ProviderName, ModelChoice | null> = {
    google: googleChoice(config, apiModel, fetch),
    openai: openaiChoice(config, fetch),
  };
  return Object.values(choices)
    .filter((choice) => choice !== null)
    .sort((a, b) => Number(b.provider === selected) - Number(a.provider === selected));
}

/** Without the settings of the others: what is asked of one provider is then never answered by another. */
export function onlyProviderOf(config: ProviderConfig, apiModel: string): ProviderConfig {
  const google = { ...config.google, apiKey: null };
  const openai = { ...config.openai, apiKey: null, baseUrl: null };
  const selected = providerOf(apiModel);
  return { google, openai, [selected]: config[selected] };
}

/** The first configured model, or null with the reason. */
export function findUsableModel(
  config: ProviderConfig,
  settings: { api_model: string },
): { model: ModelChoice; reason: null } | { model: null; reason: PreparationReason } {
  const [model] = listConfiguredModels(config, settings.api_model);
  return model
    ? { model, reason: null }
    : { model: null, reason: missingSettingReason(settings.api_model) };
}

export const missingSettingReason = (apiModel: string): PreparationReason => ({
  code: 'setting_missing',
  provider: providerOf(apiModel),
});

/** Covers are drawn by Google's image model; null without its key. */
export function findCoverModel(
  config: ProviderConfig,
  fetch?: typeof globalThis.fetch,
): CoverModel | null {
  const google = openGoogle(config, fetch);
  return (
    google && {
      keyHash: google.keyHash,
      name: `google/${COVER_MODEL}`,
      model: google.provider.image(COVER_MODEL),
    }
  );
}

function openGoogle(
  { google: { apiKey, baseUrl } }: ProviderConfig,
  fetch?: typeof globalThis.fetch,
) {
  if (!apiKey) return null;
  const baseURL = baseUrl ?? GOOGLE_URL;
  const provider = createGoogle({ apiKey, baseURL, ...(fetch && { fetch }) });
  return { provider, keyHash: hashKey(apiKey) };
}

function googleChoice(
  config: ProviderConfig,
  apiModel: string,
  fetch?: typeof globalThis.fetch,
): ModelChoice | null {
  const google = openGoogle(config, fetch);
  if (!google) return null;
  const named = (name: string): NamedModel => ({ name, model: google.provider(nameWithin(name)) });
  return {
    provider: 'google',
    keyHash: google.keyHash,
    text: named(providerOf(apiModel) === 'google' ? apiModel : GOOGLE_FAST),
    fast: named(GOOGLE_FAST),
  };
}

/**
 * An own address speaks the chat protocol (local model servers know no other) and may need no key.
 * Addresses are passed on as they are: they include the version path.
 */
function openaiChoice(config: ProviderConfig, fetch?: typeof globalThis.fetch): ModelChoice | null {
  const { apiKey, baseUrl, model } = config.openai;
  if (!apiKey && !baseUrl) return null;
  const key = apiKey ?? 'no-key';
  const provider = createOpenAI({
    apiKey: key,
    baseURL: baseUrl ?? OPENAI_URL,
    ...(fetch && { fetch }),
  });
  const name = model ?? nameWithin(OPENAI_ONLY);
  const named = {
    name: `openai/${name}`,
    model: baseUrl ? provider.chat(name) : provider.responses(name),
  };
  return { provider: 'openai', keyHash: hashKey(key), text: named, fast: named };
}
