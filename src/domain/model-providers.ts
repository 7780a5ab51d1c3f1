export type ProviderName = 'google' | 'openai';

export const PROVIDER_LABELS: Record<ProviderName, string> = { google: 'Google', openai: 'OpenAI' };

/** The setting that holds the provider's key. */
export const KEY_SETTINGS: Record<ProviderName, string> = {
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  openai: 'OPENAI_API_KEY',
};

/** Selectable text models; the first one is the default. The part before the slash names the provider. */
export const API_MODELS = [
  'google/gemini-flash-latest',
  'google/gemini-pro-latest',
  'openai/gpt-5-mini',
] as const satisfies `${ProviderName}/${string}`[];
export type ApiModel = (typeof API_MODELS)[number];

/** Draws covers when a Google key is set. */
export const COVER_MODEL = 'gemini-2.5-flash-image';
