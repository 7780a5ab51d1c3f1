import type { ArticleRow } from '../../database/schema/articles.ts';
import { listAddresses, textByBlocks } from '../../html/text-blocks.ts';

type Findings = ArticleRow['check_findings'];
type Text = Pick<
  ArticleRow,
  'ai_translated_title' | 'ai_translated_excerpt' | 'ai_translated_content'
>;

/** Of where text and source did not agree, what still stands after a person's edit: added words, and what is left out. */
export function retainOpenFindings(findings: Findings, text: Text): Findings {
  if (!findings) return null;
  const { ai_translated_title: title, ai_translated_excerpt: excerpt } = text;
  const html = text.ai_translated_content ?? '';
  const written = sameWidth(
    [title ?? '', excerpt ?? '', textByBlocks(html), ...listAddresses(html)].join('\n'),
  );
  const standing = findings.filter(({ fact, problem, source }) =>
    problem === 'left_out'
      ? !written.includes(sameWidth(source?.fact ?? ''))
      : written.includes(sameWidth(fact)),
  );
  return standing.length > 0 ? standing : null;
}

/** One kind of space and of hyphen: an editor may exchange them without changing what is said. */
const sameWidth = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/[‑‐−]/g, '-');
