import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { showSources } from './foreign-picture.ts';
import { parseHtml } from './parse-html.ts';
import { isEmptyParagraph, tidyBlocks } from './tidy-html.ts';

interface WrittenBlock {
  html: string;
  isEmpty: boolean;
}

/** A block is never changed, only replaced: at a key all but one are written already. */
const written = new WeakMap<Node, WrittenBlock>();

/**
 * A document of the editor as tidy HTML. Written in a tree that is in no page, unlike the editor's own `getHTML`: there
 * a picture of another site would be asked for.
 */
export function writeHtml(content: Node): string {
  const blocks = content.content.content.map((block) => {
    const known = written.get(block) ?? writeBlock(block);
    written.set(block, known);
    return known;
  });
  const last = blocks.findLastIndex(({ isEmpty }) => !isEmpty);
  return blocks
    .slice(0, last + 1)
    .map(({ html }) => html)
    .join('')
    .trim();
}

function writeBlock(block: Node): WrittenBlock {
  const out = parseHtml('');
  const serializer = DOMSerializer.fromSchema(block.type.schema);
  serializer.serializeFragment(Fragment.from(block), { document: out.ownerDocument }, out);
  showSources(out);
  const body = parseHtml(out.innerHTML);
  tidyBlocks(body);
  const { children, innerHTML } = body;
  // As it is stored: else a text that nobody changed would differ from its article.
  const html = innerHTML.replace(/&(?:nbsp|#160);/g, '\u00a0');
  return { html, isEmpty: [...children].every(isEmptyParagraph) };
}
