export const CONTACT_STATUSES = ['new', 'read'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/**
 * Mail about a contact message. `digest`: it waits for the mail about many at once; `not_configured`: SMTP is not set, nothing
 * is retried.
 */
export const DELIVERY_STATES = ['queued', 'digest', 'sent', 'failed', 'not_configured'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
