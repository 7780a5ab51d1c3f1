import { expect, test } from 'vitest';
import { pair, text } from '../../../../../../tests/support/facing-texts.ts';
import { compareContrasts } from './compare-contrasts.ts';

const found = (source: string, output: string) =>
  compareContrasts(pair(source, output)).map(
    ({ fact, source: told, isUnsure }) => `${fact} < ${told?.fact}${isUnsure ? ' ?' : ''}`,
  );

const AT = 200;
const OPENED = text([AT, 'opened']);
const CHANGED = ['uždarė < opened'];

test('a word that stands for its opposite is told where the two face each other', () => {
  for (const away of [120, -120])
    expect(found(OPENED, text([AT + away, 'uždarė']))).toEqual(CHANGED);
  for (const away of [121, -121]) expect(found(OPENED, text([AT + away, 'uždarė']))).toEqual([]);
});

test('unless the word itself faces it, each answering for one', () => {
  const also = (away: number) => text([AT, 'uždarė'], [AT + away, 'atidarė']);
  expect(found(OPENED, also(120))).toEqual([]);
  expect(found(OPENED, also(121))).toEqual(CHANGED);
  const twice = text([AT, 'opened'], [AT + 20, 'opened']);
  expect(found(twice, also(20))).toEqual(['uždarė < opened']);
  expect(found(twice, text([AT, 'atidarė'], [AT + 20, 'atidarė']))).toEqual([]);
});

test('unsurely less than forty-five letters from a word that may mean it', () => {
  const end = AT + 'opened'.length;
  const before = (gap: number) => text([AT - gap - 'sealed'.length, 'sealed'], [AT, 'opened']);
  const behind = (gap: number) => text([AT, 'opened'], [end + gap, 'sealed']);
  for (const of of [before, behind]) {
    expect(found(of(44), text([AT, 'uždarė']))).toEqual(['uždarė < opened ?']);
    expect(found(of(45), text([AT, 'uždarė']))).toEqual(CHANGED);
  }
  const own = (gap: number) => text([AT, 'uždarė'], [AT + 'uždarė'.length + gap, 'viešai']);
  expect(found(OPENED, own(44))).toEqual(['uždarė < opened ?']);
  expect(found(OPENED, own(45))).toEqual(CHANGED);
});

test('of several the sure one is told', () => {
  const source = text([20, 'opened'], [40, 'sealed'], [300, 'opened']);
  const output = text([20, 'uždarė'], [300, 'uždarė']);
  expect(found(source, output)).toEqual(['uždarė < opened']);
});

test('the unit of a figure is compared with its figure, that of none is a word', () => {
  expect(found('It lasts 5 months.', 'Trunka 5 metus.')).toEqual([]);
  expect(found('It lasts months.', 'Trunka metus.')).toEqual(['metus < months']);
});
