import { Button, Table, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import lists from '../lists/lists.module.css';
import { Pager } from '../lists/pager.tsx';
import { moveBetweenRows } from '../lists/row-keys.ts';
import { SearchField } from '../lists/search-field.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useFunction } from '../runs/use-runs.ts';
import { AddSourceDialog } from './add-source-dialog.tsx';
import { listSources, SOURCES_PER_PAGE } from './source-requests.ts';
import { SourceRow } from './source-row.tsx';

const FAILURE = 'Nepavyko užkrauti šaltinių';

export default function SourcesScreen() {
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const [isAdding, setAdding] = useState(false);
  const importSources = useFunction('import-rss-sources');
  const sources = useQuery({
    queryKey: ['sources', address.page, search],
    queryFn: () => listSources(address.page, search),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = sources;
  return (
    <>
      <ScreenHead title="Šaltiniai" lead="Iš jų importuojami straipsniai">
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={importSources.isStarting}
          disabled={importSources.isRunning || (data?.total === 0 && !search)}
          onClick={() => importSources.start({ body: { manual: true } })}
        >
          Importuoti šaltinius
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Pridėti šaltinį
        </Button>
      </ScreenHead>
      <div className={lists.filters}>
        <SearchField
          label="Ieškoti šaltinio"
          value={search}
          onSearch={(q) => address.change({ q, open: null })}
        />
      </div>
      {sources.isPending && <TableSkeleton rows={5} height={56} />}
      {sources.isError && !data && (
        <LoadError
          text={FAILURE}
          onRetry={() => sources.refetch()}
          isRetrying={sources.isFetching}
        />
      )}
      {data?.total === 0 && (
        <EmptyState
          text="Šaltinių nėra"
          hint={
            search
              ? 'Pakeiskite paieškos tekstą.'
              : 'Pridėkite naujienų portalo RSS srautą arba puslapį, kuriame skelbiami straipsniai.'
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          <TableFrame label="Šaltinių sąrašas" isStacked>
            <Table fz="sm" verticalSpacing={6} highlightOnHover>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>Pavadinimas</Table.Th>
                  <Table.Th className={lists.wide}>Tipas</Table.Th>
                  <Table.Th>Būklė</Table.Th>
                  <Table.Th>Aktyvus</Table.Th>
                  <Table.Th>
                    <VisuallyHidden>Veiksmai</VisuallyHidden>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody onKeyDown={moveBetweenRows}>
                {data.items.map((source) => (
                  <SourceRow key={source.id} source={source} />
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
          {data.total > SOURCES_PER_PAGE && (
            <Pager
              total={data.total}
              page={address.page}
              perPage={SOURCES_PER_PAGE}
              onPage={address.goToPage}
            />
          )}
        </>
      )}
      <AddSourceDialog isOpen={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}
