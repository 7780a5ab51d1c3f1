import { expect, it } from 'vitest';
import { describeMatching, describeNoSource, describePreparing } from './import-words.ts';

it('promises to mark no more than one act takes', () => {
  expect(describeMatching(30, true)).toBe('Pažymėti visus atitinkančius (30)');
  expect(describeMatching(400, false)).toBe('Pažymėti visus atitinkančius');
  expect(describeMatching(1000, true)).toBe('Pažymėti visus atitinkančius (1\u00a0000)');
  expect(describeMatching(5000, true)).toBe('Pažymėti pirmus 1\u00a0000 atitinkančių');
});

it('tells a search for a source that failed from one that found nothing', () => {
  expect(describeNoSource({ isError: true, isPending: false })).toBe('Nepavyko užkrauti šaltinių');
  expect(describeNoSource({ isError: false, isPending: true })).toBe('Ieškoma…');
  expect(describeNoSource({ isError: false, isPending: false })).toBe('Nerasta');
});

it('asks to prepare no more than one run takes', () => {
  expect(describePreparing(1).question).toBe('Ar tikrai norite apdoroti su AI 1\u00a0straipsnį?');
  expect(describePreparing(100).question).toBe(
    'Ar tikrai norite apdoroti su AI 100\u00a0straipsnių?',
  );
  expect(describePreparing(340).question).toBe(
    'Ar tikrai norite apdoroti su AI pirmus 100 iš 340 straipsnių?',
  );
});
