import { Anchor, Badge, Button, Group, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../http/use-action.ts';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { type Contact, markContactRead } from './contact-requests.ts';

/** Longer messages are folded at first. */
const FOLD_AT = 220;

export function ContactRow({ contact }: { contact: Contact }) {
  const markRead = useAction({
    run: markContactRead,
    failure: 'Nepavyko pažymėti kaip perskaityto',
    success: () => 'Pažymėta kaip perskaityta',
    changes: [['contacts'], ['dashboard']],
  });
  const status = (
    <Group gap={6} mb={6}>
      <Badge color={contact.status === 'new' ? 'amber' : 'gray'}>
        {contact.status === 'new' ? 'Nauja' : 'Perskaityta'}
      </Badge>
      {contact.is_suspect && <Badge color="yellow">Įtartina</Badge>}
    </Group>
  );
  const button = contact.status === 'new' && (
    <Button
      size="compact-xs"
      variant="default"
      loading={markRead.isPending}
      onClick={() => markRead.mutate(contact)}
      aria-label={`Pažymėti kaip perskaitytą: ${contact.name}`}
    >
      Pažymėti kaip perskaitytą
    </Button>
  );
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {contact.name}
        <div className={lists.under}>
          <Anchor href={`mailto:${contact.email}`} size="xs">
            {contact.email}
          </Anchor>
        </div>
        {contact.phone && (
          <div className={lists.under}>
            <Anchor href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} size="xs">
              {contact.phone}
            </Anchor>
          </div>
        )}
        {contact.company && <div className={lists.under}>{contact.company}</div>}
      </Table.Td>
      <Table.Td maw="44rem" className={lists.full}>
        <div className={lists.narrow}>
          {status}
          <div className={lists.under}>{formatMoment(contact.created_at)}</div>
        </div>
        <Message text={contact.message} />
        {button && <div className={lists.narrow}>{button}</div>}
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(contact.created_at)}
      </Table.Td>
      <Table.Td className={lists.wide}>
        {status}
        {button}
      </Table.Td>
    </Table.Tr>
  );
}

function Message({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLD_AT;
  return (
    <>
      <Text
        size="sm"
        style={{ whiteSpace: 'pre-wrap' }}
        lineClamp={isLong && !isOpen ? 3 : undefined}
      >
        {text}
      </Text>
      {isLong && (
        <Anchor component="button" type="button" size="xs" onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Rodyti trumpiau' : 'Rodyti visą'}
        </Anchor>
      )}
    </>
  );
}
