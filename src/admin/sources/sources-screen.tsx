import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  Menu,
  Table,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LazyDialog } from '../feedback/lazy-dialog.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import lists from '../lists/lists.module.css';
import { Pager } from '../lists/pager.tsx';
import { moveBetweenRows } from '../lists/row-keys.ts';
import { SearchField } from '../lists/search-field.tsx';
import { TableFrame } from '../lists/table-frame.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useExistingPage } from '../lists/use-existing-page.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { useFunction } from '../runs/use-runs.ts';
import { IconDotsVertical, IconDownload, IconPlus } from '../style/icons.ts';
import { exportOpml, listSources, SOURCES_PER_PAGE } from './source-requests.ts';
import { SourceRow } from './source-row.tsx';

/** Forms are large beside the list they open from. */
const SourceDialog = lazy(async () => ({
  default: (await import('./source-dialog.tsx')).SourceDialog,
}));
const OpenSource = lazy(async () => ({ default: (await import('./open-source.tsx')).OpenSource }));
const OpmlDialog = lazy(async () => ({ default: (await import('./opml-dialog.tsx')).OpmlDialog }));

const FAILURE = 'Nepavyko užkrauti šaltinių';

/** What the address opens over the list beside a source by its id. */
const NEW = 'new';
const OPML = 'opml';

export default function SourcesScreen() {
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const exportFile = useAction({
    run: exportOpml,
    failure: 'Nepavyko eksportuoti šaltinių',
    success: null,
    changes: [],
  });
  const importSources = useFunction('import-rss-sources');
  const sources = useQuery({
    queryKey: ['sources', address.page, search],
    queryFn: () => listSources(address.page, search),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = sources;
  useExistingPage(data, { page: address.page, onPage: address.goToPage });
  const { opened, open, close } = address;
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
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
          Pridėti šaltinį
        </Button>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="default" size="input-sm" aria-label="Kiti veiksmai su šaltiniais">
              <IconDotsVertical size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => exportFile.mutate(undefined)}>Eksportuoti OPML</Menu.Item>
            <Menu.Item onClick={() => open(OPML)}>Importuoti OPML…</Menu.Item>
          </Menu.Dropdown>
        </Menu>
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
              : 'Pridėkite svetainę: jos naujienų srautą arba straipsnių sąrašą surasime patys.'
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          {!data.is_import_scheduled && (
            <Group gap="xs" mb="sm">
              <Text size="sm" c="dimmed">
                Automatinis importas išjungtas: šaltiniai tikrinami tik paleidus importą.
              </Text>
              <Anchor component={Link} to="/admin/automation/settings" size="sm" underline="always">
                Automatizacijos nustatymai
              </Anchor>
            </Group>
          )}
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
                  <SourceRow key={source.id} source={source} onEdit={() => open(source.id)} />
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
      {opened === OPML && (
        <LazyDialog title="Importuoti OPML" onClose={close}>
          <OpmlDialog onClose={close} />
        </LazyDialog>
      )}
      {opened === NEW && (
        <LazyDialog title="Naujas šaltinis" onClose={close}>
          <SourceDialog onClose={close} />
        </LazyDialog>
      )}
      {opened && opened !== NEW && opened !== OPML && (
        <LazyDialog title="Šaltinis" onClose={close}>
          <OpenSource
            key={opened}
            id={opened}
            listed={data?.items.find(({ id }) => id === opened)}
            onClose={close}
          />
        </LazyDialog>
      )}
    </>
  );
}
