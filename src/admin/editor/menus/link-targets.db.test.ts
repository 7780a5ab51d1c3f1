import { useState } from 'react';
import { expect, test } from 'vitest';
import { storePreparedArticle } from '../../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../../tests/support/served-panel.ts';

const { api, panel } = await openServedPanel();

test('two letters find our own articles for a link; one letter, and what is an address, asks nothing', async () => {
  await storePreparedArticle(api.db, {
    ai_translated_title: 'Ąžuolai',
    ai_slug: 'azuolai',
    published_date: new Date('2026-01-05T10:00:00Z'),
  });
  const { useLinkTargets } = await import('./link-targets.ts');
  const unasked = [];
  for (const typed of ['ą', '/azuolai', 'https://azuolai.lt'])
    unasked.push(await panel.use(() => useLinkTargets(typed)));
  const found = await panel.use(() => useLinkTargets(' ąž '));
  await panel.until(() =>
    expect(found.current).toContainEqual(expect.objectContaining({ title: 'Ąžuolai' })),
  );
  for (const none of unasked) expect(none.current).toEqual([]);
  const asked = panel.client.getQueryCache().findAll({ queryKey: ['search', 'links'] });
  expect(asked.filter(({ state }) => state.data)).toHaveLength(1);
});

test('while further letters are looked for nothing is offered: what is marked would stand for another address', async () => {
  const { useLinkTargets } = await import('./link-targets.ts');
  let type: (typed: string) => void = () => {};
  const found = await panel.use(() => {
    const [typed, setTyped] = useState('kontakt');
    type = setTyped;
    return useLinkTargets(typed);
  });
  await panel.until(() => expect(found.current).not.toEqual([]));
  const answer = panel.holdAnswers();
  await panel.act(() => type('kibernet'));
  expect(found.current).toEqual([]);
  answer();
  await panel.until(() => expect(found.current).not.toEqual([]));
});
