import { parseFragment } from 'parse5';
import { escapeText } from '../../domain/text/escape-text.ts';
import { checkHtml } from './check-html.ts';

/**
 * Sanitised HTML as it is when it passes the second look; when the two parsers disagree about it, its words alone.
 * For what is shown although it is too late to reject it.
 */
export function ensureSafeHtml(html: string): string {
  try {
    checkHtml(html);
    return html;
  } catch {
    return `<p>${escapeText(plainTextOf(html))}</p>`;
  }
}

interface TreeNode {
  nodeName: string;
  value?: string;
  childNodes?: TreeNode[];
}

function plainTextOf(html: string): string {
  const collect = (node: TreeNode): string =>
    node.nodeName === '#text' ? (node.value ?? '') : (node.childNodes ?? []).map(collect).join(' ');
  return collect(parseFragment(html) as TreeNode)
    .replace(/\s+/g, ' ')
    .trim();
}
