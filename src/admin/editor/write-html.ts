import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { showSources } from './foreign-picture.ts';
import { parseHtml } from './parse-html.ts';
import { tidyHtml } from './tidy-html.ts';

/**
 * A document of the editor as tidy HTML. Written in a tree that is in no page, unlike the editor's own `getHTML`: there
 * a picture of another site would be asked for.
 */
export function writeHtml(content: Node): string {
  const out = parseHtml('');
  const serializer = DOMSerializer.fromSchema(content.type.schema);
  serializer.serializeFragment(content.content, { document: out.ownerDocument }, out);
  showSources(out);
  return tidyHtml(out.innerHTML);
}
