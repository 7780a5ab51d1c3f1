import { Badge, Button, CopyButton, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { seconds } from '../../domain/time/duration.ts';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import classes from './automation.module.css';
import { getLog, type Log } from './log-requests.ts';
import {
  actionLabel,
  descriptionLabel,
  durationLabel,
  logStatusBadge,
  triggerLabel,
} from './log-status.ts';

const FAILURE = 'Nepavyko užkrauti žurnalo';

interface LogPanelProps {
  id: string | null;
  onClose: () => void;
}

/** One run with everything it wrote down. */
export function LogPanel({ id, onClose }: LogPanelProps) {
  return (
    <SidePanel opened={id !== null} onClose={onClose} width="list" title="Vykdymas">
      {id && <LoadedLog id={id} />}
    </SidePanel>
  );
}

function LoadedLog({ id }: { id: string }) {
  const log = useQuery({
    queryKey: ['logs', 'one', id],
    queryFn: () => getLog(id),
    refetchInterval: ({ state }) => (state.data?.status === 'running' ? seconds(3) : false),
    meta: { failure: FAILURE },
  });
  if (log.data) return <LogDetail log={log.data} />;
  if (!log.isError) return <ScreenSkeleton />;
  return <QueryError text={FAILURE} query={log} />;
}

function LogDetail({ log }: { log: Log }) {
  const { label, color } = logStatusBadge(log.status);
  return (
    <>
      <Group gap="sm" mb="xs">
        <Text component="h2" size="lg" fw={600}>
          {actionLabel(log.action_type)}
        </Text>
        <Badge color={color}>{label}</Badge>
      </Group>
      <dl className={lists.facts}>
        <dt>Pradėta</dt>
        <dd>{formatMoment(log.created_at)}</dd>
        <dt>Trukmė</dt>
        <dd>{durationLabel(log.duration_seconds)}</dd>
        <dt>Paleido</dt>
        <dd>{triggerLabel(log.triggered_by)}</dd>
        <dt>Aprašymas</dt>
        <dd>{descriptionLabel(log.description, log.articles_imported)}</dd>
      </dl>
      {log.error_message && (
        <section className={classes.part} aria-labelledby="log-error">
          <h3 id="log-error">Klaidos pranešimas</h3>
          <pre className={`${classes.text} ${classes.error}`}>{log.error_message}</pre>
        </section>
      )}
      <section className={classes.part} aria-labelledby="log-lines">
        <Group justify="space-between">
          <h3 id="log-lines">Vykdymo eiga</h3>
          {log.logs && (
            <CopyButton value={log.logs}>
              {({ copied, copy }) => (
                <Button size="compact-xs" variant="default" onClick={copy}>
                  {copied ? 'Nukopijuota' : 'Kopijuoti'}
                </Button>
              )}
            </CopyButton>
          )}
        </Group>
        {log.logs ? (
          <pre className={classes.text}>{log.logs}</pre>
        ) : (
          <Text size="sm" c="dimmed">
            {log.status === 'running' ? 'Eilutės atsiras pabaigus.' : 'Eilučių nėra.'}
          </Text>
        )}
      </section>
    </>
  );
}
