import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ACTS_HEAD, ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { SearchField } from '../lists/search-field.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList, pageQuery } from '../lists/use-list-query.ts';
import { listBin } from './bin-requests.ts';
import { BinTableRow } from './bin-row.tsx';

const PER_PAGE = 25;
const FAILURE = 'Nepavyko užkrauti šiukšliadėžės';

const list = createScreenList(['bin'], ({ get, page }) => ({
  query: pageQuery(page, PER_PAGE, get('q') ?? ''),
  list: listBin,
  failure: FAILURE,
}));
export const { prefetch } = list;

/** Deleted articles, for 30 days. */
export default function BinScreen() {
  // Whole: the list, column by column.
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const bin = list.useScreenList(address);
  return (
    <>
      <ScreenHead
        title="Šiukšliadėžė"
        lead="Ištrintus įrašus ir straipsnius galima atkurti 30 dienų; paskui jie pašalinami visam laikui"
      />
      <div className={lists.filters}>
        <SearchField
          label="Ieškoti šiukšliadėžėje"
          value={search}
          onSearch={(q) => address.change({ q })}
        />
        <ClearFilters onChange={address.change} />
      </div>
      <ListBody
        query={bin}
        failure={FAILURE}
        empty={
          <EmptyState
            text={search ? 'Nieko nerasta' : 'Šiukšliadėžė tuščia'}
            hint={search && 'Pakeiskite paieškos žodžius.'}
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(rows) => (
          <ListTable
            label="Ištrinti įrašai ir straipsniai"
            isStacked
            head={[
              'Pavadinimas',
              { label: 'Ištrinta', isWide: true },
              { label: 'Kas ištrynė', isWide: true },
              { label: 'Galima atkurti', isWide: true },
              ACTS_HEAD,
            ]}
          >
            {rows.map((row) => (
              <BinTableRow key={row.id} row={row} />
            ))}
          </ListTable>
        )}
      </ListBody>
    </>
  );
}
