import { showNumber } from '../../domain/text/show-numbers.ts';
import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { type ActivityDay, type SeriesName, shortDay } from './activity.ts';
import { chartTop } from './chart-top.ts';
import classes from './dashboard.module.css';

interface ActivityChartProps {
  days: ActivityDay[];
  name: SeriesName;
  label: string;
  color: string;
}

/** Bars of one figure; the table under the charts says the same to readers. */
export default function ActivityChart({ days, name, label, color }: ActivityChartProps) {
  const top = chartTop(days.map((day) => day[name]));
  return (
    <BarChart
      h="100%"
      classNames={{ tooltip: classes.tooltip ?? '' }}
      data={days}
      dataKey="date"
      series={[{ name, label, color }]}
      withYAxis={false}
      yAxisProps={{ domain: [0, top], allowDataOverflow: true }}
      gridAxis="none"
      tickLine="none"
      xAxisProps={{
        padding: { left: 10, right: 10 },
        tickFormatter: shortDay,
        // Today is named, however many days are.
        interval: 'equidistantPreserveEnd',
        minTickGap: 24,
      }}
      barProps={{
        isAnimationActive: false,
        radius: 2,
        label: (bar: BarLabel) => <TallMark key={bar.index} bar={bar} top={top} />,
      }}
      barChartProps={{ barCategoryGap: '20%', accessibilityLayer: false }}
      tooltipAnimationDuration={0}
    />
  );
}

/** What the library tells of a bar whose label is drawn. */
interface BarLabel {
  index?: number;
  x?: number | string;
  width?: number | string;
  value?: unknown;
}

/** Over a bar that is cut: a gap and its number. */
function TallMark({ bar, top }: { bar: BarLabel; top: number }) {
  const value = Number(bar.value);
  if (!(value > top)) return null;
  const middle = Number(bar.x) + Number(bar.width) / 2;
  return (
    <g>
      <rect
        x={Number(bar.x) - 1}
        y={22}
        width={Number(bar.width) + 2}
        height={3}
        className={classes.cut}
      />
      <text x={middle} y={14} textAnchor="middle" className={classes.cutNumber}>
        {showNumber(value)}
      </text>
    </g>
  );
}
