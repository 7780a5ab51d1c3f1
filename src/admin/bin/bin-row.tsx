import { Badge, Button, Table } from '@mantine/core';
import { quoteTitle } from '../../domain/text/quote-title.ts';
import { ARTICLE_LISTS } from '../articles/article-requests.ts';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { RowAct } from '../lists/rows/row-act.tsx';
import { IconTrash } from '../style/icons.ts';
import { type BinRow, deleteForGood, restoreFromBin } from './bin-requests.ts';
import { timeLeft } from './time-left.ts';

const CHANGES = [['bin'], ...ARTICLE_LISTS];

export function BinTableRow({ row }: { row: BinRow }) {
  // Whole: a row, cell by cell.
  const title = row.title || 'Be pavadinimo';
  const restore = useAction({
    run: restoreFromBin,
    failure: 'Nepavyko atkurti teksto',
    success: () => 'Tekstas atkurtas kaip nepublikuotas',
    changes: CHANGES,
  });
  const remove = useAction({
    run: deleteForGood,
    failure: 'Nepavyko ištrinti teksto',
    success: () => 'Tekstas ištrintas visam laikui',
    changes: CHANGES,
  });
  const left = timeLeft(row.expires_at, new Date());
  return (
    <Table.Tr>
      <Table.Td className={lists.main}>
        {title}{' '}
        {row.was_published && (
          <Badge color="gray" size="sm">
            Buvo publikuotas
          </Badge>
        )}
        <div className={lists.narrow}>
          <div className={lists.under}>
            Ištrinta {formatMoment(row.deleted_at)} · {left}
          </div>
        </div>
      </Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        {formatMoment(row.deleted_at)}
      </Table.Td>
      <Table.Td className={lists.wide}>{row.deleted_by ?? '–'}</Table.Td>
      <Table.Td className={`${lists.wide} ${lists.nowrap}`}>
        iki {formatMoment(row.expires_at)} ({left})
      </Table.Td>
      <Table.Td className={lists.end}>
        <div className={lists.actions}>
          <Button
            size="compact-xs"
            variant="default"
            loading={restore.isPending}
            aria-label={`Atkurti: ${title}`}
            onClick={() => restore.mutate(row)}
          >
            Atkurti
          </Button>
          <RowAct
            label="Ištrinti visam laikui"
            of={title}
            loading={remove.isPending}
            onClick={() =>
              ask({
                title: 'Ištrinti visam laikui',
                question: `Ištrinti ${quoteTitle(title)} visam laikui?`,
                consequence:
                  'Tekstas ir jo versijos bus pašalinti iš karto. Šio veiksmo atšaukti negalima.',
                confirm: 'Ištrinti visam laikui',
                isDestructive: true,
                onConfirm: () => remove.mutate(row),
              })
            }
          >
            <IconTrash size={16} aria-hidden />
          </RowAct>
        </div>
      </Table.Td>
    </Table.Tr>
  );
}
