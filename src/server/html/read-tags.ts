/** How much of a page is looked at. */
const MAX_HTML = 1_000_000;

interface Tag {
  /** Lower case. */
  name: string;
  /** By their names in lower case; as they are written, with entities. */
  attributes: Map<string, string>;
}

/**
 * The opening tags of these names, in their order. They are read one by one and not as a tree: for hints that are
 * only tried, and a page that would hang a parser does not hang this.
 */
export function readTags(html: string, names: readonly string[]): Tag[] {
  const tags = new RegExp(`<(${names.join('|')})\\b[^<>]{1,2000}>`, 'gi');
  return [...html.slice(0, MAX_HTML).matchAll(tags)].map(([tag, name = '']) => ({
    name: name.toLowerCase(),
    attributes: attributesOf(tag),
  }));
}

/** What stands in the page's title, with entities; empty without one. */
export const readTitle = (html: string): string =>
  /<title\b[^<>]*>([^<]{0,2000})</i.exec(html.slice(0, MAX_HTML))?.[1] ?? '';

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
}
