import { sql } from 'drizzle-orm';
import { STORAGE_PATH } from '../../../domain/articles/file-block.ts';
import { PICTURE_PATH } from '../../../domain/articles/picture.ts';
import type { Transaction } from '../../database/database.ts';
import { sanitiseHtml } from '../../html/sanitise-html.ts';
import { isFileName } from '../../storage/storage.ts';

const IMG = /<img\s[^<>]*>/g;
const LINK = /<a\s([^<>]*)>((?:(?!<\/a>).)*)<\/a>/gs;
const FILE = /<div data-block="file">(?:(?!<\/div>).)*<\/div>/gs;
/** The innermost ones: a figure inside another goes by itself. */
const FIGURE = /<figure>(?:(?!<\/?figure>).)*<\/figure>/gs;
const SHOWS_SOMETHING = /<(?:img|table|pre|blockquote|p|ul|ol)\b/;

/**
 * Pictures of ours that a text shows and files that it offers, but that are in the library no more: nothing keeps what
 * only a former version of an article had.
 */
export async function listLostImages(
  tx: Transaction,
  { path, html }: { path: string | null; html: string | null },
): Promise<string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select shown.name from unnest(stored_names(${path}::text, ${html}::text)) as shown(name)
    where shown.name !~ '^https?:' and not exists (select from images i where i.name = shown.name)
      and not exists (select from files f where f.name = shown.name)`);
  return rows.map(({ name }) => name);
}

/**
 * A text of ours without these pictures and files, and without what stood around them alone: a figure, its caption. Words that led to
 * a file stay without the link.
 */
export function withoutImages(html: string, names: string[]): string {
  if (names.length === 0) return html;
  const addresses = names.map((name) =>
    isFileName(name) ? `"${STORAGE_PATH}${name}"` : `"${PICTURE_PATH}${name}"`,
  );
  const isLost = (part: string) => addresses.some((address) => part.includes(address));
  const cut = (part: string) => part.replace(IMG, (img) => (isLost(img) ? '' : img));
  const kept = html.replace(FIGURE, (figure) => {
    const rest = cut(figure);
    return rest === figure || SHOWS_SOMETHING.test(rest) ? rest : '';
  });
  const offered = cut(kept).replace(FILE, (file) => (isLost(file) ? '' : file));
  const unlink = (link: string, opening: string, words: string) => (isLost(opening) ? words : link);
  return sanitiseHtml(offered.replace(LINK, unlink));
}
