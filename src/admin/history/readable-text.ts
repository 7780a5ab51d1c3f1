import { parseHtml } from '../editor/parse-html.ts';

/** How marks are written in the readable text, so that a change of emphasis or address shows as words. */
const MARKS: Record<string, string> = {
  strong: '**',
  b: '**',
  em: '_',
  i: '_',
  code: '`',
  s: '~~',
  del: '~~',
};
const BLOCK_PREFIXES: Record<string, string> = {
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  li: '• ',
  blockquote: '> ',
  figcaption: '– ',
};
const BLOCKS = new Set(
  'p h2 h3 h4 ul ol li dl dt dd blockquote pre figure figcaption table thead tbody tfoot tr hr caption div'.split(
    ' ',
  ),
);

/** An article's HTML as lines of text a person can compare: a block a line, marks and addresses written out. */
export function readableText(html: string): string {
  const lines: string[] = [];
  let line = '';
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim();
    if (text) lines.push(text);
    line = '';
  };
  const walk = (node: Node) => {
    if (node.nodeType === 3) {
      line += node.nodeValue ?? '';
      return;
    }
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const tag = element.localName;
    if (tag === 'br') {
      end();
      return;
    }
    if (tag === 'img') {
      line += ` [nuotrauka: ${altOf(element)} ${element.getAttribute('src') ?? ''}] `;
      return;
    }
    if (tag === 'hr') {
      end();
      lines.push('———');
      return;
    }
    const isBlock = BLOCKS.has(tag) && !isOpening(element);
    const mark = MARKS[tag] ?? '';
    if (isBlock) end();
    line += (BLOCK_PREFIXES[tag] ?? '') + mark;
    for (const child of element.childNodes) walk(child);
    line += mark;
    if (tag === 'a') line += ` (${element.getAttribute('href') ?? ''})`;
    if (tag === 'td' || tag === 'th') line += ' | ';
    if (isBlock) end();
  };
  for (const child of parseHtml(html).childNodes) walk(child);
  end();
  return lines.join('\n');
}

const altOf = (image: Element) =>
  image.hasAttribute('alt') ? image.getAttribute('alt') || 'dekoratyvi' : 'be aprašymo';

/** The first paragraph of a list item, cell or quotation reads on the line its holder began. */
const isOpening = (element: Element) =>
  element.localName === 'p' &&
  !element.previousElementSibling &&
  /^(?:li|td|th|dd|blockquote)$/.test(element.parentElement?.localName ?? '');
