import { withCount } from '../../domain/text/with-count.ts';
import type { FoundPerson } from './person-requests.ts';

const messageCount = (count: number) => withCount(count, 'žinutė', 'žinutės', 'žinučių');

export function describePerson({ messages, accounts, mails }: FoundPerson): string {
  const parts = [
    ...(messages > 0 ? [messageCount(messages)] : []),
    ...(accounts > 0 ? ['paskyra'] : []),
    ...(mails > 0
      ? [withCount(mails, 'neišsiųstas laiškas', 'neišsiųsti laiškai', 'neišsiųstų laiškų')]
      : []),
  ];
  return parts.length > 0 ? `Turime: ${parts.join(', ')}.` : 'Duomenų su šiuo adresu nėra.';
}

/** What an erasure does not take, or not at once. */
export const describeLeft = ({ mentions, audit_mentions, backups_kept_until }: FoundPerson) =>
  [
    `Kas naktį daromose atsarginėse kopijose ištrintų duomenų neliks ne vėliau kaip ${backups_kept_until.slice(0, 10)}.`,
    ...(mentions > 0
      ? [`Adresas minimas kitų žmonių žinutėse (${mentions}): peržiūrėkite jas patys.`]
      : []),
    ...(audit_mentions > 0
      ? [`Pakeitimų istorijoje (${audit_mentions}) vietoj adreso liks žyma.`]
      : []),
  ].join(' ');
