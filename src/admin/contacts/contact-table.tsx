import { ListTable } from '../lists/list-table.tsx';
import { useDrawnRows } from '../lists/rows/use-drawn-rows.ts';
import type { Sorting } from '../lists/sort-header.tsx';
import type { Contact } from './contact-requests.ts';
import { ContactRow } from './contact-row.tsx';

interface ContactTableProps {
  contacts: Contact[];
  sorting: Sorting;
  onOpen: (id: string) => void;
}

export function ContactTable({ contacts, sorting, onOpen }: ContactTableProps) {
  const rows = useDrawnRows(contacts);
  return (
    <ListTable
      label="Žinučių sąrašas"
      isStacked
      opens
      head={[
        { label: 'Siuntėjas', sort: 'name' },
        'Žinutė',
        { label: 'Gauta', sort: 'created_at', isWide: true },
        { label: 'Būsena', isWide: true },
      ]}
      sorting={sorting}
    >
      {rows.map((contact) => (
        <ContactRow key={contact.id} contact={contact} onOpen={() => onOpen(contact.id)} />
      ))}
    </ListTable>
  );
}
