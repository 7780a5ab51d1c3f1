import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { BEYOND_RIGHTS } from '../../../domain/articles/publish-reasons.ts';
import type { Article } from '../../articles/article-requests.ts';
import { POST_FIELD_LABELS as LABELS } from '../../articles/post-values.ts';
import { formatMoment } from '../../lists/moments.ts';
import { describeCost } from './preparation-cost.ts';

/** Who has reviewed the text and what people changed of it, its near duplicate, and what it cost. */
export function ReviewNotes({ article }: { article: Article }) {
  const cost = describeCost(article.preparation_cost);
  const { near_duplicate: twin } = article;
  return (
    <>
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
      {article.rights === 'excerpt' && (
        <Text size="xs">
          Šaltinis leidžia naudoti tik ištrauką: ruošiama iš jos, ne iš viso teksto.
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
