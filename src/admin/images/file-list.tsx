import { Anchor, Table } from '@mantine/core';
import { ask } from '../feedback/ask.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { showFailure } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ACTS_HEAD, ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { RowAct } from '../lists/rows/row-act.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import type { useListAddress } from '../lists/use-list-address.ts';
import { pageQuery, useListQuery } from '../lists/use-list-query.ts';
import { IconTrash } from '../style/icons.ts';
import { deleteFile, listFiles, type StoredFile } from './file-requests.ts';
import { describeVersionsLosing, formatBytes } from './image.ts';
import { Uses } from './uses.tsx';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti failų';

/** Documents that texts offer to download: how large, since when, in which texts; one that is in none may go. */
export function FileList({ address }: { address: ReturnType<typeof useListAddress> }) {
  const search = address.get('q') ?? '';
  const query = pageQuery(address.page, PER_PAGE, search);
  const files = useListQuery(['files'], { query, list: listFiles, failure: FAILURE });
  return (
    <>
      <div className={lists.filters}>
        <SearchField label="Ieškoti failo" value={search} onSearch={(q) => address.change({ q })} />
        <ClearFilters onChange={address.change} />
      </div>
      <ListBody
        query={files}
        failure={FAILURE}
        skeleton={<TableSkeleton rows={5} />}
        empty={
          <EmptyState
            text="Failų nėra"
            hint={
              search
                ? 'Pakeiskite paieškos žodžius.'
                : 'Failą įkelsite rašydami įrašą: tuščioje eilutėje paspauskite „/“ ir pasirinkite „Failas atsisiųsti“.'
            }
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(items) => (
          <ListTable
            label="Failai"
            isStacked
            opens
            head={[
              'Failas',
              { label: 'Tipas', isWide: true },
              { label: 'Dydis', isWide: true },
              { label: 'Įkelta', isWide: true },
              'Kur siūlomas',
              ACTS_HEAD,
            ]}
          >
            {items.map((file) => (
              <FileRow key={file.id} file={file} />
            ))}
          </ListTable>
        )}
      </ListBody>
    </>
  );
}

function FileRow({ file }: { file: StoredFile }) {
  const { original_name: name, label, bytes, created_at, uses } = file;
  const remove = useAction({
    run: deleteFile,
    failure: 'Nepavyko ištrinti failo',
    success: () => 'Failas ištrintas',
    changes: [['files']],
  });
  const tryToRemove = () => {
    if (uses.length > 0)
      return showFailure(
        'Failas siūlomas tekstuose, todėl jo ištrinti negalima. Pirmiausia pašalinkite jį iš išvardytų tekstų.',
      );
    ask({
      title: 'Ištrinti failą',
      question: `Ištrinti failą „${name}“?`,
      consequence: [
        'Failas pašalinamas iš karto, šio veiksmo atšaukti negalima.',
        describeVersionsLosing(file.former_versions, 'failas'),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Ištrinti',
      isDestructive: true,
      onConfirm: () => remove.mutate(file),
    });
  };
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        <Anchor href={file.url} download inherit>
          {name}
        </Anchor>
        <div className={lists.narrow}>
          <div className={lists.under}>
            {label}, {formatBytes(bytes)} · {formatMoment(created_at)}
          </div>
        </div>
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>{label}</Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>{formatBytes(bytes)}</Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>{formatMoment(created_at)}</Table.Td>
      <Table.Td className={lists.full}>
        <Uses uses={uses} />
      </Table.Td>
      <Table.Td className={lists.actions}>
        <RowAct label="Ištrinti" of={name} loading={remove.isPending} onClick={tryToRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </RowAct>
      </Table.Td>
    </Table.Tr>
  );
}
