import { Alert, Anchor, Badge, Button, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { articleCount, withCount } from '../../domain/text/with-count.ts';
import { formatMoment } from '../lists/moments.ts';
import type { SourcePreview } from './source-requests.ts';
import classes from './sources.module.css';

type Item = SourcePreview['items'][number];

const VERDICTS: Record<Item['verdict'], { label: string; color: string }> = {
  import: { label: 'Bus importuotas', color: 'sea' },
  unjudged: { label: 'Paaiškės perskaičius', color: 'yellow' },
  waiting: { label: 'Lauks dėl dienos ribos', color: 'yellow' },
  known: { label: 'Jau yra', color: 'gray' },
  older: { label: 'Senesnis – nebus importuotas', color: 'gray' },
  excluded: { label: 'Netinka: nepageidaujamas žodis', color: 'red' },
  'not-included': { label: 'Netinka: nėra ieškomų žodžių', color: 'red' },
};

const NAMED = 4;

/** Where a listing's stories lie that are not on its own host, and the question whether they are wanted. */
function StoriesElsewhere({
  hosts,
  isRead,
  onRead,
}: {
  hosts: SourcePreview['elsewhere'];
  isRead: boolean;
  onRead: () => void;
}) {
  const total = hosts.reduce((sum, { count }) => sum + count, 0);
  const named = hosts.slice(0, NAMED).map(({ host, count }) => `${host} (${count})`);
  const more = hosts.length - named.length;
  const where = `${named.join(', ')}${more > 0 ? ` ir dar ${withCount(more, 'svetainė', 'svetainės', 'svetainių')}` : ''}`;
  const stories = articleCount(total);
  if (isRead) {
    return (
      <Text size="sm" className={classes.elsewhere}>
        Skaitomos ir kitos svetainės – {stories}: {where}.
      </Text>
    );
  }
  return (
    <Alert color="yellow" title="Ar skaityti ir kitas svetaines?" className={classes.elsewhere}>
      <Text size="sm">
        Sąrašas veda į kitas svetaines – {stories}: {where}. Jų tekstus rašo kiti, todėl, jei bus
        skaitomos, šio šaltinio straipsnius publikuos tik žmogus.
      </Text>
      <Button size="xs" variant="default" mt="xs" onClick={onRead}>
        Skaityti ir kitas svetaines
      </Button>
    </Alert>
  );
}

/** The newest items of a source that is not saved yet, and what an import would do with each. */
export function SourcePreviewList({
  preview,
  isStale,
  isOfOthers,
  onReadOthers,
}: {
  preview: SourcePreview;
  isStale: boolean;
  isOfOthers: boolean;
  onReadOthers: () => void;
}) {
  const { items, total, would_import, elsewhere } = preview;
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is brought into sight
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={classes.preview}
      aria-label="Naujausi straipsniai"
      data-stale={isStale}
    >
      <Text size="sm" role="status">
        {isStale
          ? 'Nustatymai pakeisti – peržiūrėkite iš naujo.'
          : `Iš viso ${articleCount(total)}, dabar būtų importuota: ${showNumber(would_import)}.`}
      </Text>
      {elsewhere.length > 0 && (
        <StoriesElsewhere
          hosts={elsewhere}
          isRead={isOfOthers}
          onRead={() => {
            // The button goes with its question.
            place.current?.focus();
            onReadOthers();
          }}
        />
      )}
      {items.length === 0 && elsewhere.length === 0 && (
        <Text size="sm" c="dimmed">
          Šaltinis veikia, tačiau straipsnių jame dar nėra.
        </Text>
      )}
      <ol className={classes.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may have neither address nor title
          <PreviewedItem key={index} item={item} />
        ))}
      </ol>
    </section>
  );
}

function PreviewedItem({ item: { title, url, date, verdict } }: { item: Item }) {
  return (
    <li>
      {url ? (
        <Anchor href={url} target="_blank" rel="noreferrer" size="sm" fw={500}>
          {title || url}
        </Anchor>
      ) : (
        <Text size="sm" fw={500}>
          {title || 'Be antraštės'}
        </Text>
      )}
      <span className={classes.itemEnd}>
        <Text component="span" size="xs" c="dimmed">
          {date ? formatMoment(date) : 'Data nenurodyta'}
        </Text>
        <Badge color={VERDICTS[verdict].color}>{VERDICTS[verdict].label}</Badge>
      </span>
    </li>
  );
}
