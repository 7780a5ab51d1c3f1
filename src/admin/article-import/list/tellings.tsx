import { Button, Loader, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { withCount } from '../../../domain/text/with-count.ts';
import { type ArticleRow, listTellings, type Telling } from '../../articles/article-requests.ts';
import { QueryError } from '../../feedback/load-error.tsx';
import { formatMoment } from '../../lists/moments.ts';
import { IconChevronDown } from '../../style/icons.ts';
import classes from '../article-import.module.css';
import { SourceLink } from '../article-state.tsx';

interface TellingsProps {
  article: Pick<ArticleRow, 'id' | 'telling_count'>;
  /** Out of the story: it tells another event. */
  onPart: (telling: Telling) => void;
}

/** How many sources tell the row's story, and which: the row opens to them. */
export function Tellings({ article, onPart }: TellingsProps) {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  if (article.telling_count < 2) return null;
  return (
    <>
      <UnstyledButton
        className={classes.tellingsOpener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown size={14} aria-hidden data-open={isOpen || undefined} />
        {withCount(article.telling_count, 'šaltinis', 'šaltiniai', 'šaltinių')}
      </UnstyledButton>
      <div id={list} hidden={!isOpen}>
        {isOpen && <TellingList id={article.id} onPart={onPart} />}
      </div>
    </>
  );
}

function TellingList({ id, onPart }: { id: string; onPart: TellingsProps['onPart'] }) {
  const tellings = useQuery({
    queryKey: ['articles', 'tellings', id],
    queryFn: () => listTellings(id),
    meta: { failure: 'Nepavyko užkrauti naujienos šaltinių' },
  });
  if (tellings.isPending) return <Loader size="xs" aria-label="Kraunama" />;
  if (tellings.isError)
    return <QueryError text="Nepavyko užkrauti naujienos šaltinių" query={tellings} />;
  if (tellings.data.items.length === 0)
    return (
      <Text size="xs" c="dimmed">
        Kitų šaltinių nebėra.
      </Text>
    );
  return (
    <ul className={classes.tellings} aria-label="Kiti naujienos šaltiniai">
      {tellings.data.items.map((telling) => (
        <li key={telling.id}>
          <span>
            {telling.original_title}
            <Text span size="xs" c="dimmed" display="block">
              <SourceLink article={telling} /> ·{' '}
              {formatMoment(telling.original_date ?? telling.created_at)}
              {telling.is_published && ' · publikuotas'}
            </Text>
          </span>
          <Button
            size="compact-xs"
            variant="default"
            aria-label={`Atskirti: ${telling.original_title}`}
            onClick={() => onPart(telling)}
          >
            Atskirti
          </Button>
        </li>
      ))}
    </ul>
  );
}
