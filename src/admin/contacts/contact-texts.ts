import type { DeliveryState } from '../../domain/contact/contact-states.ts';
import { withCount } from '../../domain/text/with-count.ts';
import type { BadgeLook } from '../articles/article-badges.ts';
import { formatMoment } from '../lists/moments.ts';
import type { Contact, OpenContact } from './contact-requests.ts';

export const DELIVERY: Record<DeliveryState, BadgeLook> = {
  queued: { label: 'Siunčiama', color: 'gray' },
  digest: { label: 'Suvestinėje', color: 'gray' },
  sent: { label: 'Išsiųsta', color: 'sea' },
  failed: { label: 'Neišsiųsta', color: 'red' },
  not_configured: { label: 'Nesukonfigūruota', color: 'gray' },
};

/** How the mail about a message fared, in a line. */
export function describeDelivery(
  contact: Pick<
    OpenContact,
    'delivery_state' | 'delivery_error' | 'delivered_at' | 'is_mail_set_up'
  >,
): string {
  switch (contact.delivery_state) {
    case 'sent':
      return `Išsiųsta ${formatMoment(contact.delivered_at)}`;
    case 'failed':
      return contact.delivery_error ?? 'Laiško išsiųsti nepavyko.';
    case 'not_configured':
      return contact.is_mail_set_up
        ? 'Kai žinutė gauta, laiškų siuntimas dar nebuvo nustatytas, todėl pranešimas neišsiųstas.'
        : 'Laiškų siuntimas nenustatytas, todėl pranešimas neišsiųstas.';
    case 'digest':
      return 'Bus paminėta valandos suvestinėje.';
    default:
      return contact.delivery_error
        ? `Kol kas nepavyko, bus bandoma dar kartą: ${contact.delivery_error}`
        : 'Laukia eilėje.';
  }
}

/** No mail about it went out, and none will by itself. */
export const isUndelivered = ({ delivery_state }: Pick<Contact, 'delivery_state'>) =>
  delivery_state === 'failed' || delivery_state === 'not_configured';

/** Long addresses are cut by some mail programs. */
const LONGEST_QUOTE = 1200;
/** What a cut may leave of a sign made of two units, such as an emoji. */
const HALF_A_SIGN = /[\ud800-\udbff]$/;
/** Half a sign anywhere else makes an address impossible too, and the screen with it. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** A `mailto:` that begins the reply: subject, greeting and the message quoted. */
export function replyAddress(contact: Pick<Contact, 'email' | 'message' | 'created_at'>) {
  const text = contact.message.slice(0, LONGEST_QUOTE).replace(HALF_A_SIGN, '');
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = [
    // Without the name: it would need the vocative.
    'Sveiki,',
    '',
    '',
    '',
    `${formatMoment(contact.created_at)} rašėte:`,
    ...quoted,
  ].join('\r\n');
  const subject = 'Dėl Jūsų užklausos';
  return `mailto:${encode(contact.email).replace('%40', '@')}?subject=${encode(subject)}&body=${encode(body)}`;
}

export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

export const describeRetention = (days: number) =>
  `Žinutės saugomos ${withCount(days, 'dieną', 'dienas', 'dienų')}`;
