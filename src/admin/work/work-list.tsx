import { Badge, Skeleton, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { urgencyOf } from '../../domain/work-urgency.ts';
import { LoadError } from '../feedback/load-error.tsx';
import { FROM_LINE } from '../feedback/screen-head.tsx';
import { IconCheck } from '../style/icons.ts';
import classes from './work.module.css';
import { useWork, type WorkLine } from './work-requests.ts';
import { describeWork, showCount } from './work-sentences.ts';

const today = new Intl.DateTimeFormat('lt-LT', {
  timeZone: 'Europe/Vilnius',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** The line that was opened last, by what it opens: back from there, the keyboard is at it again. */
let lastOpened: string | null = null;

function useReturnToLine(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!isThere || !lastOpened || !list.current) return;
    const links = [...list.current.querySelectorAll('a')];
    const line = links.find((link) => link.getAttribute('href') === lastOpened);
    lastOpened = null;
    if (document.activeElement === document.body) line?.focus();
  }, [isThere]);
  return list;
}

/** What waits for a person, the most urgent first; on a phone it is the whole first screen. */
export function WorkList() {
  const work = useWork();
  const { data } = work;
  const list = useReturnToLine(data !== undefined);
  return (
    <section aria-labelledby="siandien" className={classes.work}>
      <div className={classes.head}>
        <Text component="h2" id="siandien" fw={600}>
          Šiandien
        </Text>
        <Text size="sm" c="dimmed">
          {today.format(new Date())}
        </Text>
      </div>
      {work.isError && !data && (
        <LoadError
          text="Nepavyko užkrauti laukiančių darbų"
          isAnnounced
          onRetry={() => work.refetch()}
          isRetrying={work.isFetching}
        />
      )}
      {work.isPending && <LineSkeletons />}
      {data?.lines.length === 0 && <NothingWaits />}
      {data && data.lines.length > 0 && (
        <ul ref={list} className={classes.lines}>
          {data.lines.map((line) => (
            <WorkRow
              key={`${line.code} ${'title' in line ? line.title : 'of' in line ? line.of : ''}`}
              line={line}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkRow({ line }: { line: WorkLine }) {
  const { noun, detail, to } = describeWork(line);
  const urgency = urgencyOf(line.code);
  return (
    <li>
      <Link
        to={to}
        state={FROM_LINE}
        className={classes.line}
        data-urgency={urgency}
        onClick={() => {
          lastOpened = to;
        }}
      >
        <span className={classes.count} aria-hidden={line.count === null}>
          {showCount(line)}
        </span>{' '}
        <span className={classes.words}>
          <span className={classes.noun}>{noun}</span>
          {detail && (
            <Text component="span" size="sm" c="dimmed" className={classes.detail}>
              {' '}
              {detail}
            </Text>
          )}
        </span>
        {urgency === 'urgent' && (
          <>
            {' '}
            <Badge color="red" className={classes.badge}>
              Skubu
            </Badge>
          </>
        )}
      </Link>
    </li>
  );
}

const NothingWaits = () => (
  <div className={classes.calm}>
    <IconCheck size={20} className={classes.done} />
    <Text>Šiandien niekas Jūsų nelaukia.</Text>
  </div>
);

function LineSkeletons() {
  return (
    <div role="status" aria-label="Kraunama" className={classes.lines}>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={44} my={6} />
      ))}
    </div>
  );
}
