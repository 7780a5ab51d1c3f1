import { Table, VisuallyHidden } from '@mantine/core';
import { useRef } from 'react';
import type { ArticleRow } from '../../articles/article-requests.ts';
import type { ItemShortcuts } from '../../lists/item-shortcuts.ts';
import lists from '../../lists/lists.module.css';
import { RowCheck } from '../../lists/rows/row-check.tsx';
import { openFromRow } from '../../lists/rows/row-click.ts';
import { useDrawnRows } from '../../lists/rows/use-drawn-rows.ts';
import { SortHeader } from '../../lists/sort-header.tsx';
import { TableFrame } from '../../lists/table-frame.tsx';
import classes from '../article-import.module.css';
import type { RowActs } from './article-actions.tsx';
import { ArticleTableRow, openRow, type ShownColumns } from './article-table-row.tsx';
import { useReturnToRow } from './return-to-row.ts';
import { useTableKeys } from './table-keys.ts';

interface ArticleTableProps {
  articles: ArticleRow[];
  shown: ShownColumns;
  sort: string;
  onSort: (sort: string) => void;
  /** Rows of the previous filters, while the new ones are on their way. */
  isStale: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string, isRange: boolean) => void;
  onSelectAll: () => void;
  actsOn: (article: ArticleRow) => RowActs;
  /** The marked ones when the row is one of them, otherwise the row alone. */
  onRemove: (article: ArticleRow) => void;
  keys: Pick<ItemShortcuts, 'onClear' | 'onUndo'>;
}

export function ArticleTable(props: ArticleTableProps) {
  const { articles, selected } = props;
  const rows = useDrawnRows(articles);
  const body = useRef<HTMLTableSectionElement>(null);
  useReturnToRow(body);
  const at = (index: number, act: (article: ArticleRow) => void) => {
    const article = rows[index];
    if (article) act(article);
  };
  const onKeyDown = useTableKeys(body, {
    onToggle: (index, isRange) => at(index, ({ id }) => props.onSelect(id, isRange)),
    onOpen: (index) => at(index, (article) => openRow(article, props.actsOn(article))),
    onEdit: (index) => at(index, (article) => props.actsOn(article).onEdit()),
    onRemove: (index) => at(index, props.onRemove),
    onSelectAll: props.onSelectAll,
    ...props.keys,
  });
  return (
    <TableFrame label="Straipsnių sąrašas" isStacked>
      <Table
        fz="sm"
        verticalSpacing={6}
        className={`${classes.table} ${props.isStale ? classes.stale : ''}`}
      >
        <ArticleTableHead {...props} />
        <Table.Tbody ref={body} onKeyDown={onKeyDown} onClick={openFromRow}>
          {rows.map((article) => (
            <ArticleTableRow
              key={article.id}
              article={article}
              shown={props.shown}
              isSelected={selected.has(article.id)}
              onSelect={(isRange) => props.onSelect(article.id, isRange)}
              {...props.actsOn(article)}
            />
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}

function ArticleTableHead({ articles, shown, sort, onSort, selected, ...all }: ArticleTableProps) {
  const marked = articles.filter(({ id }) => selected.has(id)).length;
  const header = { sort, onSort };
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th className={lists.check}>
          <RowCheck
            label="Pažymėti visus šio puslapio straipsnius"
            isChecked={marked > 0 && marked === articles.length}
            isPartly={marked > 0 && marked < articles.length}
            onToggle={all.onSelectAll}
          />
        </Table.Th>
        <SortHeader {...header} column="title" label="Straipsnis" />
        {shown.source && (
          <SortHeader {...header} column="source_name" label="Šaltinis" className={lists.wide} />
        )}
        {shown.category && (
          <SortHeader {...header} column="ai_category" label="Kategorija" className={lists.wide} />
        )}
        <SortHeader {...header} column="ai_actuality_score" label="Balas" />
        <Table.Th className={lists.wide}>{shown.state ? 'Būsena' : 'Pastabos'}</Table.Th>
        <SortHeader {...header} column="created_at" label="Importuota" className={lists.wide} />
        <Table.Th>
          <VisuallyHidden>Veiksmai</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}
