import { Table, Text } from '@mantine/core';
import { useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { IconChevronDown } from '../style/icons.ts';
import classes from './audit.module.css';
import type { AuditEntry } from './audit-requests.ts';
import {
  actionName,
  actorName,
  describeObject,
  foldAutomation,
  summariseActions,
  summariseFields,
} from './audit-texts.ts';

interface AuditTableProps {
  entries: AuditEntry[];
  onOpen: (id: string) => void;
}

/** Changes, the latest first; what the product did by itself is folded between what people did. */
export function AuditTable({ entries, onOpen }: AuditTableProps) {
  return (
    <ListTable
      label="Pakeitimų sąrašas"
      isStacked
      opens
      head={['Laikas', 'Kas', 'Veiksmas', 'Kas pakeista']}
    >
      {foldAutomation(entries).map((row) =>
        row.length === 1 ? (
          row.map((entry) => <AuditRow key={entry.id} entry={entry} onOpen={onOpen} />)
        ) : (
          <FoldedRows key={row[0]?.id} entries={row} onOpen={onOpen} />
        ),
      )}
    </ListTable>
  );
}

function FoldedRows({ entries, onOpen }: AuditTableProps) {
  const [isOpen, setOpen] = useState(false);
  const [latest, first] = [entries[0], entries.at(-1)];
  if (!latest || !first) return null;
  return (
    <>
      <Table.Tr>
        <Table.Td className={lists.nowrap}>{formatMoment(latest.at)}</Table.Td>
        <Table.Td>{actorName(latest.actor)}</Table.Td>
        <Table.Td className={lists.main}>
          <button
            type="button"
            data-opens
            className={lists.opener}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {withCount(entries.length, 'pakeitimas', 'pakeitimai', 'pakeitimų')}{' '}
            <IconChevronDown size={14} aria-hidden className={classes.fold} />
          </button>
        </Table.Td>
        <Table.Td className={lists.full}>
          <Text size="sm" c="dimmed">
            {summariseActions(entries)}
          </Text>
        </Table.Td>
      </Table.Tr>
      {isOpen &&
        entries.map((entry) => <AuditRow key={entry.id} entry={entry} isFolded onOpen={onOpen} />)}
    </>
  );
}

interface AuditRowProps {
  entry: AuditEntry;
  /** One of those that were folded. */
  isFolded?: boolean;
  onOpen: (id: string) => void;
}

function AuditRow({ entry, isFolded = false, onOpen }: AuditRowProps) {
  return (
    <Table.Tr data-folded={isFolded || undefined} className={classes.row}>
      <Table.Td className={lists.nowrap}>{formatMoment(entry.at)}</Table.Td>
      <Table.Td>{actorName(entry.actor)}</Table.Td>
      <Table.Td className={lists.main}>
        <button
          type="button"
          data-opens
          className={lists.opener}
          onClick={() => onOpen(String(entry.id))}
        >
          {actionName(entry.action)}
        </button>
      </Table.Td>
      <Table.Td className={lists.full}>
        <Text size="sm" span>
          {describeObject(entry)}
        </Text>
        <div className={lists.under}>{summariseFields(entry)}</div>
      </Table.Td>
    </Table.Tr>
  );
}
