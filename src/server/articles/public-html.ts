import { parseFragment } from 'parse5';
import { checkHtml } from './check-html.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { addPictureSources } from './public-pictures.ts';
import { sanitiseHtml } from './sanitise-html.ts';

/**
 * Stored HTML on its way out: cleaned once more, by today's rules, however it came into the table. When the two
 * parsers disagree about it, its words alone are shown. Costs one pass per rendering of a page, not per visit.
 * @param sizes of the pictures in it, as far as they are known
 */
export function toPublicHtml(stored: string, sizes: PictureSizes = new Map()): string {
  const html = sanitiseHtml(stored);
  try {
    checkHtml(html);
    return addPictureSources(html, sizes);
  } catch {
    return `<p>${escapeText(textOf(html))}</p>`;
  }
}

interface TreeNode {
  nodeName: string;
  value?: string;
  childNodes?: TreeNode[];
}

function textOf(html: string): string {
  const collect = (node: TreeNode): string =>
    node.nodeName === '#text' ? (node.value ?? '') : (node.childNodes ?? []).map(collect).join(' ');
  return collect(parseFragment(html) as TreeNode)
    .replace(/\s+/g, ' ')
    .trim();
}

const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
