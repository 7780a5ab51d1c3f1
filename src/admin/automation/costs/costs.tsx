import { Button, Progress, Select, Table, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { showCost, showNumber, showPrice } from '../../../domain/text/show-numbers.ts';
import { formatVilniusDate } from '../../../domain/time/vilnius-date.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { QueryError } from '../../feedback/load-error.tsx';
import { api } from '../../http/api-client.ts';
import { ListTable } from '../../lists/list-table.tsx';
import { TableSkeleton } from '../../lists/table-skeleton.tsx';
import classes from '../automation.module.css';
import { type CostRow, capsOf } from './cost-texts.ts';
import { MonthChart } from './month-chart.tsx';

const FAILURE = 'Nepavyko užkrauti sąnaudų';
const costs = api.api.admin.settings.costs;
type CostsAnswer = InferResponseType<typeof costs.$get, 200>;

const PERIODS = [
  { value: '7', label: '7 dienos' },
  { value: '30', label: '30 dienų' },
  { value: '90', label: '90 dienų' },
];

/** What models used: today against the limits, then by day, source and article. */
export function Costs() {
  const [days, setDays] = useState('30');
  const { data, ...query } = useQuery({
    queryKey: ['costs', days],
    queryFn: async () => (await costs.$get({ query: { days } })).json(),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  return (
    <section aria-labelledby="costs">
      <div className={`${classes.legend} ${classes.costs}`}>
        <Text component="h2" id="costs" fw={600}>
          AI sąnaudos
        </Text>
        <Select
          size="xs"
          w={140}
          aria-label="Laikotarpis"
          allowDeselect={false}
          data={PERIODS}
          value={days}
          onChange={(value) => setDays(value ?? days)}
        />
      </div>
      <Month />
      {query.isPending && <TableSkeleton rows={3} />}
      {query.isError && !data && <QueryError text={FAILURE} query={query} />}
      {data && <CostTables data={data} />}
    </section>
  );
}

/** The month so far. Without it the tables stand alone: they say whether costs can be loaded. */
function Month() {
  const today = formatVilniusDate(new Date().toISOString());
  const { data } = useQuery({
    queryKey: ['costs', 'month', today],
    queryFn: async () =>
      (await costs.$get({ query: { days: String(Number(today.slice(8))) } })).json(),
  });
  return data && <MonthChart days={data.days} today={today} capCents={data.caps.cost_cents} />;
}

function CostTables({ data }: { data: CostsAnswer }) {
  const { caps, today, days, sources, articles } = data;
  return (
    <>
      <div className={classes.caps}>
        {capsOf(today, caps).map(({ label, text, share }) => (
          <div key={label}>
            <Text size="sm">
              {label}: <b>{text}</b>
            </Text>
            {share !== null && (
              <Progress
                value={Math.min(100, share * 100)}
                color={share >= 1 ? 'red' : share >= 0.8 ? 'yellow' : 'sea'}
                size="sm"
                mt={4}
                aria-label={label}
              />
            )}
          </div>
        ))}
      </div>
      {days.length === 0 && (
        <EmptyState
          text="Modeliai nenaudoti"
          hint="Čia matysite, kiek kainavo kiekviena diena, šaltinis ir straipsnis."
        />
      )}
      <CostTable
        name="Pagal dieną"
        first="Diena"
        rows={days.map(({ date, ...row }) => ({ ...row, key: date, label: date }))}
      />
      <CostTable
        name="Pagal šaltinį"
        first="Šaltinis"
        rows={sources.map(({ source_id, name, ...row }) => ({
          ...row,
          key: source_id ?? '',
          label: name ?? 'Be šaltinio arba ištrinto šaltinio',
        }))}
      />
      <CostTable
        name="Brangiausi straipsniai"
        first="Straipsnis"
        rows={articles.map(({ article_id, title, ...row }) => ({
          ...row,
          key: article_id,
          label: title ?? 'Ištrintas straipsnis',
        }))}
        show={showPrice}
      />
      <Text size="xs" c="dimmed" my="md">
        Suma apskaičiuota pagal viešus kainoraščius; tiksli nurodyta tiekėjo sąskaitoje. Savo
        modelių serverio kaina – 0.
      </Text>
    </>
  );
}

interface CostTableProps {
  name: string;
  first: string;
  rows: CostRow[];
  /** What is less than a cent is compared in the prices of articles alone. */
  show?: (microUsd: number) => string;
}

/** Longer tables show so many rows until all are asked for. */
const SHOWN = 10;

function CostTable({ name, first, rows, show = showCost }: CostTableProps) {
  const [isWhole, setWhole] = useState(false);
  // That models were not used is said once, in place of all the tables.
  if (rows.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{name}</h3>
      <ListTable
        label={name}
        className={classes.figures}
        head={[first, 'Žetonai', 'Vaizdai', 'Suma, USD']}
      >
        {(isWhole ? rows : rows.slice(0, SHOWN)).map((row) => (
          <Table.Tr key={row.key}>
            <Table.Td>{row.label}</Table.Td>
            <Table.Td>{showNumber(row.input_tokens + row.output_tokens)}</Table.Td>
            <Table.Td>{showNumber(row.images)}</Table.Td>
            <Table.Td>{show(row.cost_micro_usd)}</Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
      {rows.length > SHOWN && (
        <Button
          variant="default"
          size="xs"
          mt="xs"
          aria-expanded={isWhole}
          aria-label={`${isWhole ? 'Rodyti mažiau' : 'Rodyti visus'}: ${name}`}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Rodyti mažiau' : `Rodyti visus (${showNumber(rows.length)})`}
        </Button>
      )}
    </section>
  );
}
