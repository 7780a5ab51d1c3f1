import { DOMParser } from 'linkedom';
import { beforeAll, expect, it, vi } from 'vitest';
import { asPostValues } from '../articles/post-values.ts';
import { readableText } from './readable-text.ts';
import { differentFields, foldSame, wordDifference } from './word-difference.ts';

beforeAll(() => {
  Object.assign(globalThis, { DOMParser });
});

it('finds the word that changed, with Lithuanian letters and all', () => {
  expect(wordDifference('Šis žodis liko', 'Šis ženklas liko')).toEqual([
    { text: 'Šis ', kind: 'same' },
    { text: 'žodis', kind: 'removed' },
    { text: 'ženklas', kind: 'added' },
    { text: ' liko', kind: 'same' },
  ]);
});

it('shows two texts one after the other when comparing them would take too long', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValueOnce(0).mockReturnValue(60_000);
  expect(wordDifference('vienas du trys', 'keturi penki')).toEqual([
    { text: 'vienas du trys', kind: 'removed' },
    { text: 'keturi penki', kind: 'added' },
  ]);
  clock.mockRestore();
});

it('reads an article line by line, with emphasis, addresses and pictures written out', () => {
  expect(
    readableText(
      '<h2>Tema</h2><p>Žodis <strong>svarbus</strong> ir <a href="/a">nuoroda</a>.</p><ul><li>vienas</li><li><p>du</p></li></ul><table><tr><td>1</td><td>2</td></tr></table><img src="/storage/a.webp" alt="Spinta">',
    ),
  ).toBe(
    [
      '[antraštė] Tema',
      'Žodis **svarbus** ir nuoroda (/a).',
      '• vienas',
      '• du',
      '1 | 2',
      '[nuotrauka: Spinta /storage/a.webp]',
    ].join('\n'),
  );
});

it('names only the fields that read differently', () => {
  const before = asPostValues({ ai_translated_title: 'A', ai_translated_content: '<p>x</p>' });
  const after = asPostValues({ ai_translated_title: 'B', ai_translated_content: '<p>x</p>\n' });
  expect(differentFields(before, after).map(({ field }) => field)).toEqual(['ai_translated_title']);
  expect(differentFields(before, before)).toEqual([]);
});

it('folds what stayed the same to what stands around a change', () => {
  const long = 'a '.repeat(400);
  const [before, , after] = foldSame(
    [
      { text: long, kind: 'same' },
      { text: 'naujas', kind: 'added' },
      { text: long, kind: 'same' },
    ],
    10,
  );
  expect(before?.text).toBe('[…] a a a a ');
  expect(after?.text).toBe('a a a a a […]');
});

it('folds neither what changed nor what is hardly longer than what is left of it', () => {
  const parts = [
    { text: 'a '.repeat(400), kind: 'added' as const },
    { text: 'b '.repeat(200), kind: 'same' as const },
    { text: 'c', kind: 'removed' as const },
  ];
  expect(foldSame(parts)).toEqual(parts);
  const longer = parts.map((part) => ({ ...part, text: `${part.text}b` }));
  expect(foldSame(longer)[1]?.text).toBe(`${'b '.repeat(80)}[…]${' b'.repeat(80)}`);
});
