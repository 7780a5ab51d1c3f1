import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ARTICLE_LISTS, type Article } from '../articles/article-requests.ts';
import type { PostValues } from '../articles/post-values.ts';
import { ask } from '../feedback/ask.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { useAction } from '../feedback/use-action.ts';
import { formatMoment } from '../lists/moments.ts';
import { Pager } from '../lists/pager.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { Difference } from './difference.tsx';
import classes from './history.module.css';
import {
  getRevision,
  listRevisions,
  type RevisionRow,
  restoreRevision,
} from './history-requests.ts';
import { differentFields } from './word-difference.ts';

const FAILURE = 'Nepavyko užkrauti versijų';

/** Why a state of an article was kept: it is what the article was before that act. */
const REASON_LABELS: Record<RevisionRow['reason'], string> = {
  save: 'Prieš išsaugojimą',
  publish: 'Prieš publikavimą',
  draft: 'Prieš grąžinimą į juodraštį',
  restore: 'Prieš versijos atkūrimą',
  reprocess: 'Prieš apdorojimą iš naujo',
  machine: 'Prieš automatinį pakeitimą',
};

export interface HistoryProps {
  article: Pick<Article, 'id' | 'version'>;
  /** The article as it is saved now. */
  current: PostValues;
  onRestored: (article: Article) => void;
}

/** What an article was before each change, compared with what it is, and the way back; render it while it is open. */
export default function HistoryPanel({
  onClose,
  ...history
}: HistoryProps & { onClose: () => void }) {
  return (
    <SidePanel opened onClose={onClose} title="Versijų istorija" width="texts" isOver>
      <History {...history} />
    </SidePanel>
  );
}

function History({ article, current, onRestored }: HistoryProps) {
  // Whole: the list in all its conditions beside the chosen version.
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<RevisionRow | null>(null);
  const revisions = useQuery({
    queryKey: ['revisions', article.id, article.version, page],
    queryFn: () => listRevisions(article.id, page),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const { data } = revisions;
  const shown = chosen ?? data?.items[0] ?? null;
  if (revisions.isError && !data) return <QueryError text={FAILURE} query={revisions} />;
  if (!data) return <Skeleton height={320} />;
  if (data.total === 0)
    return (
      <EmptyState
        text="Ankstesnių versijų nėra"
        hint="Versija atsiranda kaskart išsaugant arba publikuojant tekstą."
      />
    );
  return (
    <div className={classes.layout}>
      <Stack gap="xs">
        <ul className={classes.list}>
          {data.items.map((revision) => (
            <li key={revision.id}>
              <button
                type="button"
                className={classes.item}
                aria-pressed={revision.id === shown?.id}
                onClick={() => setChosen(revision)}
              >
                {formatMoment(revision.created_at)}
                <small>
                  {REASON_LABELS[revision.reason]} · {revision.created_by ?? 'automatiškai'}
                </small>
              </button>
            </li>
          ))}
        </ul>
        {data.total > data.per_page && (
          <Pager total={data.total} page={page} perPage={data.per_page} onPage={setPage} />
        )}
      </Stack>
      {shown && (
        <ChosenRevision
          key={shown.id}
          article={article}
          current={current}
          row={shown}
          // The list begins with another revision afterwards; this one has to be there to tell that it is done.
          onRestoring={() => setChosen(shown)}
          onRestored={onRestored}
        />
      )}
    </div>
  );
}

function ChosenRevision({
  article,
  current,
  row,
  onRestoring,
  onRestored,
}: HistoryProps & { row: RevisionRow; onRestoring: () => void }) {
  // Whole: one version from its loading to its return.
  const revision = useQuery({
    queryKey: ['revision', row.id],
    queryFn: () => getRevision(article.id, row.id),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: FAILURE },
  });
  const values = revision.data?.values;
  const fields = useMemo(() => {
    if (!values) return [];
    // The date belongs to publishing, which a restore does not touch.
    return differentFields({ ...values, date: current.date }, current);
  }, [values, current]);
  const restore = useAction({
    run: () => restoreRevision(article, row.id),
    failure: 'Nepavyko atkurti versijos',
    success: ({ lost_images }) =>
      lost_images > 0 ? 'Versija atkurta be vėliau ištrintų nuotraukų ir failų' : 'Versija atkurta',
    changes: [...ARTICLE_LISTS, ['revisions']],
  });
  if (revision.isError && !values) return <QueryError text={FAILURE} query={revision} />;
  if (!values) return <Skeleton height={320} />;
  return (
    <div>
      <div className={classes.head}>
        <Text size="sm" c="dimmed" maw="52ch">
          Perbraukta – buvo tada ir dingo; pabraukta – atsirado vėliau.
        </Text>
        <Button
          size="xs"
          loading={restore.isPending}
          disabled={fields.length === 0}
          onClick={() =>
            ask({
              title: 'Atkurti versiją',
              question: `Atkurti ${formatMoment(row.created_at)} versiją?`,
              consequence:
                'Dabartinis tekstas liks istorijoje. Jei jis publikuotas, lankytojai iš karto matys atkurtąjį.',
              confirm: 'Atkurti',
              onConfirm: () => {
                onRestoring();
                restore.mutate(undefined, { onSuccess: onRestored });
              },
            })
          }
        >
          Atkurti šią versiją
        </Button>
      </div>
      {fields.length === 0 ? (
        <EmptyState text="Ši versija tokia pat kaip dabartinis tekstas" />
      ) : (
        <Difference fields={fields} />
      )}
    </div>
  );
}
