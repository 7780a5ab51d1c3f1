import { expect, test } from 'vitest';
import { eachBecomes } from '../../../tests/support/each-becomes.ts';
import { waitingAt } from './waiting-at.ts';
import type { WorkLine } from './work-requests.ts';
import { describeWork, showCount } from './work-sentences.ts';

const now = new Date('2026-11-24T08:00:00Z');
const at = '2026-11-23T12:05:00Z';
const say = (line: WorkLine) => {
  const { noun, detail } = describeWork(line, now);
  return `${showCount(line)} ${noun}${detail ? ` | ${detail}` : ''}`;
};

eachBecomes('%j is said in words that agree with its count', say, [
  [
    { code: 'messages', count: 3, suspect: 2, oldest: { at, due_at: '2026-11-24T16:00:00Z' } },
    '3 neperskaitytos žinutės | Seniausia gauta vakar 14:05, atsakyti žadame iki šiandien 18:00. Iš jų 2\u00a0įtartinos.',
  ],
  [
    {
      code: 'messages_late',
      count: 1,
      suspect: 0,
      oldest: { at: '2026-11-19T12:05:00Z', due_at: '2026-11-20T16:00:00Z' },
    },
    '1 neperskaityta žinutė | Seniausia gauta 2026-11-19 14:05, atsakyti žadėjome iki 2026-11-20 18:00.',
  ],
  [
    { code: 'messages', count: 12, suspect: 12, oldest: null },
    '12 įtartinų žinučių | Gali būti šlamštas, gali būti klientas.',
  ],
  [{ code: 'sources_failing', count: 1, names: ['A'] }, '1 šaltinis neveikia | „A“.'],
  [
    { code: 'sources_failing', count: 9, names: ['A', 'B', 'C'] },
    '9 šaltiniai neveikia | „A“, „B“, „C“ ir dar 6.',
  ],
  [
    { code: 'sources_dead', count: 2, names: ['A', 'B'] },
    '2 šaltiniai nebeveikia ir išjungti | „A“, „B“. Pakeiskite adresą arba ištrinkite.',
  ],
  [
    {
      code: 'run_failed',
      count: 1,
      runs: [{ id: 'x', action: 'Šaltinių importas', at, error: 'Nepavyko.' }],
    },
    '1 vykdymas baigėsi klaida | Šaltinių importas, vakar 14:05. Nepavyko.',
  ],
  [
    {
      code: 'run_failed',
      count: 2,
      runs: ['Šaltinių importas', 'Straipsnių paruošimas'].map((action) => ({
        id: 'x',
        action,
        at,
        error: null,
      })),
    },
    '2 vykdymai baigėsi klaida | Šaltinių importas, Straipsnių paruošimas.',
  ],
  [
    { code: 'running', count: null, title: 'Baigiasi vieta diske', detail: 'Liko 7 %.', href: '/' },
    '! Baigiasi vieta diske | Liko 7 %.',
  ],
  [
    { code: 'running', count: 2, title: 'Šaltinis neveikia', detail: 'Išjungtas.', href: '/' },
    '2× Šaltinis neveikia | Išjungtas.',
  ],
  [
    { code: 'backup', count: null, status: { proven: null, failure: 'no-room', isOverdue: false } },
    '! Atsarginė kopija nepadaryta | Paskutinės atsarginės kopijos padaryti nepavyko: diske nebėra vietos. Kopijų vietoje nėra nė vienos patikrintos atsarginės kopijos.',
  ],
  [
    { code: 'budget', count: null, of: 'cost', percent: 84 },
    '! Išnaudota 84 % dienos ribos išlaidoms | Ją pasiekus, straipsnių paruošimas lauks rytojaus.',
  ],
  [{ code: 'texts_to_review', count: 5, first_id: null }, '5 tekstai laukia peržiūros'],
  [{ code: 'texts_to_review', count: 21, first_id: 'x' }, '21 tekstas laukia peržiūros'],
  [{ code: 'articles_failed', count: 1 }, '1 straipsnio nepavyko paruošti'],
  [
    { code: 'near_duplicates', count: 2 },
    '2 straipsniai panašūs į jau turimus | Savaime nepublikuojama, kol nenuspręsite, ar tai ta pati naujiena.',
  ],
  [{ code: 'articles_ready', count: 10, first_id: null }, '10 paruoštų straipsnių'],
  [{ code: 'articles_waiting', count: 164 }, '164 importuoti straipsniai laukia paruošimo'],
  [
    { code: 'articles_waiting', count: 17_242 },
    '17\u00a0242 importuoti straipsniai laukia paruošimo',
  ],
  [
    { code: 'drafts', count: 1, edited_at: at },
    '1 pradėtas tekstas | Paskutinį kartą rašyta vakar 14:05.',
  ],
  [
    { code: 'changes', of: 'published', count: 2, edited_at: at },
    '2 publikuoti įrašai su neišsaugotais pakeitimais | Paskutinį kartą rašyta vakar 14:05.',
  ],
  [
    { code: 'changes', of: 'scheduled', count: 1, edited_at: null },
    '1 suplanuotas įrašas su neišsaugotais pakeitimais',
  ],
  [
    { code: 'posts_planned', count: 1, title: 'NIS2', at: '2026-11-25T07:00:00Z' },
    '1 suplanuotas įrašas | „NIS2“, rytoj 09:00.',
  ],
  [
    { code: 'posts_planned', count: 2, title: 'NIS2', at: '2026-11-25T07:00:00Z' },
    '2 suplanuoti įrašai | Artimiausias – „NIS2“, rytoj 09:00.',
  ],
  [
    { code: 'posts_missed', count: 1, title: 'NIS2', at },
    '1 įrašas nepublikuotas laiku | „NIS2“ turėjo pasirodyti vakar 14:05.',
  ],
]);

test('one run that failed opens itself over its list, several the list', () => {
  const run = { id: 'x', action: 'Importas', at, error: null };
  const toOf = (runs: (typeof run)[]) =>
    describeWork({ code: 'run_failed', count: runs.length, runs }, now).to;
  expect(toOf([run])).toBe('/admin/automation/logs?status=last_failed&open=x');
  expect(toOf([run, run])).toBe('/admin/automation/logs?status=last_failed');
});

test('texts to review and prepared ones open the first of them, with the others behind it', () => {
  const toOf = (code: 'texts_to_review' | 'articles_ready', first_id: string | null) =>
    describeWork({ code, count: 2, first_id }, now).to;
  expect(toOf('texts_to_review', 'x')).toBe('/admin/import/ai/x?state=needs_review');
  expect(toOf('articles_ready', 'x')).toBe('/admin/import/ai/x?min=0');
  expect(toOf('texts_to_review', null)).toBe('/admin/import/ai?state=needs_review');
});

test('a screen counts one kind of work in the sidebar', () => {
  const lines: WorkLine[] = [
    { code: 'texts_to_review', count: 5, first_id: null },
    { code: 'articles_waiting', count: 164 },
  ];
  expect(waitingAt(lines, '/admin/import/ai')).toEqual({
    count: 5,
    words: '5 tekstai laukia peržiūros',
  });
  expect(waitingAt(lines, '/admin/import/sources')).toBeNull();
});
