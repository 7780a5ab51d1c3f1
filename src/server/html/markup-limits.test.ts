import sanitizeHtml from 'sanitize-html';
import { expect, test } from 'vitest';
import { checkHtml } from './check-html.ts';
import { createMarkupGuard, MAX_OPEN_TAGS, MarkupLimitError } from './markup-limits.ts';
import { sanitiseHtml } from './sanitise-html.ts';

test('the parser is stopped at the first element too deep, whatever follows', () => {
  let seen = 0;
  const guard = createMarkupGuard();
  const counted = {
    ...guard,
    onOpenTag: () => {
      seen += 1;
      guard.onOpenTag();
    },
  };
  expect(() => sanitizeHtml('<div>x'.repeat(80_000), counted)).toThrow(MarkupLimitError);
  expect(seen).toBe(MAX_OPEN_TAGS + 1);
});

test('256 elements may stand open and 30 000 in all, and no more', () => {
  const deep = createMarkupGuard();
  for (let open = 0; open < 256; open += 1) deep.onOpenTag();
  deep.onCloseTag();
  deep.onOpenTag();
  expect(deep.onOpenTag).toThrow(new MarkupLimitError('more than 256 open tags'));
  const long = createMarkupGuard();
  for (let tags = 0; tags < 30_000; tags += 1) {
    long.onOpenTag();
    long.onCloseTag();
  }
  expect(long.onOpenTag).toThrow(new MarkupLimitError('more than 30000 tags'));
});

test('many paragraphs side by side, closed or not, are not deep', () => {
  const html = '<p>x<br><img src="/storage/a.png">'.repeat(5000);
  expect(() => sanitizeHtml(html, createMarkupGuard())).not.toThrow();
});

test('of markup over the limits only the words are kept', () => {
  const html = sanitiseHtml(`${'<div><b onclick="x()">žodis '.repeat(300)}<script>alert(1)`);
  checkHtml(html);
  expect(html).toMatch(/^<p>žodis[^<]*<\/p>$/);
});
