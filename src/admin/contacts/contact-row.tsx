import { Button, Text } from '@mantine/core';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { ContactBadges } from './contact-badges.tsx';
import type { Contact } from './contact-requests.ts';
import classes from './contacts.module.css';
import { useContactActions } from './use-contact-actions.ts';

interface ContactRowProps {
  contact: Contact;
  onOpen: () => void;
}

export function ContactRow({ contact, onOpen }: ContactRowProps) {
  const { read } = useContactActions(contact);
  const markRead = contact.status === 'new' && (
    <Button
      size="compact-xs"
      variant="default"
      loading={read.isPending}
      onClick={() => read.mutate(undefined)}
      aria-label={`Pažymėti kaip perskaitytą: ${contact.name}`}
    >
      Pažymėti kaip perskaitytą
    </Button>
  );
  return (
    <tr
      data-new={contact.status === 'new' || undefined}
      className={`${lists.plain} ${classes.row}`}
    >
      <td className={lists.main}>
        <button type="button" data-opens className={lists.opener} onClick={onOpen}>
          {contact.name}
        </button>
        <div className={lists.under}>{contact.email}</div>
        {contact.phone && <div className={lists.under}>{contact.phone}</div>}
        {contact.company && <div className={lists.under}>{contact.company}</div>}
      </td>
      <td className={`${lists.full} ${classes.message}`}>
        <div className={`${lists.narrow} ${classes.narrowHead}`}>
          <ContactBadges contact={contact} />
          <div className={lists.under}>{formatMoment(contact.created_at)}</div>
        </div>
        <Text size="sm" lineClamp={3} className={classes.lines}>
          {contact.message}
        </Text>
        {markRead && <div className={`${lists.narrow} ${classes.mark}`}>{markRead}</div>}
      </td>
      <td className={`${lists.wide} ${lists.nowrap}`}>{formatMoment(contact.created_at)}</td>
      <td className={lists.wide}>
        <ContactBadges contact={contact} />
        {markRead && <div className={classes.mark}>{markRead}</div>}
      </td>
    </tr>
  );
}
