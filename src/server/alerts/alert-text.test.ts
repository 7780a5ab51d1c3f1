import { expect, test } from 'vitest';
import { type Alert, composeData, composeSubject, composeText } from './alert-text.ts';

const SITE = 'https://imone.lt';
const disk = {
  id: 'a',
  code: 'disk_low',
  subject: 'a:/',
  title: 'Baigiasi vieta diske',
  detail: 'Laisva 7\u00a0%.\u2028Atlaisvinkite.',
  href: '/admin/settings/system',
  since: new Date('2026-11-23T08:00:00Z'),
  closedAt: null,
} as const;
const mail = {
  ...disk,
  code: 'mail_failing',
  title: 'Laiškai neišsiunčiami',
  href: '/admin/mail',
} as const;
const closedAt = new Date('2026-11-23T09:30:00Z');
const alertOf = (opened: Alert['opened'], closed: Alert['closed'] = []) => ({
  id: 'x',
  opened,
  closed,
});

test.each<[Alert['opened'], Alert['closed'], string]>([
  [[disk], [mail], 'Baigiasi vieta diske'],
  [[disk, mail], [], 'Svetainei reikia dėmesio: 2\u00a0priežastys'],
  [[], [disk], 'Baigėsi: Baigiasi vieta diske'],
  [[], [disk, mail], 'Baigėsi: 2\u00a0priežastys'],
])('the subject of an alert about %o and the end of %o is „%s“', (opened, closed, subject) => {
  expect(composeSubject(alertOf(opened, closed))).toBe(subject);
});

test('an alert says of each what it is, since when, what to do, and whether it is over', () => {
  const opened = [disk, { ...mail, closedAt }];
  const closed = [disk, { ...mail, closedAt }];
  expect(composeText(alertOf(opened, closed), SITE)).toBe(
    [
      `Svetainė: ${SITE}`,
      `Baigiasi vieta diske (nuo 2026-11-23 10:00)\nLaisva 7\u00a0%. Atlaisvinkite.\nKą daryti: ${SITE}/admin/settings/system`,
      `Laiškai neišsiunčiami (nuo 2026-11-23 10:00, jau baigėsi 2026-11-23 11:30)\nLaisva 7\u00a0%. Atlaisvinkite.\nKą daryti: ${SITE}/admin/mail`,
      'Baigėsi: Baigiasi vieta diske (nuo 2026-11-23 10:00)\nBuvo: Laisva 7\u00a0%. Atlaisvinkite.',
      'Baigėsi: Laiškai neišsiunčiami (nuo 2026-11-23 10:00 iki 2026-11-23 11:30)\nBuvo: Laisva 7\u00a0%. Atlaisvinkite.',
      `Visa būsena: ${SITE}/admin/settings/system`,
    ].join('\n\n'),
  );
});

test.each([
  [20, 0, 20, []],
  [20, 1, 20, ['Čia nerodomų: 1.']],
  [0, 22, 20, ['Čia nerodomų: 2.']],
])(
  'of %i that began and %i that are over %i are named and the rest is counted',
  (began, over, named, rest) => {
    const alert = alertOf(Array(began).fill(disk), Array(over).fill(disk));
    const parts = composeText(alert, SITE).split('\n\n').slice(1, -1);
    expect(parts.filter((part) => part.includes(disk.title))).toHaveLength(named);
    expect(parts.slice(named)).toEqual(rest);
  },
);

test('an alert for a machine has no foreign words where chats read commands', () => {
  const told = { subject: 'a:/', detail: disk.detail, since: '2026-11-23T08:00:00.000Z' };
  const { code, title } = mail;
  expect(composeData(alertOf([{ ...mail, closedAt }], [disk]), SITE)).toEqual({
    id: 'x',
    site: SITE,
    text: `Laiškai neišsiunčiami – ${SITE}/admin/mail`,
    opened: [
      { ...told, code, title, link: `${SITE}/admin/mail`, closed_at: '2026-11-23T09:30:00.000Z' },
    ],
    closed: [
      {
        ...told,
        code: disk.code,
        title: disk.title,
        link: `${SITE}/admin/settings/system`,
        closed_at: null,
      },
    ],
  });
  expect(composeData(alertOf([], [mail]), SITE).text).toBe(
    `Baigėsi: Laiškai neišsiunčiami – ${SITE}/admin/settings/system`,
  );
});
