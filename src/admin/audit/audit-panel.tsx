import { Button, Text } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { formatMoment } from '../lists/moments.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import classes from './audit.module.css';
import { type AuditEntry, getAuditEntry } from './audit-requests.ts';
import { actionName, actorName, changedFields, describeObject } from './audit-texts.ts';

const FAILURE = 'Nepavyko užkrauti pakeitimo';

interface AuditPanelProps {
  id: string | null;
  /** When the list has it already. */
  listed: AuditEntry | undefined;
  onClose: () => void;
  onOnlyThis: (entry: AuditEntry) => void;
}

/** One change: each field as it was and as it is. */
export function AuditPanel({ id, listed, onClose, onOnlyThis }: AuditPanelProps) {
  const asked = useQuery({
    queryKey: ['audit', 'one', id],
    queryFn: id === null || listed ? skipToken : () => getAuditEntry(id),
    // It is never changed.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: FAILURE },
  });
  const entry = listed ?? asked.data;
  return (
    <SidePanel
      opened={id !== null}
      onClose={onClose}
      title={entry ? actionName(entry.action) : 'Pakeitimas'}
    >
      {entry && (
        <>
          <Text size="sm" c="dimmed">
            {formatMoment(entry.at)} · {actorName(entry.actor)}
          </Text>
          <Text size="sm" c="dimmed" className={classes.id}>
            {describeObject(entry)}
          </Text>
          <Changes entry={entry} />
          <Button variant="default" size="xs" mt="md" onClick={() => onOnlyThis(entry)}>
            Rodyti tik šio objekto pakeitimus
          </Button>
        </>
      )}
      {!entry && asked.isLoading && <ScreenSkeleton />}
      {!entry && asked.isError && <QueryError text={FAILURE} query={asked} />}
    </SidePanel>
  );
}

/** Of what is new or gone there is one value of each field. */
function Changes({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry);
  if (fields.length === 0)
    return <Text mt="md">Nėra laukų reikšmių, kurias būtų galima parodyti.</Text>;
  const isWhole = entry.before === null || entry.after === null;
  return (
    <dl className={classes.changes}>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          {isWhole && after !== '' && (
            <dd data-whole>
              <pre>{entry.after === null ? before : after}</pre>
            </dd>
          )}
          {!isWhole && (
            <>
              <dd>
                <span>Buvo</span>
                <pre>{before}</pre>
              </dd>
              <dd>
                <span>Yra</span>
                <pre>{after}</pre>
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  );
}
