export type ProviderName = 'google' | 'openai';

export const PROVIDER_LABELS: Record<ProviderName, string> = { google: 'Google', openai: 'OpenAI' };

/** The setting that holds the provider's key. */
export const KEY_SETTINGS: Record<ProviderName, string> = {
  google: 'GOOGLE_GENERATIVE_AI_API_KEY',
  openai: 'OPENAI_API_KEY',
};
