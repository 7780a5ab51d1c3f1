import { Anchor, Badge, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { formatMoment } from '../lists/moments.ts';
import type { SourcePreview } from './source-requests.ts';
import classes from './sources.module.css';

type Verdict = SourcePreview['items'][number]['verdict'];

const VERDICTS: Record<Verdict, { label: string; color: string }> = {
  import: { label: 'Bus importuotas', color: 'sea' },
  unjudged: { label: 'Paaiškės perskaičius', color: 'yellow' },
  waiting: { label: 'Lauks dėl dienos ribos', color: 'yellow' },
  known: { label: 'Jau yra', color: 'gray' },
  older: { label: 'Senesnis – nebus importuotas', color: 'gray' },
  excluded: { label: 'Netinka: nepageidaujamas žodis', color: 'red' },
  'not-included': { label: 'Netinka: nėra ieškomų žodžių', color: 'red' },
};

/** The newest items of a source that is not saved yet, and what an import would do with each. */
export function SourcePreviewList({
  preview,
  isStale,
}: {
  preview: SourcePreview;
  isStale: boolean;
}) {
  const { items, total, would_import } = preview;
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new answer is brought into sight
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'nearest' });
  }, [preview]);
  return (
    <section
      ref={place}
      className={classes.preview}
      aria-label="Naujausi įrašai"
      data-stale={isStale}
    >
      <Text size="sm" role="status">
        {isStale
          ? 'Nustatymai pakeisti – peržiūrėkite iš naujo.'
          : `Iš viso ${withCount(total, 'įrašas', 'įrašai', 'įrašų')}, dabar būtų importuota: ${would_import}.`}
      </Text>
      {items.length === 0 && (
        <Text size="sm" c="dimmed">
          Šaltinis veikia, tačiau įrašų jame dar nėra.
        </Text>
      )}
      <ol className={classes.items}>
        {items.map(({ title, url, date, verdict }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may have neither address nor title
          <li key={index}>
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
        ))}
      </ol>
    </section>
  );
}
