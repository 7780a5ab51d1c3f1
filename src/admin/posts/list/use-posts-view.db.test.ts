import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  openPanelInMemory,
  type PanelInMemory,
} from '../../../../tests/support/panel-in-memory.ts';
import { startTestApi, type TestApi } from '../../../../tests/support/test-api.ts';

let api: TestApi;
let panel: PanelInMemory;
beforeAll(async () => {
  api = await startTestApi();
  panel = await openPanelInMemory(api);
});
afterAll(async () => {
  await panel.close();
  await api.close();
});

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
