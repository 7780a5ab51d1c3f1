import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { ReviewAct } from './queue.ts';
import { QueueEnd } from './queue-end.tsx';
import type { Review } from './use-review.ts';

it('the digits of a long queue stand in groups when it is over', () => {
  const items = Array.from({ length: 2400 }, (_, nth) => ({ id: `${nth}` }));
  const done = new Map(items.slice(0, 1200).map(({ id }) => [id, 'publish' as ReviewAct]));
  const review = { queue: { items }, acts: { done }, goTo: () => {}, listAddress: '/' };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <MantineProvider>
        <QueueEnd review={review as unknown as Review} />
      </MantineProvider>
    </MemoryRouter>,
  );
  expect(html.replace(/<!-- -->/g, '')).toContain(
    'Nuspręsta 1\u00a0200 iš 2\u00a0400: publikuota 1\u00a0200.',
  );
});
