import { expect, it } from 'vitest';
import { publishQuestion, switchOnQuestion } from './publish-question.ts';

const saved = { auto_publish_batch_size: 1, auto_publish_min_score: 70 };

it('names the saved limits before anything is published', () => {
  expect(publishQuestion(saved, [], false).consequence).toBe(
    'Bus publikuota iki 1\u00a0straipsnio, kurio balas bent 70.',
  );
  for (const [size, words] of [
    [3, '3\u00a0straipsnių, kurių'],
    [12, '12\u00a0straipsnių, kurių'],
    [21, '21\u00a0straipsnio, kurio'],
  ] as const)
    expect(
      publishQuestion({ ...saved, auto_publish_batch_size: size }, [], false).consequence,
    ).toBe(`Bus publikuota iki ${words} balas bent 70.`);
});

it('says that what is typed and not saved does not count', () => {
  expect(publishQuestion(saved, [], true).consequence).toContain('neišsaugoti pakeitimai negalios');
});

it('says what would be published at once, title by title, and when it is nothing', () => {
  const limits = { ...saved, auto_publish_interval: '3hr' as const };
  expect(switchOnQuestion(limits, ['Pirmas', 'Antras'])).toMatchObject({
    consequence:
      'Kas 3 valandas be žmogaus peržiūros bus publikuota iki 1\u00a0straipsnio, kurio balas bent 70.',
    remark: 'Iš karto bus publikuota:',
    list: ['„Pirmas“', '„Antras“'],
  });
  expect(switchOnQuestion(limits, []).remark).toBe(
    'Dabar tinkamų straipsnių nėra: iš karto nebus publikuota nieko.',
  );
  const many = Array.from({ length: 12 }, (_, n) => `Nr. ${n}`);
  expect(publishQuestion(saved, many, false).list).toHaveLength(11);
  expect(publishQuestion(saved, many, false).list.at(-1)).toBe('ir dar 2\u00a0straipsniai');
  const listed = (count: number) => publishQuestion(saved, many.slice(0, count), false).list;
  expect([listed(10).at(-1), listed(11).at(-1)]).toEqual(['„Nr. 9“', 'ir dar 1\u00a0straipsnis']);
});
