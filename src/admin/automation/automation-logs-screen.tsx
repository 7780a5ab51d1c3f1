import { LOGS_LIMIT } from '../../domain/list-limits.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import lists from '../lists/lists.module.css';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { LogPanel } from './log-panel.tsx';
import { listLogs } from './log-requests.ts';
import { ACTION_FILTER, readLogFilters, STATUS_FILTER, toLogQuery } from './log-status.ts';
import { LogTable } from './log-table.tsx';

const FAILURE = 'Nepavyko užkrauti žurnalo';

const list = createScreenList(['logs'], ({ get }) => ({
  query: toLogQuery(readLogFilters(get)),
  list: listLogs,
  failure: FAILURE,
  isUnderWay: ({ items }: { items: { status: string }[] }) =>
    items.some(({ status }) => status === 'running'),
}));
export const { prefetch } = list;

/** The latest runs of the automations. Reloads by itself while one of them is running. */
export default function AutomationLogsScreen() {
  // Whole: the screen from its head to what opens over it.
  const address = useListAddress();
  const { action, status } = readLogFilters(address.get);
  const logs = list.useScreenList(address);
  return (
    <>
      <ScreenHead
        title="Automatizacijos žurnalas"
        lead={`Paskutiniai vykdymai, ne daugiau kaip ${LOGS_LIMIT}`}
      />
      <div className={lists.filters}>
        <FilterSelect
          label="Veiksmas"
          all="Visi veiksmai"
          width={240}
          data={ACTION_FILTER}
          value={action}
          onChange={(value) => address.change({ action: value })}
        />
        <FilterSelect
          label="Būsena"
          all="Visos būsenos"
          width={220}
          data={STATUS_FILTER}
          value={status}
          onChange={(value) => address.change({ status: value })}
        />
        <ClearFilters onChange={address.change} />
      </div>
      <ListBody
        query={logs}
        failure={FAILURE}
        empty={
          <EmptyState
            text="Logų nėra"
            hint={
              action || status
                ? 'Pakeiskite filtrus.'
                : 'Čia matysite kiekvieną importą, paruošimą ir publikavimą.'
            }
          />
        }
      >
        {(items) => <LogTable items={items} onOpen={address.open} />}
      </ListBody>
      <LogPanel id={address.opened} onClose={address.close} />
    </>
  );
}
