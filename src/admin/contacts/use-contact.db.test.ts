import { expect, test } from 'vitest';
import { storeContact } from '../../../tests/support/contact-rows.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import { contacts } from '../../server/database/schema/contacts.ts';

const { api, panel } = await openServedPanel();
const { useContact } = await import('./use-contact.ts');
const { contactKey, listContacts } = await import('./contact-requests.ts');

test('an open message, and the list behind it, learn how the mail about it fared', async () => {
  const id = await storeContact(api.db, { delivery_state: 'queued' });
  await panel.client.fetchQuery({ queryKey: ['contacts'], queryFn: () => listContacts({}) });
  const hook = await panel.use(() => useContact(id, ''));
  await panel.until(() => expect(hook.current.data?.delivery_state).toBe('queued'));
  // Without a browser the library asks for nothing by itself.
  const asksAgain = () => {
    const query = panel.client.getQueryCache().get(JSON.stringify(contactKey(id)));
    const interval = query?.observers[0]?.options.refetchInterval;
    return typeof interval === 'function' && query ? interval(query) : interval;
  };
  expect(asksAgain()).toBeGreaterThan(0);
  await api.db.update(contacts).set({ delivery_state: 'failed', delivery_error: 'Pilna' });
  await panel.act(() => hook.current.refetch());
  expect(hook.current.data).toMatchObject({ delivery_state: 'failed', delivery_error: 'Pilna' });
  expect(asksAgain()).toBe(false);
  expect(panel.client.getQueryState(['contacts'])?.isInvalidated).toBe(true);
  await hook.leave();
});
