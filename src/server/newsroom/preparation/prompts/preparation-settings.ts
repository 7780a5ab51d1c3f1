import { eq } from 'drizzle-orm';
import { API_MODELS } from '../../../../domain/model-providers.ts';
import type { Rights } from '../../../../domain/source-rights.ts';
import type { Executor } from '../../../database/database.ts';
import type { ArticleRow } from '../../../database/schema/articles.ts';
import { ai_import_settings } from '../../../database/schema/automation.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { DEFAULT_PROMPTS } from './default-prompts.ts';

export interface PreparationSettings {
  api_model: string;
  translation_prompt: string;
  relevance_prompt: string;
  image_generation_prompt: string;
}

/** Those of them that a text is prepared by. */
export type TextSettings = Omit<PreparationSettings, 'image_generation_prompt'>;

/** The stricter of what an article was imported under and what its source allows now. */
export async function readEffectiveRights(
  db: Executor,
  { source_id, rights }: Pick<ArticleRow, 'source_id' | 'rights'>,
): Promise<Rights> {
  if (source_id === null || rights === 'excerpt') return rights;
  const [row] = await db
    .select({ rights: rss_sources.rights })
    .from(rss_sources)
    .where(eq(rss_sources.id, source_id));
  return row?.rights === 'excerpt' ? 'excerpt' : rights;
}

/** With what an administrator added to the translation prompt for an article's source, below the operator's own words. */
export async function withSupplement<S extends Pick<TextSettings, 'translation_prompt'>>(
  db: Executor,
  settings: S,
  { source_id }: Pick<ArticleRow, 'source_id'>,
): Promise<S> {
  if (source_id === null) return settings;
  const [row] = await db
    .select({ text: rss_sources.prompt_supplement })
    .from(rss_sources)
    .where(eq(rss_sources.id, source_id));
  const supplement = row?.text.trim();
  if (!supplement) return settings;
  return { ...settings, translation_prompt: `${settings.translation_prompt}\n\n${supplement}` };
}

/** The row's values; our own before there is a row, and for prompts that were emptied. */
export async function readPreparationSettings(db: Executor): Promise<PreparationSettings> {
  const [row] = await db.select().from(ai_import_settings).where(eq(ai_import_settings.id, 1));
  return {
    api_model: row?.api_model ?? API_MODELS[0],
    translation_prompt: row?.translation_prompt.trim() || DEFAULT_PROMPTS.translation_prompt,
    relevance_prompt: row?.relevance_prompt.trim() || DEFAULT_PROMPTS.relevance_prompt,
    image_generation_prompt:
      row?.image_generation_prompt.trim() || DEFAULT_PROMPTS.image_generation_prompt,
  };
}
