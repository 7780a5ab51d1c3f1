/**
 * What sanitising takes of anybody's markup. The parser's work grows with depth times tags, in the thread that
 * serves the site: half a megabyte of unclosed elements would hold it for half a minute.
 */
export const MAX_OPEN_TAGS = 256;
const MAX_TAGS = 30_000;

/** No author writes such markup: only its text is kept (`withoutTags`). */
export class MarkupLimitError extends Error {
  constructor(found: string) {
    super(`The markup has ${found}`);
    this.name = 'MarkupLimitError';
  }
}

/**
 * For the sanitiser's `onOpenTag` and `onCloseTag`: counts what its own parser sees, so no trick with comments
 * or attributes makes the count another. One guard for one text.
 * @throws MarkupLimitError out of the sanitiser, at the first tag over a limit
 */
export function createMarkupGuard() {
  let open = 0;
  let tags = 0;
  return {
    onOpenTag: () => {
      open += 1;
      tags += 1;
      if (open > MAX_OPEN_TAGS) throw new MarkupLimitError(`more than ${MAX_OPEN_TAGS} open tags`);
      if (tags > MAX_TAGS) throw new MarkupLimitError(`more than ${MAX_TAGS} tags`);
    },
    onCloseTag: () => {
      open -= 1;
    },
  };
}

/** Everything that could be a tag becomes a space; no parser is asked. What is left has no `<` in it. */
export const withoutTags = (html: string): string => html.replace(/<[^<>]*>?/g, ' ');
