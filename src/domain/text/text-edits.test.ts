import { describe, expect, it, test } from 'vitest';
import { type Editor, editHtml, editorOf, editText } from './text-edits.ts';

/** Writes capitals wherever it may. */
const loud = editorOf((text) => text.toUpperCase());
/** Puts a word in place of another. */
const replace =
  (word: string, other: string): Editor =>
  (text) =>
    [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => ({
      start: index,
      end: index + word.length,
      text: other,
    }));

test('addresses stay to the letter', () => {
  expect(editText('a https://b.lt/c, d www.e.lt f g@h.lt ir C:\\i', [loud])).toBe(
    'A https://b.lt/c, D www.e.lt F g@h.lt IR C:\\i',
  );
  expect(editText('https://b.lt', [loud])).toBe('https://b.lt');
});

test('each editor reads what those before it left', () => {
  expect(editText('vienas', [replace('vienas', 'du'), replace('du', 'trys')])).toBe('trys');
});

test('where an address stands is nothing that an editor could change or join over', () => {
  let read = '';
  const listen: Editor = (text) => {
    read = text;
    return [{ start: 0, end: text.length, text: '' }];
  };
  expect(editText('a www.b.lt c', [listen])).toBe('a www.b.lt c');
  expect(read).toBe('a \uFFFC c');
});

describe('of HTML', () => {
  const edit = (html: string, ...editors: Editor[]) => editHtml(html, editors);

  it('a block is read in one, whatever elements its words stand in', () => {
    const read: string[] = [];
    const listen: Editor = (text) => {
      read.push(text);
      return [];
    };
    const html = '<p>vie<strong>nas <em>du</em></strong></p><p>trys</p>';
    expect(edit(html, listen)).toBe(html);
    expect(read.filter(Boolean)).toEqual(['vienas du', 'trys']);
  });

  it('what is changed stays in its element; a change over an element’s edge is not made', () => {
    expect(edit('<p>a <em>b</em> c</p>', loud)).toBe('<p>A <em>B</em> C</p>');
    expect(edit('<p>vie<em>nas du</em> du</p>', replace('vienas', '1'), replace('du', '2'))).toBe(
      '<p>vie<em>nas 2</em> 2</p>',
    );
  });

  it('tags and code stay to the letter, code in code too', () => {
    expect(edit('<p class="x">a <code>b <code>c</code> d</code> e < f</p>', loud)).toBe(
      '<p class="x">A <code>b <code>c</code> d</code> E < F</p>',
    );
    expect(edit('<pre>a<em>b</em></pre><p>x<sup>y</sup></p>', loud)).toBe(
      '<pre>a<em>b</em></pre><p>X<sup>y</sup></p>',
    );
  });

  it('a link’s words stay when they are an address, and are text when they are words', () => {
    expect(edit('<p><a href="#">delfi<em>.lt</em></a> ir <a href="#">čia.</a></p>', loud)).toBe(
      '<p><a href="#">delfi<em>.lt</em></a> IR <a href="#">ČIA.</a></p>',
    );
    expect(edit('<p>a.b <a href="#">delfi.lt</a> c.d</p>', loud)).toBe(
      '<p>A.B <a href="#">delfi.lt</a> C.D</p>',
    );
    expect(edit('<p>a.b</a> c</p>', loud)).toBe('<p>A.B</a> C</p>');
  });
});
