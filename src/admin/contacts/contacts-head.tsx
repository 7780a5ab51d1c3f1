import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { IconClock, IconFileDownload, IconUserCircle } from '../style/icons.ts';
import { type ContactQuery, exportContacts, getContactSettings } from './contact-requests.ts';
import { describeRetention } from './contact-texts.ts';
import { PERSON, PersonPanel } from './person-panel.tsx';
import { RETENTION, RetentionPanel } from './retention-panel.tsx';

interface ContactsHeadProps {
  /** What the list shows: the export takes the same, all pages of it. */
  query: ContactQuery;
  canExport: boolean;
}

export function ContactsHead({ query, canExport }: ContactsHeadProps) {
  const { over } = useListAddress();
  const dialog = over(RETENTION);
  const person = over(PERSON);
  const settings = useQuery({
    queryKey: ['contact-settings'],
    queryFn: getContactSettings,
    meta: { failure: 'Nepavyko užkrauti saugojimo trukmės' },
  });
  const save = useAction({
    run: exportContacts,
    failure: 'Nepavyko eksportuoti žinučių',
    success: () => 'Žinutės eksportuotos',
    changes: [],
  });
  return (
    <ScreenHead
      title="Kontaktai"
      lead={
        settings.data ? describeRetention(settings.data.retention_days) : 'Žinutės iš svetainės'
      }
    >
      <Button
        variant="default"
        leftSection={<IconUserCircle size={18} aria-hidden />}
        onClick={() => person.open('1')}
      >
        Asmens duomenys
      </Button>
      <Button
        variant="default"
        leftSection={<IconClock size={18} aria-hidden />}
        disabled={!settings.data}
        onClick={() => dialog.open('1')}
      >
        Saugojimas
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileDownload size={18} aria-hidden />}
        disabled={!canExport}
        loading={save.isPending}
        onClick={() => save.mutate(query)}
      >
        Eksportuoti CSV
      </Button>
      <PersonPanel isOpen={person.opened !== null} onClose={person.close} />
      <RetentionPanel
        settings={settings.data}
        isOpen={dialog.opened !== null}
        onClose={dialog.close}
      />
    </ScreenHead>
  );
}
