import { Badge, Button, Group, Table, Text } from '@mantine/core';
import { withCount } from '../../domain/text/with-count.ts';
import { useAction } from '../feedback/use-action.ts';
import { formatBytes } from '../images/image.ts';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { describeBackupFailure } from '../work/backup-sentence.ts';
import { requestBackup, type System } from './system-requests.ts';

type Backup = System['backups'][number];

export const isUnderWay = ({ isProven, failure }: Backup): boolean => !isProven && !failure;

interface Props {
  backups: Backup[];
  place: System['backupPlace'];
}

export function LatestBackups({ backups, place }: Props) {
  const request = useAction({
    run: requestBackup,
    failure: 'Nepavyko pradėti daryti kopijos',
    success: () => 'Kopija daroma ir bus patikrinta',
    changes: [['system']],
  });
  return (
    <section aria-labelledby="latest-backups">
      <Group justify="space-between" mb="xs">
        <Text component="h2" id="latest-backups" fw={600}>
          Paskutinės atsarginės kopijos
        </Text>
        <Button
          size="xs"
          variant="default"
          loading={request.isPending}
          onClick={() => request.mutate(undefined)}
        >
          Daryti kopiją dabar
        </Button>
      </Group>
      {place.isOnDataDisk && (
        <Text size="sm" c="dimmed" mb="xs">
          Kopijos laikomos tame pačiame diske kaip ir duomenys: jam sugedus, neliktų nė vienų.{' '}
          {place.isChosen
            ? 'Jei kopijoms skirtas kitas diskas, patikrinkite, ar jis prijungtas (BACKUP_URL).'
            : 'Nurodykite joms vietą kitame diske arba S3 (BACKUP_URL).'}
        </Text>
      )}
      {backups.length === 0 && (
        <Text size="sm" c="dimmed">
          Atsarginių kopijų dar nėra: pirmoji daroma naktį, 03:10.
        </Text>
      )}
      {backups.length > 0 && (
        <ListTable label="Paskutinės atsarginės kopijos" head={['Pradėta', 'Dydis', 'Būsena']}>
          {backups.map((backup) => (
            <Table.Tr key={backup.id}>
              <Table.Td className={lists.nowrap}>{formatMoment(backup.started_at)}</Table.Td>
              <Table.Td className={lists.nowrap}>
                {backup.bytes === null ? '–' : formatBytes(backup.bytes)}
              </Table.Td>
              <Table.Td>
                <State backup={backup} />
              </Table.Td>
            </Table.Tr>
          ))}
        </ListTable>
      )}
    </section>
  );
}

function State({ backup }: { backup: Backup }) {
  const { isProven, isGone, failure, expired } = backup;
  if (isProven)
    return (
      <>
        {isGone ? (
          <>
            <Badge color="yellow">Failo nebėra</Badge>
            <div className={lists.under}>Buvo atkurta ir sutapo, bet kopijų vietoje jo nebėra.</div>
          </>
        ) : (
          <Badge color="sea">Atkurta ir sutampa</Badge>
        )}
        {expired.revisions + expired.audit > 0 && (
          <div className={lists.under}>{describeExpired(expired)}</div>
        )}
      </>
    );
  if (!failure) return <Badge color="gray">Daroma</Badge>;
  return (
    <>
      <Badge color="red">Nepavyko</Badge>
      <div className={lists.under}>{describeBackupFailure(failure)}</div>
    </>
  );
}

/** What was removed once this back-up held it. */
function describeExpired({ revisions, audit }: Backup['expired']): string {
  const parts = [
    ...(revisions > 0
      ? [withCount(revisions, 'teksto versija', 'tekstų versijos', 'tekstų versijų')]
      : []),
    ...(audit > 0
      ? [withCount(audit, 'pakeitimų eilutė', 'pakeitimų eilutės', 'pakeitimų eilučių')]
      : []),
  ];
  return `Po to pašalinta sena istorija: ${parts.join(', ')}.`;
}
