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
  h2: '[antraštė] ',
  h3: '[mažesnė antraštė] ',
  h4: '[mažiausia antraštė] ',
  blockquote: '> ',
  figcaption: '– ',
};
const EMPTY_CELL = '[tuščia]';
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
    line += prefixOf(element) + mark;
    for (const child of element.childNodes) walk(child);
    if (isCell(element) && isEmpty(element)) line += EMPTY_CELL;
    line += mark;
    if (tag === 'a') line += ` (${element.getAttribute('href') ?? ''})`;
    if (isBlock) end();
  };
  for (const child of parseHtml(html).childNodes) walk(child);
  end();
  return lines.join('\n');
}

/** What is written before it: of an item its number, as readers see it. */
function prefixOf(element: Element): string {
  if (isCell(element)) return element.previousElementSibling ? ' | ' : '';
  if (element.localName !== 'li') return BLOCK_PREFIXES[element.localName] ?? '';
  const list = element.parentElement;
  if (list?.localName !== 'ol') return '• ';
  return `${Number(list.getAttribute('start') ?? 1) + [...list.children].indexOf(element)}. `;
}

const isCell = ({ localName }: Element) => localName === 'td' || localName === 'th';

const isEmpty = (element: Element) => !element.textContent?.trim() && !element.querySelector('img');

const altOf = (image: Element) =>
  image.hasAttribute('alt') ? image.getAttribute('alt') || 'dekoratyvi' : 'be aprašymo';

/** The first paragraph of a list item, cell or quotation reads on the line its holder began. */
const isOpening = (element: Element) =>
  element.localName === 'p' &&
  !element.previousElementSibling &&
  /^(?:li|td|th|dd|blockquote)$/.test(element.parentElement?.localName ?? '');
