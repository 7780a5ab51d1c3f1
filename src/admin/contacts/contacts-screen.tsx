import { SegmentedControl } from '@mantine/core';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import lists from '../lists/lists.module.css';
import { SearchField } from '../lists/search-field.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { Counted } from '../work/counted.tsx';
import { useWork } from '../work/work-requests.ts';
import { DEFAULT_SORT, readFilters, TABS, toQuery } from './contact-filters.ts';
import { ContactPanel } from './contact-panel.tsx';
import { listContacts } from './contact-requests.ts';
import { ContactTable } from './contact-table.tsx';
import { ContactsHead } from './contacts-head.tsx';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti kontaktų';

const list = createScreenList(['contacts'], ({ get, page }) => ({
  query: { ...toQuery(readFilters(get)), page: String(page), per_page: String(PER_PAGE) },
  list: listContacts,
  failure: FAILURE,
}));
export const { prefetch } = list;

export default function ContactsScreen() {
  // Whole: the screen from its head to what opens over it.
  const address = useListAddress();
  const filters = readFilters(address.get);
  const query = toQuery(filters);
  const contacts = list.useScreenList(address);
  const counts = useWork().data?.counts;
  const header = {
    sort: filters.sort,
    onSort: (sort: string) => address.change({ sort: sort === DEFAULT_SORT ? null : sort }),
  };
  return (
    <>
      <ContactsHead query={query} canExport={(contacts.data?.total ?? 0) > 0} />
      <div className={lists.filters}>
        <div className={lists.scrolling}>
          <SegmentedControl
            size="xs"
            aria-label="Rodomos žinutės"
            value={filters.tab}
            onChange={(value) => address.change({ filter: value === 'all' ? null : value })}
            data={TABS.map(({ value, label }) => ({
              value,
              label: (
                <Counted
                  label={label}
                  count={value === 'all' ? undefined : counts?.messages[value]}
                />
              ),
            }))}
          />
        </div>
        <SearchField
          label="Ieškoti žinutės"
          value={filters.search}
          onSearch={(q) => address.change({ q })}
        />
        <ClearFilters onChange={address.change} />
      </div>
      <ListBody
        query={contacts}
        failure={FAILURE}
        skeleton={<TableSkeleton height={72} rows={5} />}
        empty={
          <EmptyState
            text="Kontaktų nėra"
            hint={
              filters.search || filters.tab !== 'all'
                ? 'Pakeiskite paieškos žodžius arba rodykite visas žinutes.'
                : 'Čia matysite žinutes, parašytas svetainės kontaktų formoje.'
            }
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(items) => <ContactTable contacts={items} sorting={header} onOpen={address.open} />}
      </ListBody>
      <ContactPanel id={address.opened} onClose={address.close} />
    </>
  );
}
