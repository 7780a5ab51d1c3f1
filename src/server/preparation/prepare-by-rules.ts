import { sanitiseHtml } from '../articles/sanitise-html.ts';
import { extractExcerpt } from './extract-excerpt.ts';
import { textOf } from './html-text.ts';
import { scoreByRules } from './score-by-rules.ts';
import type { SourceText } from './source-text.ts';
import type { PreparedText } from './store-prepared.ts';

/** Only a text that is Lithuanian already: rules cannot translate. */
export const canPrepareByRules = (source: SourceText): boolean =>
  source.language === 'lt' && source.html !== '';

/**
 * Preparation without any model: the text stays as it is, score and category come from the vocabulary of our
 * services, the excerpt is its first good sentences. Plainly marked (`prepared_by` = rules), never published
 * automatically.
 */
export function prepareByRules(source: SourceText): PreparedText {
  const { score, category } = scoreByRules(source.title, source.text);
  // The title often stands once more at the head of the text.
  const text = textOf(source.html).replace(source.title, '').trim();
  return {
    title: source.title,
    excerpt: extractExcerpt(text || source.excerpt),
    html: sanitiseHtml(source.html, { baseUrl: source.url }),
    score,
    category,
  };
}
