import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { type ActivityDay, type SeriesName, shortDay } from './activity.ts';
import classes from './dashboard.module.css';

interface ActivityChartProps {
  days: ActivityDay[];
  name: SeriesName;
  label: string;
  color: string;
}

const LOWEST_TOP = 5;

/** Bars of one figure; the table under the charts says the same to readers. */
export default function ActivityChart({ days, name, label, color }: ActivityChartProps) {
  // One article among days without any is no peak: the scale ends at five or higher.
  const top = Math.max(LOWEST_TOP, ...days.map((day) => day[name]));
  return (
    <BarChart
      h="100%"
      classNames={{ tooltip: classes.tooltip ?? '' }}
      data={days}
      dataKey="date"
      series={[{ name, label, color }]}
      withYAxis={false}
      yAxisProps={{ domain: [0, top] }}
      gridAxis="none"
      tickLine="none"
      xAxisProps={{
        padding: { left: 10, right: 10 },
        tickFormatter: shortDay,
        interval: 'equidistantPreserveStart',
        minTickGap: 24,
      }}
      barProps={{ isAnimationActive: false, radius: 2 }}
      barChartProps={{ barCategoryGap: '20%', accessibilityLayer: false }}
      tooltipAnimationDuration={0}
    />
  );
}
