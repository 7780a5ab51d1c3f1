import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { IconClock, IconFileDownload } from '../style/icons.ts';
import { type ContactQuery, exportContacts, getContactSettings } from './contact-requests.ts';
import { describeRetention } from './contact-texts.ts';
import { RETENTION, RetentionDialog } from './retention-dialog.tsx';

interface ContactsHeadProps {
  /** What the list shows: the export takes the same, all pages of it. */
  query: ContactQuery;
  canExport: boolean;
}

export function ContactsHead({ query, canExport }: ContactsHeadProps) {
  const dialog = useListAddress().over(RETENTION);
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
      <RetentionDialog
        settings={settings.data}
        isOpen={dialog.opened !== null}
        onClose={dialog.close}
      />
    </ScreenHead>
  );
}
