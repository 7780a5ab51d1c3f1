import { expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { ensureSafeHtml } from './ensure-safe-html.ts';

test('HTML of our list stays as it is', () => {
  const html =
    '<p>Tekstas su <a href="https://example.com/" rel="nofollow noopener">nuoroda</a></p>';
  expect(ensureSafeHtml(html)).toBe(html);
});

eachBecomes('of what is not on it the words alone are kept: %s', ensureSafeHtml, [
  ['<p onclick="a()">Tekstas</p>', '<p>Tekstas</p>'],
  [
    '<p>Tekstas</p><svg><title>&lt;img src=x onerror=a()&gt;</title></svg>',
    '<p>Tekstas &lt;img src=x onerror=a()&gt;</p>',
  ],
  ['<a href="javascript:a()">Tekstas</a>', '<p>Tekstas</p>'],
]);
