import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiEnv, getAdministratorId } from '../http/env.ts';
import { changeRow, onRow, removeRow } from '../http/row-routes.ts';
import { valid } from '../http/validate.ts';
import { exportContactsQuery, listContacts, listContactsQuery } from './contacts.queries.ts';
import { exportContacts, exportFileName } from './export-contacts.ts';
import { deleteContact, deliverAgain, getContact, updateContact } from './manage-contacts.ts';
import { contactSettingsBody, getContactSettings, saveContactSettings } from './retention.ts';

const changesBody = z
  .strictObject({ status: z.literal('read').optional(), is_suspect: z.boolean().optional() })
  .refine((changes) => Object.keys(changes).length > 0, 'Nenurodyta, ką keisti');
const described = describeAs('admin contacts');

/** Under `/api/admin/contacts`. */
export function contactsAdminRoutes(ctx: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'config'>) {
  return new Hono<ApiEnv>()
    .get('/', described('Messages, newest first'), valid('query', listContactsQuery), async (c) =>
      c.json(await listContacts(ctx.db, c.req.valid('query'))),
    )
    .get(
      '/export',
      described('The chosen messages as CSV'),
      valid('query', exportContactsQuery),
      async (c) => {
        const query = c.req.valid('query');
        const file = await exportContacts(ctx, { query, by: getAdministratorId(c) });
        return c.body(file, 200, {
          'Content-Type': 'text/csv; charset=utf-8',
          'Content-Disposition': `attachment; filename="${exportFileName(ctx.clock.now())}"`,
        });
      },
    )
    .get('/settings', described('How long messages are kept'), async (c) =>
      c.json(await getContactSettings(ctx.db)),
    )
    .put(
      '/settings',
      described('Change how long messages are kept'),
      valid('json', contactSettingsBody),
      async (c) => {
        const settings = c.req.valid('json');
        return c.json(await saveContactSettings(ctx, { settings, by: getAdministratorId(c) }));
      },
    )
    .get('/:id', ...onRow(described('A message'), ({ id }) => getContact(ctx, id)))
    .patch(
      '/:id',
      ...changeRow(described('Mark as read, as suspect or not'), changesBody, (act) =>
        updateContact(ctx, act),
      ),
    )
    .delete(
      '/:id',
      ...removeRow(described('Delete a message for good'), (act) => deleteContact(ctx, act)),
    )
    .post(
      '/:id/deliver',
      ...onRow(described('Queue the mail about a message once more'), (act) =>
        deliverAgain(ctx, act),
      ),
    );
}
