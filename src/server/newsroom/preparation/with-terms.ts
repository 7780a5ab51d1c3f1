import type { GlossaryTerm } from '../../../domain/glossary.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { readGlossary } from '../glossary/glossary.ts';
import type { PreparationDeps } from './models/preparation-deps.ts';
import { type TextSettings, withSupplement } from './prompts/preparation-settings.ts';
import type { SourceText } from './text/source-text.ts';

/** The translation's prompt of an article: the operator's words, those for its source, and the terms the source holds. */
export async function withTerms<S extends Pick<TextSettings, 'translation_prompt'>>(
  { db, texts }: Pick<PreparationDeps, 'db' | 'texts'>,
  settings: S,
  { article, source }: { article: Pick<ArticleRow, 'source_id'>; source: SourceText },
): Promise<{ settings: S; glossary: GlossaryTerm[] }> {
  const own = await withSupplement(db, settings, article);
  const glossary = await readGlossary(db);
  const terms = glossary.length > 0 ? await texts.call('termPrompt', source, glossary) : '';
  if (!terms) return { settings: own, glossary };
  const translation_prompt = `${own.translation_prompt}\n\n${terms}`;
  return { settings: { ...own, translation_prompt }, glossary };
}
