import { ActionIcon, Badge, Button, Text, Tooltip } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DraftRow } from '../drafts/draft.ts';
import { deleteDraft, listDrafts } from '../drafts/draft-requests.ts';
import { type LocalDraftRow, listLocalDrafts } from '../drafts/list-local-drafts.ts';
import { localDrafts } from '../drafts/use-post-draft.ts';
import { ask } from '../feedback/ask.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { useAction } from '../http/use-action.ts';
import { formatMoment } from '../lists/moments.ts';
import { Pager } from '../lists/pager.tsx';
import classes from './posts.module.css';

const PER_PAGE = 10;
const FAILURE = 'Nepavyko užkrauti juodraščių';

interface UnfinishedDraftsProps {
  search: string;
  onArticle: (id: string) => void;
  onDraft: (id: string) => void;
}

/** Texts being written: posts that do not exist yet, and edits of posts that are not saved. */
export function UnfinishedDrafts({ search, onArticle, onDraft }: UnfinishedDraftsProps) {
  const [page, setPage] = useState(1);
  const query = {
    page: String(page),
    per_page: String(PER_PAGE),
    ...(search ? { q: search } : {}),
  };
  const drafts = useQuery({
    queryKey: ['drafts', query],
    queryFn: () => listDrafts(query),
    placeholderData: keepPreviousData,
    meta: { failure: FAILURE },
  });
  const remove = useAction({
    run: async (row: Pick<DraftRow, 'id' | 'article_id'>) => {
      await deleteDraft(row.id);
      localDrafts.remove(row.article_id ?? row.id);
    },
    failure: 'Nepavyko ištrinti juodraščio',
    success: () => 'Juodraštis ištrintas',
    changes: [['drafts']],
  });
  const { data } = drafts;
  const onlyHere = data ? listLocalDrafts(localStorage, search) : [];
  if (drafts.isError && !data)
    return (
      <LoadError text={FAILURE} onRetry={() => drafts.refetch()} isRetrying={drafts.isFetching} />
    );
  if (!data || (data.total === 0 && onlyHere.length === 0)) return null;

  const open = (row: DraftRow) => (row.article_id ? onArticle(row.article_id) : onDraft(row.id));
  return (
    <section className={classes.drafts} aria-labelledby="rasomi">
      <Text component="h2" fw={600} id="rasomi">
        Rašomi tekstai
      </Text>
      <ul>
        {onlyHere.map((row) => (
          <LocalRow key={row.id} row={row} onOpen={() => onDraft(row.id)} />
        ))}
        {data.items.map((row) => (
          <li key={row.id} className={classes.draft}>
            <div className={classes.draftName}>
              <Text fw={500} truncate>
                {row.title || 'Be pavadinimo'}
              </Text>
              <Text size="xs" c="dimmed">
                {formatMoment(row.updated_at)} · {row.updated_by ?? '–'}
              </Text>
            </div>
            <Badge color={row.article_id ? 'yellow' : 'gray'}>
              {row.article_id ? 'Neišsaugoti pakeitimai' : 'Naujas įrašas'}
            </Badge>
            <Button
              size="xs"
              variant="default"
              aria-label={`Tęsti: ${row.title || 'Be pavadinimo'}`}
              onClick={() => open(row)}
            >
              Tęsti
            </Button>
            <Tooltip label="Ištrinti juodraštį">
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`Ištrinti juodraštį: ${row.title || 'Be pavadinimo'}`}
                onClick={() =>
                  ask({
                    title: 'Ištrinti juodraštį',
                    question: 'Ištrinti šį juodraštį?',
                    consequence: row.article_id
                      ? 'Įrašas liks toks, koks išsaugotas; neišsaugoti pakeitimai dings.'
                      : 'Parašytas tekstas dings, šio veiksmo atšaukti negalima.',
                    confirm: 'Ištrinti',
                    isDestructive: true,
                    onConfirm: () => remove.mutate(row),
                  })
                }
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </li>
        ))}
      </ul>
      {data.total > PER_PAGE && (
        <Pager total={data.total} page={page} perPage={PER_PAGE} onPage={setPage} />
      )}
    </section>
  );
}

function LocalRow({ row, onOpen }: { row: LocalDraftRow; onOpen: () => void }) {
  return (
    <li className={classes.draft}>
      <div className={classes.draftName}>
        <Text fw={500} truncate>
          {row.title || 'Be pavadinimo'}
        </Text>
        <Text size="xs" c="dimmed">
          {formatMoment(row.saved_at)} · serverio dar nepasiekė
        </Text>
      </div>
      <Badge color="red">Tik šioje naršyklėje</Badge>
      <Button
        size="xs"
        variant="default"
        aria-label={`Tęsti: ${row.title || 'Be pavadinimo'}`}
        onClick={onOpen}
      >
        Tęsti
      </Button>
    </li>
  );
}
