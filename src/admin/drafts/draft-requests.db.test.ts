import { expect, test } from 'vitest';
import { openServedPanel } from '../../../tests/support/served-panel.ts';

const { api, panel } = await openServedPanel();

test('throwing away a draft that is gone is no failure; one that somebody saved since, or a silent server, is', async () => {
  const { deleteDraft } = await import('./draft-requests.ts');
  const values = { ai_translated_title: 'Rašoma' };
  const { body } = await api.askAsAdmin('POST', '/api/admin/drafts', { values });
  const { id } = body;
  await api.askAsAdmin('PUT', `/api/admin/drafts/${id}`, {
    version: 1,
    values: { ...values, ai_slug: 'a' },
  });
  await expect(deleteDraft({ id, version: 1 })).rejects.toMatchObject({ status: 409 });
  const back = panel.cutConnection();
  await expect(deleteDraft({ id, version: 2 })).rejects.toMatchObject({ status: 0 });
  back();
  await deleteDraft({ id, version: 2 });
  await deleteDraft({ id, version: 2 });
  expect((await api.askAsAdmin('GET', `/api/admin/drafts/${id}`)).body).toBeNull();
});
