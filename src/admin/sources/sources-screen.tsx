import { ActionIcon, Anchor, Button, Group, Menu, SegmentedControl, Text } from '@mantine/core';
import { lazy } from 'react';
import { Link } from 'react-router';
import { SOURCE_STATES } from '../../domain/source-states.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ACTS_HEAD, ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { type ListAddress, oneOf } from '../lists/next-address.ts';
import { Pager } from '../lists/pager.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useExistingPage } from '../lists/use-existing-page.ts';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { LazyPanel } from '../panels/lazy-panel.tsx';
import { useFunction } from '../runs/use-runs.ts';
import { IconDotsVertical, IconDownload, IconPlus } from '../style/icons.ts';
import { Counted } from '../work/counted.tsx';
import { useWork } from '../work/work-requests.ts';
import { SOURCE_STATE_LABELS } from './source-labels.ts';
import { exportOpml, listSources, SOURCES_PER_PAGE, type Source } from './source-requests.ts';
import { SourceRow } from './source-row.tsx';

/** Forms are large beside the list they open from. */
const SourcePanel = lazy(async () => ({
  default: (await import('./source-panel.tsx')).SourcePanel,
}));
const OpenSource = lazy(async () => ({ default: (await import('./open-source.tsx')).OpenSource }));
const OpmlPanel = lazy(async () => ({ default: (await import('./opml-panel.tsx')).OpmlPanel }));

const FAILURE = 'Nepavyko užkrauti šaltinių';

/** What the address opens over the list beside a source by its id. */
const NEW = 'new';
const OPML = 'opml';
/** No filter by state. */
const ALL = 'all';

const readFilters = (get: ListAddress['get']) => ({
  search: get('q') ?? '',
  state: oneOf(SOURCE_STATES, get('state')),
});
const list = createScreenList(['sources'], ({ get, page }) => ({
  query: { page, ...readFilters(get) },
  list: listSources,
  failure: FAILURE,
}));
export const { prefetch } = list;

export default function SourcesScreen() {
  // Whole: the list in all its conditions, one after the other.
  const address = useListAddress();
  const { search, state } = readFilters(address.get);
  const counts = useWork().data?.counts;
  const isFiltered = search !== '' || state !== null;
  const importSources = useFunction('import-rss-sources');
  const sources = list.useScreenList(address);
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
          disabled={importSources.isRunning || (data?.total === 0 && !isFiltered)}
          onClick={() => importSources.start({ body: { manual: true } })}
        >
          Importuoti šaltinius
        </Button>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
          Pridėti šaltinį
        </Button>
        <MoreActs onImportOpml={() => open(OPML)} />
      </ScreenHead>
      <div className={lists.filters}>
        <div className={lists.scrolling}>
          <SegmentedControl
            size="xs"
            aria-label="Šaltinių būklė"
            value={state ?? ALL}
            onChange={(value) =>
              address.change({ state: value === ALL ? null : value, open: null })
            }
            data={[
              { value: ALL, label: 'Visi' },
              ...SOURCE_STATES.map((value) => ({
                value,
                label: (
                  <Counted label={SOURCE_STATE_LABELS[value]} count={counts?.sources[value]} />
                ),
              })),
            ]}
          />
        </div>
        <SearchField
          label="Ieškoti šaltinio"
          value={search}
          onSearch={(q) => address.change({ q, open: null })}
        />
        <ClearFilters onChange={(cleared) => address.change({ ...cleared, open: null })} />
      </div>
      {sources.isPending && <TableSkeleton rows={5} height={56} />}
      {sources.isError && !data && <QueryError text={FAILURE} query={sources} />}
      {data?.total === 0 && (
        <EmptyState
          text="Šaltinių nėra"
          hint={
            isFiltered
              ? 'Pakeiskite paieškos tekstą arba rodykite visus šaltinius.'
              : 'Pridėkite svetainę: jos naujienų srautą arba straipsnių sąrašą surasime patys.'
          }
        />
      )}
      {data && data.total > 0 && (
        <>
          {!data.is_import_scheduled && <NotScheduled />}
          <ListTable
            label="Šaltinių sąrašas"
            isStacked
            opens
            head={[
              'Pavadinimas',
              { label: 'Tipas', isWide: true },
              'Būklė',
              'Per 30 dienų',
              'Aktyvus',
              ACTS_HEAD,
            ]}
          >
            {data.items.map((source) => (
              <SourceRow key={source.id} source={source} onEdit={() => open(source.id)} />
            ))}
          </ListTable>
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
      {opened && (
        <OverSources
          opened={opened}
          listed={data?.items.find(({ id }) => id === opened)}
          onClose={close}
        />
      )}
    </>
  );
}

function MoreActs({ onImportOpml }: { onImportOpml: () => void }) {
  const exportFile = useAction({
    run: exportOpml,
    failure: 'Nepavyko eksportuoti šaltinių',
    success: null,
    changes: [],
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size="input-sm" aria-label="Kiti veiksmai su šaltiniais">
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => exportFile.mutate(undefined)}>Eksportuoti OPML</Menu.Item>
        <Menu.Item onClick={onImportOpml}>Importuoti OPML…</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const NotScheduled = () => (
  <Group gap="xs" mb="sm">
    <Text size="sm" c="dimmed">
      Automatinis importas išjungtas: šaltiniai tikrinami tik paleidus importą.
    </Text>
    <Anchor component={Link} to="/admin/automation/settings" size="sm" underline="always">
      Automatizacijos nustatymai
    </Anchor>
  </Group>
);

interface OverSourcesProps {
  opened: string;
  /** The source, where the list shows it. */
  listed: Source | undefined;
  onClose: () => void;
}

/** What the address opens over the list. */
function OverSources({ opened, listed, onClose }: OverSourcesProps) {
  if (opened === OPML)
    return (
      <LazyPanel title="Importuoti OPML" onClose={onClose}>
        <OpmlPanel onClose={onClose} />
      </LazyPanel>
    );
  if (opened === NEW)
    return (
      <LazyPanel title="Naujas šaltinis" onClose={onClose}>
        <SourcePanel onClose={onClose} />
      </LazyPanel>
    );
  return (
    <LazyPanel title="Šaltinis" onClose={onClose}>
      <OpenSource key={opened} id={opened} listed={listed} onClose={onClose} />
    </LazyPanel>
  );
}
