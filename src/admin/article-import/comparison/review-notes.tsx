import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { BEYOND_RIGHTS } from '../../../domain/articles/publish-reasons.ts';
import type { Article } from '../../articles/article-requests.ts';
import { POST_FIELD_LABELS as LABELS } from '../../articles/post-values.ts';
import { formatMoment } from '../../lists/moments.ts';
import { OPENED } from '../../lists/use-over-address.ts';
import { RIGHTS_LABELS } from '../../sources/source-labels.ts';
import { sourceLabel } from '../source-label.ts';
import { describeCost } from './preparation-cost.ts';

/** Where the text is from and what may be made of it, who has reviewed it and what people changed, its near duplicate, its cost. */
export function ReviewNotes({ article }: { article: Article }) {
  const cost = describeCost(article.preparation_cost);
  const { near_duplicate: twin } = article;
  return (
    <>
      <Text size="xs">
        Šaltinis:{' '}
        {article.source_id ? (
          <Anchor
            component={Link}
            to={`/admin/import/sources?${OPENED}=${article.source_id}`}
            size="xs"
            underline="always"
          >
            {sourceLabel(article)}
          </Anchor>
        ) : (
          sourceLabel(article)
        )}
      </Text>
      <Text size="xs">
        Teisės: {RIGHTS_LABELS[article.rights].toLowerCase()}
        {article.rights === 'excerpt' && '; ruošiama iš ištraukos, ne iš viso teksto'}
      </Text>
      {article.review && <Text size="xs">{describeReview(article.review)}</Text>}
      {twin && (
        <Text size="xs">
          Panašus straipsnis:{' '}
          <Anchor
            component={Link}
            to={`/admin/import/ai/${twin.id}?state=all`}
            size="xs"
            underline="always"
          >
            {twin.title}
          </Anchor>{' '}
          ({twin.source_name}
          {twin.is_published ? ', publikuotas' : ''})
        </Text>
      )}
      {article.is_beyond_rights && <Text size="xs">{BEYOND_RIGHTS}</Text>}
      {cost && (
        <Text size="xs" c="dimmed">
          Paruošimas: {cost}
        </Text>
      )}
    </>
  );
}

function describeReview({ by, at, changed_fields }: NonNullable<Article['review']>): string {
  const who = `Peržiūrėjo ${by ?? 'ištrinta paskyra'}, ${formatMoment(at)}.`;
  if (changed_fields === null) return who;
  if (changed_fields.length === 0) return `${who} Paruoštas tekstas nepakeistas.`;
  const names = changed_fields.map((field) =>
    (LABELS[field as keyof typeof LABELS] ?? field).toLowerCase(),
  );
  return `${who} Žmogaus pakeista: ${names.join(', ')}.`;
}
