import { expect, test } from 'vitest';
import { openServedPanel } from '../../../../tests/support/served-panel.ts';

const { panel } = await openServedPanel();

test('posts are cards until the person chooses a list, which stays theirs; what is no view is cards', async () => {
  const { usePostsView } = await import('./use-posts-view.ts');
  const first = await panel.use(usePostsView);
  expect(first.current[0]).toBe('cards');
  await panel.act(() => first.current[1]('rows'));
  expect(first.current[0]).toBe('rows');
  await first.leave();
  const second = await panel.use(usePostsView);
  expect(second.current[0]).toBe('rows');
  await panel.act(() => second.current[1]('kita' as never));
  expect(second.current[0]).toBe('cards');
});
