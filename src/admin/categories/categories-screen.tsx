import { Anchor, Skeleton, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { showNumber } from '../../domain/text/show-numbers.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenHead } from '../feedback/screen-head.tsx';
import { api } from '../http/api-client.ts';
import { fetchAhead, type PrefetchScreen } from '../http/prefetch.ts';
import classes from './categories.module.css';

const FAILURE = 'Nepavyko užkrauti kategorijų';

const counted = queryOptions({
  queryKey: ['categories'],
  queryFn: async () => (await api.api.admin.categories.$get({ query: {} })).json(),
  meta: { failure: FAILURE },
});
export const prefetch: PrefetchScreen = (client) => fetchAhead(client, counted);

/** Categories of published posts with their counts. The two words are the specification's (§2.10). */
export default function CategoriesScreen() {
  const categories = useQuery(counted);
  const items = categories.data?.items;
  return (
    <>
      <ScreenHead title="Kategorijos" lead="Publikuotų įrašų skaičius pagal kategoriją" />
      {categories.isPending && (
        <div className={classes.grid} role="status" aria-label="Kraunama">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} height={84} />
          ))}
        </div>
      )}
      {categories.isError && !items && <QueryError text={FAILURE} query={categories} />}
      {items?.length === 0 && (
        <EmptyState text="Kategorijų nėra" hint="Jos atsiras publikavus pirmąjį įrašą." />
      )}
      {items && items.length > 0 && (
        <ul className={classes.grid}>
          {items.map(({ category, count }) => (
            <li key={category ?? ''} className={classes.card}>
              <Text component="h2" fw={600}>
                {category ? (
                  <Anchor
                    component={Link}
                    to={`/admin/content/posts?${new URLSearchParams({ category })}`}
                    inherit
                    c="inherit"
                  >
                    {category}
                  </Anchor>
                ) : (
                  'Be kategorijos'
                )}
              </Text>
              <Text c="dimmed">
                {showNumber(count)} {count === 1 ? 'įrašas' : 'įrašai'}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
