import { expect, it } from 'vitest';
import { publishQuestion } from './publish-question.ts';

const saved = { auto_publish_batch_size: 1, auto_publish_min_score: 70 };

it('names the saved limits before anything is published', () => {
  expect(publishQuestion(saved, false).consequence).toBe(
    'Bus publikuota iki 1 straipsnio, kurių balas bent 70.',
  );
  expect(publishQuestion({ ...saved, auto_publish_batch_size: 12 }, false).consequence).toContain(
    'iki 12 straipsnių,',
  );
});

it('says that what is typed and not saved does not count', () => {
  expect(publishQuestion(saved, true).consequence).toContain('neišsaugoti pakeitimai negalios');
});
