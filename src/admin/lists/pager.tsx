import { Group, Pagination, Text } from '@mantine/core';
import { showNumber } from '../../domain/text/show-numbers.ts';

interface PagerProps {
  total: number;
  /** False: there are more than `total`; the exact number is unknown. */
  isTotalExact?: boolean;
  page: number;
  perPage: number;
  onPage: (page: number) => void;
}

const LABELS: Record<string, string> = { previous: 'Ankstesnis puslapis', next: 'Kitas puslapis' };

/** Which rows are shown, of how many, and the way to the others; no buttons when one page is all. */
export function Pager({ total, isTotalExact = true, page, perPage, onPage }: PagerProps) {
  const pages = Math.ceil(total / perPage);
  const first = (page - 1) * perPage + 1;
  const all = `${isTotalExact ? '' : 'daugiau kaip '}${showNumber(total)}`;
  return (
    <Group justify="space-between" mt="md">
      <Text size="sm" c="dimmed">
        {first > total
          ? `Iš viso ${all}`
          : `${showNumber(first)}–${showNumber(Math.min(total, page * perPage))} iš ${all}`}
      </Text>
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={onPage}
          size="sm"
          getControlProps={(control) => ({ 'aria-label': LABELS[control] })}
          getItemProps={(number) => ({ 'aria-label': `${number} puslapis` })}
        />
      )}
    </Group>
  );
}
