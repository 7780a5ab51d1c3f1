import { Badge, Group } from '@mantine/core';
import type { Contact } from './contact-requests.ts';
import { DELIVERY } from './contact-texts.ts';

/** Status, suspicion, and the mail's fate where it wants attention. */
export function ContactBadges({ contact }: { contact: Contact }) {
  const delivery = DELIVERY[contact.delivery_state];
  return (
    <Group gap={6}>
      <Badge color={contact.status === 'new' ? 'amber' : 'gray'}>
        {contact.status === 'new' ? 'Neperskaityta' : 'Perskaityta'}
      </Badge>
      {contact.is_suspect && <Badge color="yellow">Įtartina</Badge>}
      {contact.delivery_state === 'failed' && (
        <Badge color={delivery.color}>Pranešimas: {delivery.label.toLowerCase()}</Badge>
      )}
    </Group>
  );
}
