import { describe, expect, it } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { textOfHtml, textOfSafeHtml, truncateAtWord } from './plain-text.ts';
import { readTags, readTitle } from './read-tags.ts';
import { sanitiseHtml } from './sanitise-html.ts';

describe('textOfHtml', () => {
  eachBecomes('%j', textOfHtml, [
    ['<p>Vienas</p><p>du&nbsp;&amp; trys</p>', 'Vienas du & trys'],
    ['a<br>b', 'a b'],
    ['<script>alert(1)</script><style>p{}</style>Tekstas<!-- c -->', 'Tekstas'],
    ['AT&amp;T &lt;b&gt; &quot;x&quot;', 'AT&T <b> "x"'],
    ['&amp;lt;', '&lt;'],
    ['  daug \n\t tarpų\u00a0\u200b ', 'daug tarpų'],
    ['2 < 3', '2 < 3'],
    ['', ''],
  ]);
});

describe('textOfSafeHtml', () => {
  it.each([
    '<p>Vienas</p><p>du&nbsp;&amp;amp; <b>trys</b></p><ul><li>a</li><li>b</li></ul>',
    '<table><tr><td>a</td><td>b</td></tr></table>a<br>b<hr>c<pre>d\n e</pre>',
    '2 < 3 > 1 &lt;b&gt; "x" <a href="https://a.test/?a>b&c=\'d\'" title=\'e > "f"\'>g</a>',
    '<img alt="x > y" src="/storage/a.png"><q>&quot;h&quot;</q>\u00a0\u200b',
    '<p>a</p x><div>b</div>c</p ><script>d</script>',
  ])('says of sanitised HTML what the parser says: %j', (html) => {
    const safe = sanitiseHtml(html, { baseUrl: 'https://a.test/' });
    expect(textOfSafeHtml(safe)).toBe(textOfHtml(safe));
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
    expect(textOfHtml('x'.repeat(600_000))).toHaveLength(500_000);
  });
});

describe('tags that are read one by one', () => {
  it('have their names and attributes in lower case, quoted or not', () => {
    expect(readTags(`<A HREF='/x' data-b=c title="d e"><b><a>`, ['a', 'link'])).toEqual([
      {
        name: 'a',
        attributes: new Map([
          ['href', '/x'],
          ['data-b', 'c'],
          ['title', 'd e'],
        ]),
      },
    ]);
    expect(readTitle('<title lang="lt">A &amp; B</title>')).toBe('A &amp; B');
    expect(readTitle('<h1>A</h1>')).toBe('');
  });

  it('are looked for in the first million characters', () => {
    const behind = (count: number, tag: string) => ' '.repeat(count) + tag;
    expect(readTags(behind(999_988, '<a href="/">'), ['a'])).toHaveLength(1);
    expect(readTags(behind(999_989, '<a href="/">'), ['a'])).toEqual([]);
    expect(readTitle(behind(999_991, '<title>A<'))).toBe('A');
    expect(readTitle(behind(999_992, '<title>A<'))).toBe('');
  });
});

describe('truncateAtWord', () => {
  const TEXT = 'Vienas du, trys keturi';
  it.each([
    [TEXT, 22, TEXT],
    [TEXT, 21, 'Vienas du, trys…'],
    [TEXT, 17, 'Vienas du, trys…'],
    [TEXT, 16, 'Vienas du…'],
    [TEXT, 14, 'Vienas du…'],
    // A word that begins before the middle is cut itself.
    ['Apibendrinimas', 10, 'Apibe…'],
  ])('cuts „%s“ to %i characters at a word and says so', (text, length, short) => {
    expect(truncateAtWord(text, length)).toBe(short);
  });
});
