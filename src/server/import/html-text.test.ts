import { describe, expect, it } from 'vitest';
import { shorten, textOfHtml } from './html-text.ts';

describe('textOfHtml', () => {
  it.each([
    ['<p>Vienas</p><p>du&nbsp;&amp; trys</p>', 'Vienas du & trys'],
    ['a<br>b', 'a b'],
    ['<script>alert(1)</script><style>p{}</style>Tekstas<!-- c -->', 'Tekstas'],
    ['AT&amp;T &lt;b&gt; &quot;x&quot;', 'AT&T <b> "x"'],
    ['&amp;lt;', '&lt;'],
    ['  daug \n\t tarpų\u00a0\u200b ', 'daug tarpų'],
    ['2 < 3', '2 < 3'],
    ['', ''],
  ])('%j', (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});

describe('shorten', () => {
  it('cuts at a word and says so', () => {
    expect(shorten('Vienas du, trys keturi', 14)).toBe('Vienas du…');
    expect(shorten('Trumpas', 14)).toBe('Trumpas');
    expect(shorten('x'.repeat(100), 10).length).toBeLessThanOrEqual(10);
  });
});
