import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import { listNever } from '../../domain/glossary.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { ClearFilters } from '../lists/filters/clear-filters.tsx';
import { ListBody } from '../lists/list-body.tsx';
import { ACTS_HEAD, ListTable } from '../lists/list-table.tsx';
import lists from '../lists/lists.module.css';
import { RowAct } from '../lists/rows/row-act.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { UndoBar } from '../lists/undo-bar.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { createScreenList, pageQuery } from '../lists/use-list-query.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { IconPencil, IconPlus, IconTrash } from '../style/icons.ts';
import { TermPanel } from './term-panel.tsx';
import {
  createTerm,
  deleteTerm,
  listTerms,
  TERM_LISTS,
  type Term,
  valuesOf,
} from './term-requests.ts';

const PER_PAGE = 100;
const FAILURE = 'Nepavyko užkrauti terminų';
/** What the address opens over the list beside a term by its id. */
const NEW = 'new';

const list = createScreenList(['glossary'], ({ get, page }) => ({
  query: pageQuery(page, PER_PAGE, get('q') ?? ''),
  list: listTerms,
  failure: FAILURE,
}));
export const { prefetch } = list;

export default function GlossaryScreen() {
  // Whole: the list in all its conditions, one after the other.
  const address = useListAddress();
  const search = address.get('q') ?? '';
  const { opened, open, close } = address;
  const terms = list.useScreenList(address);
  const { removed, remove, undo, forget } = useRemoval();
  const listed = terms.data?.items.find(({ id }) => id === opened);
  return (
    <>
      <ScreenHead title="Terminų žodynėlis" lead="Kaip verčiame ir ko niekada nerašome">
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open(NEW)}>
          Pridėti terminą
        </Button>
      </ScreenHead>
      <div className={lists.filters}>
        <SearchField
          label="Ieškoti termino"
          value={search}
          onSearch={(q) => address.change({ q, open: null })}
        />
        <ClearFilters onChange={(cleared) => address.change({ ...cleared, open: null })} />
      </div>
      {removed && (
        <UndoBar
          text={`Ištrinta: „${removed.term}“`}
          isBusy={undo.isPending}
          onUndo={() => undo.mutate(removed)}
          onClose={forget}
        />
      )}
      <ListBody
        query={terms}
        failure={FAILURE}
        skeleton={<TableSkeleton rows={6} height={56} />}
        paging={{ page: address.page, onPage: address.goToPage }}
        empty={
          <EmptyState
            text="Terminų nėra"
            hint={
              search
                ? 'Pakeiskite paieškos tekstą.'
                : 'Pridėkite terminą: jo bus laikomasi verčiant ir tikrinant tekstus.'
            }
          />
        }
      >
        {(items) => (
          <ListTable
            label="Terminų sąrašas"
            isStacked
            opens
            head={['Šaltiniuose', 'Rašome', 'Nerašome', ACTS_HEAD]}
          >
            {items.map((term) => (
              <TermRow
                key={term.id}
                term={term}
                isRemoving={remove.isPending && remove.variables.id === term.id}
                onEdit={() => open(term.id)}
                onRemove={() => remove.mutate(term)}
              />
            ))}
          </ListTable>
        )}
      </ListBody>
      {opened === NEW && <TermPanel onClose={close} />}
      {opened && opened !== NEW && listed && (
        <TermPanel key={opened} term={listed} onClose={close} />
      )}
      {opened && opened !== NEW && terms.data && !listed && (
        <SidePanel opened onClose={close} title="Terminas">
          <EmptyState text="Termino nebėra" />
        </SidePanel>
      )}
    </>
  );
}

/** Removed at once, and brought back until something else is removed or the bar is closed. */
function useRemoval() {
  const [removed, setRemoved] = useState<Term | null>(null);
  const forget = () => setRemoved(null);
  const remove = useAction({
    run: async (term: Term) => {
      await deleteTerm(term.id);
      setRemoved(term);
    },
    failure: 'Nepavyko ištrinti termino',
    // On a phone the bar that brings it back may be out of sight.
    success: (_, { term }) => `Terminas „${term}“ ištrintas. Grąžinti galima virš sąrašo.`,
    changes: TERM_LISTS,
  });
  const undo = useAction({
    run: async (term: Term) => {
      await createTerm(valuesOf(term));
      forget();
    },
    failure: 'Nepavyko grąžinti termino',
    success: (_, { term }) => `Terminas „${term}“ grąžintas`,
    changes: TERM_LISTS,
  });
  return { removed, remove, undo, forget };
}

interface TermRowProps {
  term: Term;
  isRemoving: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

function TermRow({ term, isRemoving, onEdit, onRemove }: TermRowProps) {
  const never = listNever(term);
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {term.term}
        {term.note && <div className={lists.under}>{term.note}</div>}
      </Table.Td>
      <Table.Td className={lists.full}>
        <span className={lists.narrow}>Rašome: </span>„{term.preferred}“
      </Table.Td>
      <Table.Td className={lists.full}>
        {never.length > 0 && <span className={lists.narrow}>Nerašome: </span>}
        {never.map((word) => `„${word}“`).join(', ')}
      </Table.Td>
      <Table.Td className={lists.actions}>
        <RowAct data-opens label="Keisti" of={term.term} onClick={onEdit}>
          <IconPencil size={18} stroke={1.6} aria-hidden />
        </RowAct>
        <RowAct label="Ištrinti" of={term.term} loading={isRemoving} onClick={onRemove}>
          <IconTrash size={18} stroke={1.6} aria-hidden />
        </RowAct>
      </Table.Td>
    </Table.Tr>
  );
}
