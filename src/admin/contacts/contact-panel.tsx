import { Anchor, Badge, Box, Button, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { ContactMessage } from '../../domain/contact/contact-fields.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { IconCheck, IconMailForward, IconTrash } from '../style/icons.ts';
import { ContactBadges } from './contact-badges.tsx';
import type { Contact, OpenContact } from './contact-requests.ts';
import {
  DELIVERY,
  describeDelivery,
  isUndelivered,
  phoneAddress,
  replyAddress,
} from './contact-texts.ts';
import classes from './contacts.module.css';
import { useContact } from './use-contact.ts';
import { useContactActions } from './use-contact-actions.ts';

const FAILURE = 'Nepavyko užkrauti žinutės';
/** Says which settings are missing. */
const MAIL_SETTINGS = '/admin/settings/system?kind=mail_not_set_up';

interface ContactPanelProps {
  id: string | null;
  onClose: () => void;
}

/** One message whole, and everything that can be done with it. */
export function ContactPanel({ id, onClose }: ContactPanelProps) {
  return (
    <SidePanel opened={id !== null} onClose={onClose} title="Žinutė">
      {id && <LoadedContact id={id} onClose={onClose} />}
    </SidePanel>
  );
}

function LoadedContact({ id, onClose }: { id: string; onClose: () => void }) {
  const contact = useContact(id, FAILURE);
  if (contact.data) return <ContactDetail contact={contact.data} onDeleted={onClose} />;
  if (!contact.isError) return <ScreenSkeleton />;
  return <QueryError text={FAILURE} query={contact} />;
}

function ContactDetail({ contact, onDeleted }: { contact: OpenContact; onDeleted: () => void }) {
  // Whole: a message from its head to what can be done with it.
  const act = useContactActions(contact, onDeleted);
  return (
    <>
      <Text component="h2" size="lg" fw={600} mb="xs">
        {contact.name}
      </Text>
      <ContactBadges contact={contact} />
      <Facts contact={contact} />
      <div className={classes.whole}>{contact.message}</div>
      <Text size="sm" c="dimmed" mt="lg">
        Pranešimas įmonei el. paštu
      </Text>
      <div className={classes.delivery}>
        <Badge color={DELIVERY[contact.delivery_state].color}>
          {DELIVERY[contact.delivery_state].label}
        </Badge>
        <Text size="sm">{describeDelivery(contact)}</Text>
        {isUndelivered(contact) &&
          (contact.is_mail_set_up ? (
            <Button
              size="compact-xs"
              variant="default"
              loading={act.deliver.isPending}
              onClick={() => act.deliver.mutate(undefined)}
            >
              Siųsti dar kartą
            </Button>
          ) : (
            <Anchor component={Link} to={MAIL_SETTINGS} size="sm">
              Ką nustatyti
            </Anchor>
          ))}
      </div>
      <div className={classes.acts}>
        <Button
          component="a"
          href={replyAddress(contact)}
          leftSection={<IconMailForward size={18} aria-hidden />}
        >
          Atsakyti
        </Button>
        {contact.status === 'new' && (
          <Button
            variant="default"
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={act.read.isPending}
            onClick={() => act.read.mutate(undefined)}
          >
            Pažymėti kaip perskaitytą
          </Button>
        )}
        <Button
          variant="default"
          loading={act.suspect.isPending}
          onClick={() => act.suspect.mutate(!contact.is_suspect)}
        >
          {contact.is_suspect ? 'Tai ne šlamštas' : 'Žymėti kaip įtartiną'}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={act.isRemoving}
          onClick={act.askToRemove}
        >
          Ištrinti
        </Button>
      </div>
    </>
  );
}

/** The list itself would bring the form's rules into the panel. */
type ShownField = Exclude<keyof ContactMessage, 'name' | 'message'>;

/** Beside the name and the message itself, in the form's order. */
const FACTS: Record<ShownField, { label: string; toAddress?: (value: string) => string }> = {
  email: { label: 'El. paštas', toAddress: (email) => `mailto:${email}` },
  phone: { label: 'Telefonas', toAddress: phoneAddress },
  company: { label: 'Įmonė' },
};

function Facts({ contact }: { contact: Contact }) {
  return (
    <Box component="dl" className={lists.facts} my="md">
      <dt>Gauta</dt>
      <dd>{formatMoment(contact.created_at)}</dd>
      {(Object.keys(FACTS) as ShownField[]).map((field) => {
        const { label, toAddress } = FACTS[field];
        const value = contact[field];
        return (
          <Fragment key={field}>
            <dt>{label}</dt>
            <dd>
              {value && toAddress ? (
                <Anchor href={toAddress(value)} size="sm">
                  {value}
                </Anchor>
              ) : (
                value || '–'
              )}
            </dd>
          </Fragment>
        );
      })}
    </Box>
  );
}
