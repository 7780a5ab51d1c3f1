import { expect, test } from 'vitest';
import type { Replay } from './replay-requests.ts';
import {
  describeChange,
  describeDifference,
  describeTime,
  explainOverall,
} from './replay-texts.ts';

const models = { current: 'google/a', candidate: 'openai/b' };
const UNCHANGED = { model: false, translation: false, relevance: false };

test.each([
  [{}, 'Tas pats nurodymas ir modelis'],
  [{ model: true }, 'Modelis openai/b'],
  [{ translation: true }, 'Vertimo nurodymas'],
  [{ relevance: true }, 'Aktualumo nurodymas'],
  [
    { model: true, translation: true, relevance: true },
    'Modelis openai/b, vertimo nurodymas, aktualumo nurodymas',
  ],
])('what the candidate has otherwise: %o', (changed, text) => {
  expect(describeChange({ changed: { ...UNCHANGED, ...changed }, models } as never)).toBe(text);
});

test('the verdict over all is told with its counts, its uncertainty and what follows from it', () => {
  const overall = (verdict: string, betterShare: object | null, counts = [6, 2, 1]) => {
    const [better = 0, worse = 0, same = 0] = counts;
    return explainOverall({ overall: { verdict, betterShare }, better, worse, same } as never);
  };
  expect(overall('too_few', null, [0, 0, 0])).toBe('Dar nė vienas straipsnis nepalygintas.');
  expect(overall('too_few', null, [0, 0, 1])).toBe(
    'Palyginta straipsnių: 1. Bandomasis geresnis – 0, blogesnis – 0, vienodi – 1. Išvadai straipsnių per mažai.',
  );
  expect(overall('no_difference', null, [0, 0, 12])).toBe(
    'Palyginta straipsnių: 12. Bandomasis geresnis – 0, blogesnis – 0, vienodi – 12. Nė vienas straipsnis nesiskiria.',
  );
  const share = { value: 0.754, low: 0.516, high: 0.92 };
  expect(overall('better', share)).toBe(
    'Palyginta straipsnių: 9. Bandomasis geresnis – 6, blogesnis – 2, vienodi – 1. Iš besiskiriančių bandomasis geresnis 75 % (95 % pasikliautinasis intervalas – nuo 52 % iki 92 %). Visas intervalas virš 50 %, todėl skirtumas vargu ar atsitiktinis.',
  );
  expect(overall('worse', share)).toMatch(/žemiau 50 %/);
  expect(overall('no_difference', share)).toMatch(/apima 50 %/);
});

test('a difference is told where its interval leaves nothing out, each measure in its own unit', () => {
  const difference = (
    measure: Replay['measures'][number]['measure'],
    [current, candidate, low, high]: [number, number, number?, number?],
  ) =>
    describeDifference({
      measure,
      current,
      candidate,
      interval: low === undefined ? null : { low, high },
    } as never);
  expect(difference('problems', [1, 2])).toBe('per mažai straipsnių');
  expect(difference('problems', [1, 2, -0.1, 2])).toBe('skirtumo nematyti');
  expect(difference('problems', [1, 2, 0, 2])).toBe('skirtumo nematyti');
  expect(difference('problems', [2, 1, -2, 0])).toBe('skirtumo nematyti');
  expect(difference('problems', [1, 2.346, 0.5, 2])).toBe('+1,35 (nuo +0,5 iki +2)');
  expect(difference('glossary', [2, 1, -2, -0.25])).toBe('−1 (nuo −2 iki −0,25)');
  expect(difference('facts', [0.9, 0.95, 0.0123, 0.1])).toBe('+5 % (nuo +1,2 % iki +10 %)');
  expect(difference('length', [1, 1, 0.5, 1])).toBe('0 % (nuo +50 % iki +100 %)');
  expect(difference('similarity', [0.5, 0.25, -0.5, -0.1])).toBe('−25 % (nuo −50 % iki −10 %)');
  expect(difference('seconds', [10, 12.25, 1, 3])).toBe('+2,3 (nuo +1 iki +3)');
  expect(difference('cost', [1000, 3500, 1000, 4000])).toBe('+0,0025 (nuo +0,0010 iki +0,0040)');
});

test.each([
  [0, 'mažiau nei minutę'],
  [29, 'mažiau nei minutę'],
  [30, 'apie 1\u00a0minutę'],
  [150, 'apie 3\u00a0minutes'],
  [3569, 'apie 59\u00a0minutes'],
  [3570, 'apie 1 val.'],
  [5400, 'apie 1,5 val.'],
])('%i seconds are %s', (length, text) => {
  expect(describeTime(length)).toBe(text);
});

test('how long something may take is told in minutes, from an hour on in hours', () => {
  expect([20, 60, 59 * 60, 60 * 60, 90 * 60].map(describeTime)).toEqual([
    'mažiau nei minutę',
    'apie 1\u00a0minutę',
    'apie 59\u00a0minutes',
    'apie 1 val.',
    'apie 1,5 val.',
  ]);
});
