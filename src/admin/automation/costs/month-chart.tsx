import { Text } from '@mantine/core';
import { showCost, showMoney } from '../../../domain/text/show-numbers.ts';
import classes from './month-chart.module.css';
import { type MonthLine, monthLine } from './month-line.ts';

interface MonthChartProps {
  days: { date: string; cost_micro_usd: number }[];
  /** `yyyy-MM-dd`, of Vilnius. */
  today: string;
  /** The limit of a day. */
  capCents: number | null;
}

/** What the month cost so far: a sentence, and the same as a line that goes on as expected. */
export function MonthChart({ days, today, capCents }: MonthChartProps) {
  const month = monthLine(days, today);
  return (
    <figure className={classes.month}>
      <figcaption>
        <Text component="span" size="sm" c="dimmed">
          Šį mėnesį
        </Text>
        <span className={classes.spent}>{showCost(month.spent)} USD</span>
        <Text component="span" size="sm" c="dimmed">
          {describeMonth(month, capCents)}
        </Text>
      </figcaption>
      {month.spent > 0 && <Drawing month={month} />}
    </figure>
  );
}

function describeMonth({ expected, daysInMonth }: MonthLine, capCents: number | null): string {
  const rest =
    expected === null
      ? []
      : [`taip tęsiant, iki mėnesio pabaigos – apie ${showCost(expected)} USD`];
  if (capCents !== null)
    rest.push(
      `pagal dienos ribą – ne daugiau kaip ${showMoney((capCents * daysInMonth) / 100)} USD`,
    );
  const text = rest.join('; ');
  return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

const HEIGHT = 100;

/** In units of a day and of a hundredth of the height: the drawing is stretched to its place. */
function Drawing({ month: { sums, spent, expected, daysInMonth } }: { month: MonthLine }) {
  const top = Math.max(expected ?? spent, 1);
  const y = (sum: number) => (HEIGHT - (sum / top) * HEIGHT).toFixed(2);
  const line = [`M0 ${HEIGHT}`, ...sums.map((sum, index) => `L${index + 1} ${y(sum)}`)].join('');
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 -4 ${daysInMonth} ${HEIGHT + 8}`}
      preserveAspectRatio="none"
      className={classes.drawing}
    >
      <path d={`M0 ${HEIGHT}H${daysInMonth}`} className={classes.ground} />
      <path d={`${line}V${HEIGHT}Z`} className={classes.area} />
      <path d={line} className={classes.line} />
      {expected !== null && (
        <path
          d={`M${sums.length} ${y(spent)}L${daysInMonth} ${y(expected)}`}
          className={classes.expected}
        />
      )}
    </svg>
  );
}
