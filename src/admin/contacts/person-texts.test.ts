import { expect, test } from 'vitest';
import type { FoundPerson } from './person-requests.ts';
import { describeLeft, describePerson } from './person-texts.ts';

const NOTHING: FoundPerson = {
  messages: 0,
  accounts: 0,
  mails: 0,
  mentions: 0,
  audit_mentions: 0,
  backups_kept_until: '2026-12-31T00:00:00Z',
} as FoundPerson;

test.each([
  [{}, 'Duomenų su šiuo adresu nėra.'],
  [{ messages: 1 }, 'Turime: 1\u00a0žinutė.'],
  [{ accounts: 1 }, 'Turime: paskyra.'],
  [{ mails: 2 }, 'Turime: 2\u00a0neišsiųsti laiškai.'],
  [
    { messages: 3, accounts: 1, mails: 1 },
    'Turime: 3\u00a0žinutės, paskyra, 1\u00a0neišsiųstas laiškas.',
  ],
])('what is held about a person: %o', (found, text) => {
  expect(describePerson({ ...NOTHING, ...found })).toBe(text);
});

test('what an erasure leaves is said: back-ups always, mentions where there are any', () => {
  const backups =
    'Kas naktį daromose atsarginėse kopijose ištrintų duomenų neliks ne vėliau kaip 2026-12-31.';
  expect(describeLeft(NOTHING)).toBe(backups);
  expect(describeLeft({ ...NOTHING, mentions: 1 })).toBe(
    `${backups} Adresas minimas kitų žmonių žinutėse (1): peržiūrėkite jas patys.`,
  );
  expect(describeLeft({ ...NOTHING, audit_mentions: 1 })).toBe(
    `${backups} Pakeitimų istorijoje (1) vietoj adreso liks žyma.`,
  );
});
