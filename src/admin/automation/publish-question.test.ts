import { expect, it } from 'vitest';
import { publishQuestion } from './publish-question.ts';

const saved = { auto_publish_batch_size: 1, auto_publish_min_score: 70 };

it('names the saved limits before anything is published', () => {
  expect(publishQuestion(saved, false).consequence).toBe(
    'Bus publikuota iki 1 straipsnio, kurio balas bent 70.',
  );
  for (const [size, words] of [
    [3, '3 straipsnių, kurių'],
    [12, '12 straipsnių, kurių'],
    [21, '21 straipsnio, kurio'],
  ] as const)
    expect(publishQuestion({ ...saved, auto_publish_batch_size: size }, false).consequence).toBe(
      `Bus publikuota iki ${words} balas bent 70.`,
    );
});

it('says that what is typed and not saved does not count', () => {
  expect(publishQuestion(saved, true).consequence).toContain('neišsaugoti pakeitimai negalios');
});
