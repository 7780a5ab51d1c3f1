import { afterAll } from 'vitest';
import { openPanelInMemory } from './panel-in-memory.ts';
import { startTestApi } from './test-api.ts';

/** The panel without a browser and the server that answers it, for all tests of a file. */
export async function openServedPanel() {
  const api = await startTestApi();
  const panel = await openPanelInMemory(api);
  afterAll(async () => {
    await panel.close();
    await api.close();
  });
  return { api, panel };
}
