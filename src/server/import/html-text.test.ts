import { describe, expect, it } from 'vitest';
import { MAX_HTML, shorten, textOfHtml } from './html-text.ts';

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

describe('hostile markup', () => {
  it.each([
    ['half a megabyte of unclosed elements', '<div>x '.repeat(80_000)],
    ['depth behind closing tags that are none', '<div a="</div>"><!--</div>-->x '.repeat(15_000)],
    ['more tags than anybody writes', '<p>x</p>'.repeat(60_000)],
  ])('%s: the words are read', (_name, html) => {
    expect(textOfHtml(html).match(/x/g)?.length).toBeGreaterThan(10_000);
  });

  it('may leave its tags open', () => {
    expect(textOfHtml(`x ${'<br '.repeat(100_000)}`)).toBe('x');
  });

  it('is read up to a length', () => {
    expect(textOfHtml('x'.repeat(2 * MAX_HTML))).toHaveLength(MAX_HTML);
  });
});

describe('shorten', () => {
  it('cuts at a word and says so', () => {
    expect(shorten('Vienas du, trys keturi', 14)).toBe('Vienas du…');
    expect(shorten('Trumpas', 14)).toBe('Trumpas');
    expect(shorten('x'.repeat(100), 10).length).toBeLessThanOrEqual(10);
  });
});
