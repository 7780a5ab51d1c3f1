import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../../http/api-client.ts';

const settings = api.api.admin.settings;

export type StoredSettings = InferResponseType<typeof settings.$get, 200>;
/** The whole object, as it is saved. */
export type SettingsValues = Omit<InferRequestType<typeof settings.$put>['json'], 'version'>;

export async function getSettings(): Promise<StoredSettings> {
  return (await settings.$get()).json();
}

/** `OPENAI_MODEL` of the environment. */
export async function getOpenaiModel(): Promise<string | null> {
  return (await (await settings.models.$get()).json()).openai_model;
}

/** How many sources and articles a scheduled run would take now. */
export async function getOutlook() {
  return (await settings.outlook.$get()).json();
}

/** Titles of what automatic publishing would publish now, by these limits. */
export async function listPublishable(
  limits: Pick<SettingsValues, 'auto_publish_min_score' | 'auto_publish_batch_size'>,
): Promise<string[]> {
  const query = {
    min_score: String(limits.auto_publish_min_score),
    batch_size: String(limits.auto_publish_batch_size),
  };
  const { items } = await (await settings.publishable.$get({ query })).json();
  return items.map(({ title }) => title ?? '');
}

/** @param version what the person saw; the server refuses when another administrator was quicker */
export async function saveSettings(
  values: SettingsValues,
  version: number,
): Promise<StoredSettings> {
  return (await settings.$put({ json: { ...values, version } })).json();
}

export function valuesOf(stored: StoredSettings): SettingsValues {
  return {
    api_model: stored.api_model as SettingsValues['api_model'],
    source_import_enabled: stored.source_import_enabled,
    source_import_interval: stored.source_import_interval,
    ai_preparation_enabled: stored.ai_preparation_enabled,
    ai_preparation_interval: stored.ai_preparation_interval,
    auto_publish_enabled: stored.auto_publish_enabled,
    auto_publish_interval: stored.auto_publish_interval,
    auto_publish_min_score: stored.auto_publish_min_score,
    auto_publish_batch_size: stored.auto_publish_batch_size,
    translation_prompt: stored.translation_prompt,
    relevance_prompt: stored.relevance_prompt,
    image_generation_prompt: stored.image_generation_prompt,
    daily_token_cap: stored.daily_token_cap,
    daily_image_cap: stored.daily_image_cap,
    daily_cost_cap_cents: stored.daily_cost_cap_cents,
  };
}
