import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { FoldButton, FoldedFilters, useFilterFold } from '../lists/filters/filter-fold.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { type ListAddress, oneOf } from '../lists/next-address.ts';
import { SearchField } from '../lists/search-field.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList } from '../lists/use-list-query.ts';
import { AuditPanel } from './audit-panel.tsx';
import { listAudit } from './audit-requests.ts';
import { AuditTable } from './audit-table.tsx';
import { ACTIONS, ENTITIES } from './audit-texts.ts';

const PER_PAGE = 50;
const FAILURE = 'Nepavyko užkrauti pakeitimų istorijos';
const BY = { people: 'Tik žmonės', machines: 'Tik automatika' };
const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const readFilters = (get: ListAddress['get']) => ({
  entity: oneOf(Object.keys(ENTITIES), get('entity')),
  action: oneOf(Object.keys(ACTIONS), get('action')),
  by: oneOf(Object.keys(BY), get('by')) as keyof typeof BY | null,
  id: get('id'),
  q: get('q'),
});
const list = createScreenList(['audit'], ({ get, page }) => {
  const { entity, action, by, id, q } = readFilters(get);
  return {
    query: {
      page: String(page),
      per_page: String(PER_PAGE),
      ...(entity ? { entity } : {}),
      ...(action ? { action } : {}),
      ...(by ? { by } : {}),
      ...(id ? { entity_id: id } : {}),
      ...(q ? { q } : {}),
    },
    list: listAudit,
    failure: FAILURE,
  };
});
export const { prefetch } = list;

/** Who changed what and when. To be read: nothing here can be changed, the database refuses it too. */
export default function AuditScreen() {
  const address = useListAddress();
  const { entity, action, by, id, q } = readFilters(address.get);
  const audit = list.useScreenList(address);
  const fold = useFilterFold();
  return (
    <>
      <ScreenHead title="Pakeitimų istorija" lead="Kas, kada ir ką pakeitė">
        <FoldButton fold={fold} />
      </ScreenHead>
      <FoldedFilters fold={fold}>
        <AuditFilters address={address} by={by} entity={entity} action={action} />
      </FoldedFilters>
      <ListBody
        query={audit}
        failure={FAILURE}
        empty={
          <EmptyState
            text="Pakeitimų nėra"
            hint={(entity || action || by || id || q) && 'Pakeiskite filtrus.'}
          />
        }
        paging={{ page: address.page, onPage: address.goToPage }}
      >
        {(entries) => <AuditTable entries={entries} onOpen={address.open} />}
      </ListBody>
      <AuditPanel
        id={address.opened}
        listed={audit.data?.items.find(({ id: listed }) => String(listed) === address.opened)}
        onClose={address.close}
        onOnlyThis={({ entity, entity_id }) =>
          address.change({ entity, id: entity_id, action: null, by: null, q: null, open: null })
        }
      />
    </>
  );
}

interface AuditFiltersProps {
  address: ReturnType<typeof useListAddress>;
  by: string | null;
  entity: string | null;
  action: string | null;
}

function AuditFilters({ address, by, entity, action }: AuditFiltersProps) {
  return (
    <>
      <SearchField
        label="Ieškoti pakeitimo arba žmogaus"
        value={address.get('q') ?? ''}
        onSearch={(text) => address.change({ q: text })}
      />
      <FilterSelect
        label="Kas keitė"
        all="Žmonės ir automatika"
        width={200}
        data={options(BY)}
        value={by}
        onChange={(value) => address.change({ by: value })}
      />
      <FilterSelect
        label="Kas pakeista"
        all="Visi objektai"
        width={220}
        data={options(ENTITIES)}
        value={entity}
        // Another kind of object is not the one that was followed.
        onChange={(value) => address.change({ entity: value, id: null })}
      />
      <FilterSelect
        label="Veiksmas"
        all="Visi veiksmai"
        width={260}
        isSearchable
        data={options(ACTIONS)}
        value={action}
        onChange={(value) => address.change({ action: value })}
      />
      <ClearFilters onChange={address.change} />
    </>
  );
}
