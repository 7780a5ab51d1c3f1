import { expect, it } from 'vitest';
import { emptyIfUnseen, initialOf } from './visible-text.ts';

it('takes a text in which nothing can be seen for an empty one', () => {
  const unseen = [
    '',
    ' \u00a0\u2003',
    '\u200b\u200d',
    '\u2060\ufeff\u00ad',
    '\u3164\u115f',
    '\u2800',
    '\u{e0041}',
  ];
  expect(unseen.map(emptyIfUnseen)).toEqual(unseen.map(() => ''));
});

it('leaves every other text as it is, also what joins an emoji', () => {
  for (const text of ['A', '–', '👩‍💻', 'su\u00adtartis', 'ū', '한'])
    expect(emptyIfUnseen(text)).toBe(text);
});

it('stands for a title by its first letter or digit', () => {
  const titles = ['🔒 saugumas', '„žinios“', ' 365 dienos', '👩‍💻', '⚠️ įspėjimas', ''];
  expect(titles.map(initialOf)).toEqual(['S', 'Ž', '3', '', 'Į', '']);
});
