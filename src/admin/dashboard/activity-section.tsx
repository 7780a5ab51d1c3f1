import { Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { whenIdle } from '../feedback/when-idle.ts';
import { ACTIVITY_DAYS, type ActivityDay, getActivity, SERIES, totalOf } from './activity.ts';
import classes from './dashboard.module.css';

/** The chart library is large: it is fetched when the figures stand there and the browser has time. */
const ActivityChart = lazy(() => import('./activity-chart.tsx'));

/** What happened day by day: a small chart for each figure, and the same as a table. */
export function ActivitySection() {
  const activity = useQuery({ queryKey: ['dashboard', 'activity'], queryFn: getActivity });
  const { data } = activity;
  const isTime = useIsIdle();
  return (
    <section aria-labelledby="activity" className={classes.activity}>
      <Text component="h2" id="activity" fw={600}>
        Veikla per {ACTIVITY_DAYS} dienų
      </Text>
      {activity.isError && !data ? (
        <LoadError
          text="Nepavyko užkrauti veiklos duomenų"
          isAnnounced
          onRetry={() => activity.refetch()}
          isRetrying={activity.isFetching}
        />
      ) : (
        <>
          <div className={classes.charts}>
            {SERIES.map(({ name, label, color }) => (
              <figure key={name} className={classes.chart}>
                <figcaption>
                  <Text component="span" size="sm" c="dimmed">
                    {label}
                  </Text>
                  <span className={classes.chartTotal}>
                    {data ? showNumber(totalOf(data, name)) : '–'}
                  </span>
                </figcaption>
                <div className={classes.drawing} aria-hidden>
                  {!(data && isTime) && <Skeleton height="100%" />}
                  {data && isTime && (
                    <Suspense fallback={<Skeleton height="100%" />}>
                      <ActivityChart days={data} name={name} label={label} color={color} />
                    </Suspense>
                  )}
                </div>
              </figure>
            ))}
          </div>
          {data && <ActivityTable days={data} />}
        </>
      )}
    </section>
  );
}

function ActivityTable({ days }: { days: ActivityDay[] }) {
  return (
    <details className={classes.figures}>
      <summary>Rodyti skaičius lentelėje</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it has to take the keyboard */}
      <section className={classes.figuresTable} tabIndex={0} aria-label="Veikla pagal dienas">
        <table>
          <thead>
            <tr>
              <th scope="col">Diena</th>
              {SERIES.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day) => (
              <tr key={day.date}>
                <th scope="row">{day.date}</th>
                {SERIES.map(({ name }) => (
                  <td key={name}>{showNumber(day[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** True once the browser has painted what is there and has nothing more urgent to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
