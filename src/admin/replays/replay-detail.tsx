import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import automation from '../automation/automation.module.css';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { useAction } from '../feedback/use-action.ts';
import { formatMoment } from '../lists/moments.ts';
import { TableSkeleton } from '../lists/table-skeleton.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { runList } from '../runs/use-runs.ts';
import { IconPlayerStop } from '../style/icons.ts';
import { AdoptCandidate } from './adopt-candidate.tsx';
import { MeasureTable } from './measure-table.tsx';
import { ReplayArticles } from './replay-articles.tsx';
import { getReplay, type Replay, stopReplay } from './replay-requests.ts';
import { describeChange, explainOverall, OVERALL_BADGES, STATUS_BADGES } from './replay-texts.ts';
import { ReplayedArticlePanel } from './replayed-article-panel.tsx';
import classes from './replays.module.css';

const FAILURE = 'Nepavyko užkrauti palyginimo';
/** The article that is opened over the replay. */
const ARTICLE = 'article';

const isGoing = ({ status }: Pick<Replay, 'status'>) =>
  status === 'running' || status === 'stopping' || status === 'paused';

/** One replay: how far it is, what it says, and each article. */
export function ReplayDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const article = useListAddress().over(ARTICLE);
  const replay = useQuery({
    queryKey: ['replays', 'one', id],
    queryFn: () => getReplay(id),
    refetchInterval: ({ state }) => (state.data && isGoing(state.data) ? seconds(2) : false),
    meta: { failure: FAILURE },
  });
  const { data } = replay;
  const running = data?.status === 'running' ? data.run_id : null;
  // It may have been begun in another tab, or taken up again after a pause.
  useEffect(() => {
    if (running) runList.follow({ id: running, name: 'replay-articles', isOthers: true });
  }, [running]);
  return (
    <>
      <ScreenHead
        title="Palyginimas"
        {...(data
          ? { lead: `${describeChange(data)}; pradėta ${formatMoment(data.created_at)}` }
          : {})}
      >
        <Button variant="default" onClick={onClose}>
          Visi palyginimai
        </Button>
      </ScreenHead>
      {!data && replay.isError && <QueryError text={FAILURE} query={replay} />}
      {!data && !replay.isError && <TableSkeleton rows={6} />}
      {data && (
        <>
          <ReplayStanding replay={data} />
          <Verdict replay={data} />
          <ReplayArticles replay={data} onOpen={article.open} />
          <Prompts replay={data} />
          <ReplayedArticlePanel id={id} articleId={article.opened} onClose={article.close} />
        </>
      )}
    </>
  );
}

/** What the frame, which shows the run under way, does not say. */
function ReplayStanding({ replay }: { replay: Replay }) {
  const { id, status, total, waiting, resume_at, resume_reason } = replay;
  const stop = useAction({
    run: () => stopReplay(id),
    failure: 'Nepavyko sustabdyti palyginimo',
    success: () => 'Palyginimas sustabdytas',
    changes: [['replays']],
  });
  if (status === 'done' || status === 'running') return null;
  const { label, color } = STATUS_BADGES[status];
  return (
    <section aria-label="Eiga" className={classes.standing}>
      <div className={classes.line}>
        <Group gap="sm">
          <Badge color={color}>{label}</Badge>
          <Text size="sm" role="status">
            Palyginta {total - waiting} iš {total}
          </Text>
        </Group>
        {status === 'paused' && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPlayerStop size={14} aria-hidden />}
            loading={stop.isPending}
            onClick={() => stop.mutate(undefined)}
          >
            Sustabdyti
          </Button>
        )}
      </div>
      {status === 'paused' && (
        <Alert color="yellow" title={`Bus tęsiama ${formatMoment(resume_at)}`}>
          {resume_reason}
        </Alert>
      )}
      {status === 'unfinished' && (
        <Text size="sm">
          Dalies straipsnių palyginti nepavyko; kodėl, rašoma automatizacijos žurnale.
        </Text>
      )}
    </section>
  );
}

function Verdict({ replay }: { replay: Replay }) {
  const { label, color } = OVERALL_BADGES[replay.overall.verdict];
  const isPartial = isGoing(replay);
  return (
    <section aria-label="Išvada" className={classes.verdict}>
      <div className={classes.line}>
        <Group gap="sm">
          <Text component="h2" fw={600}>
            Išvada{isPartial ? ' iki šiol' : ''}
          </Text>
          {replay.measures.length > 0 && <Badge color={color}>{label}</Badge>}
        </Group>
        {!isPartial && <AdoptCandidate replay={replay} />}
      </div>
      <Text size="sm">{explainOverall(replay)}</Text>
      {replay.failed > 0 && <Text size="sm">Nepavyko palyginti straipsnių: {replay.failed}.</Text>}
      <MeasureTable measures={replay.measures} />
    </section>
  );
}

function Prompts({ replay }: { replay: Replay }) {
  const { changed, candidate } = replay;
  const shown = [
    ...(changed.translation
      ? [{ label: 'Bandomasis vertimo nurodymas', text: candidate.translation_prompt }]
      : []),
    ...(changed.relevance
      ? [{ label: 'Bandomasis aktualumo vertinimo nurodymas', text: candidate.relevance_prompt }]
      : []),
  ];
  return shown.map(({ label, text }) => (
    <section key={label} className={classes.part}>
      <h2>{label}</h2>
      <pre className={automation.text}>{text}</pre>
    </section>
  ));
}
