import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MantineProvider } from '@mantine/core';
import { eq } from 'drizzle-orm';
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  linesOf,
  openPanelInMemory,
  type PanelInMemory,
} from '../../../tests/support/panel-in-memory.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi, type TestApi } from '../../../tests/support/test-api.ts';
import { articles } from '../../server/database/schema/articles.ts';
import { audit_log } from '../../server/database/schema/audit.ts';
import { openDiskStorage } from '../../server/storage/disk-storage.ts';

let api: TestApi;
let panel: PanelInMemory;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-notice-'));
  api = await startTestApi({}, {}, { storage: openDiskStorage(folder) });
  panel = await openPanelInMemory(api);
});
afterAll(async () => {
  await panel.close();
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

test('the demonstration goes by a button, after a question, on record; what people made stays', async () => {
  const mine = await storePreparedArticle(api.db);
  const demo = await storePreparedArticle(api.db);
  await api.db.update(articles).set({ is_demo: true }).where(eq(articles.id, demo));
  const [toasts, asked] = [await panel.readToasts(), await panel.readQuestions()];
  const { DemoNotice } = await import('./demo-notice.tsx');
  await panel.mount(createElement(MantineProvider, null, createElement(DemoNotice)));

  await panel.act(() => panel.document.querySelector('button')?.click());
  const [question] = asked;
  expect(question?.confirmProps).toEqual({ color: 'red' });
  expect(linesOf(question?.children)[0]).toBe(
    'Ar tikrai norite pašalinti visus pavyzdinius duomenis?',
  );
  expect(await api.db.$count(articles)).toBe(2);
  await panel.act(() => question?.onConfirm());
  await panel.until(() => expect(toasts().at(-1)).toMatch(/Pašalinta: 1\spavyzdinis tekstas/));
  expect((await api.db.select().from(articles)).map(({ id }) => id)).toEqual([mine]);
  const entries = await api.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.action, 'demo.clear'))
    .orderBy(audit_log.id);
  expect(entries).toMatchObject([{ actor_id: api.people.admin.id, before: { articles: 1 } }]);
});
