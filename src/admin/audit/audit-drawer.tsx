import { Button, Drawer, Text } from '@mantine/core';
import { formatMoment } from '../lists/moments.ts';
import classes from './audit.module.css';
import type { AuditEntry } from './audit-requests.ts';
import { actionName, changedFields, describeObject } from './audit-texts.ts';

interface AuditDrawerProps {
  entry: AuditEntry | null;
  onClose: () => void;
  onOnlyThis: (entry: AuditEntry) => void;
}

/** One change: each field as it was and as it is. */
export function AuditDrawer({ entry, onClose, onOnlyThis }: AuditDrawerProps) {
  return (
    <Drawer
      opened={entry !== null}
      onClose={onClose}
      position="right"
      size="40rem"
      title={entry ? actionName(entry.action) : ''}
    >
      {entry && (
        <>
          <Text size="sm" c="dimmed">
            {formatMoment(entry.at)} · {entry.actor || '–'}
          </Text>
          <Text size="sm" c="dimmed" className={classes.id}>
            {describeObject(entry.entity, entry.entity_id)}
          </Text>
          <Changes entry={entry} />
          <Button variant="default" size="xs" mt="md" onClick={() => onOnlyThis(entry)}>
            Rodyti tik šio objekto pakeitimus
          </Button>
        </>
      )}
    </Drawer>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return <Text mt="md">Laukų reikšmių šis veiksmas nekeitė.</Text>;
  return (
    <dl className={classes.changes}>
      {fields.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>Buvo</span>
            <pre>{before}</pre>
          </dd>
          <dd>
            <span>Yra</span>
            <pre>{after}</pre>
          </dd>
        </div>
      ))}
    </dl>
  );
}
