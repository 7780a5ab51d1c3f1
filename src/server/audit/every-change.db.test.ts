import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeContact } from '../../../tests/support/contact-rows.ts';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { startTestApi, TEST_PASSWORD, type TestApi } from '../../../tests/support/test-api.ts';
import { totpCode } from '../../../tests/support/totp.ts';
import type { articles } from '../database/schema/articles.ts';
import { audit_log } from '../database/schema/audit.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { article_corrections } from '../database/schema/corrections.ts';
import { rss_sources } from '../database/schema/sources.ts';
import { DEFAULT_PROMPTS } from '../newsroom/preparation/prompts/default-prompts.ts';
import { storeCandidate } from '../newsroom/preparation/storing/candidate.ts';
import { openDiskStorage } from '../storage/disk-storage.ts';

/*
 * Every address that changes something, taken from the router: called so that it succeeds, it leaves an entry of the
 * audit. A new address needs a call here, or a reason why it needs none.
 */

/** Addresses that leave none, and why. */
const EXCEPTIONS: Record<string, string> = {
  'PUT /api/admin/drafts/:id':
    'saves as one types would drown the audit; begin and end are recorded',
  'POST /api/admin/drafts/:id/preview': 'shows, changes nothing',
  'POST /api/admin/articles/:id/preview': 'shows, changes nothing',
  'POST /api/admin/persons/find': 'counts, changes nothing',
  'POST /api/admin/presence/:id': 'says for a minute who has a text open',
  'DELETE /api/admin/presence/:id': 'the same, that it is closed',
  'POST /api/admin/cards': 'looks; a picture that it keeps has an entry of its own',
  'POST /api/admin/sources/find': 'looks, stores nothing',
  'POST /api/admin/sources/preview': 'looks, stores nothing',
  'POST /api/admin/settings/prompts/:kind/trial': 'stores nothing but its cost, among the costs',
  'POST /api/admin/replays/estimate': 'reckons, stores nothing',
  'POST /api/admin/account/two-factor':
    'counts for nothing until its first code, which is recorded',
  'POST /api/auth/sign-out': 'ends the own session; sign-ins are recorded',
  'POST /functions/v1/get-client-ip': 'public; tells, changes nothing',
  'POST /functions/v1/send-contact-notification': 'public; queues nothing that is not queued',
};

interface Call {
  path: string;
  body?: unknown;
  /** Of whom; the administrator otherwise. */
  token?: string;
  headers?: Record<string, string>;
  /** The use of a recovery code is recorded separately. */
  entries?: number;
}

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'every-change-'));
  const storage = openDiskStorage(folder);
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_NOTIFY_TO: 'info@example.lt' };
  api = await startTestApi({ GOOGLE_GENERATIVE_AI_API_KEY: 'k', ...mail }, {}, { storage });
  await api.db.insert(ai_import_settings).values(DEFAULT_PROMPTS);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

const ARTICLES = '/api/admin/articles';
const ok = async (method: string, path: string, body?: unknown) => {
  const answer = await api.askAsAdmin(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
};
const article = (values: Partial<typeof articles.$inferInsert> = {}) =>
  storePreparedArticle(api.db, values);
/** A public article that readers know to be checked, corrected since. */
async function checked(): Promise<string> {
  const id = await article({ published_date: new Date(), edited_date: new Date() });
  await api.db
    .insert(article_corrections)
    .values({ article_id: id, cause: 'facts', noticed_at: new Date('2026-01-01') });
  return id;
}
async function source(): Promise<string> {
  const rss_url = `https://example.com/feed-${crypto.randomUUID()}`;
  const [row] = await api.db
    .insert(rss_sources)
    .values({ name: 'A', rss_url, type: 'rss' })
    .returning({ id: rss_sources.id });
  return row?.id ?? '';
}
const term = async (): Promise<string> =>
  (await ok('POST', '/api/admin/glossary', { term: crypto.randomUUID(), preferred: 'žodis' })).id;
const message = () => storeContact(api.db, { delivery_state: 'failed' });
async function binned(): Promise<string> {
  const id = await article();
  await ok('DELETE', `${ARTICLES}/${id}`);
  return id;
}
const draft = async () => ok('POST', '/api/admin/drafts', { values: {} });
async function picture(): Promise<FormData> {
  const form = new FormData();
  const drawn = sharp({ create: { width: 60, height: 40, channels: 3, background: '#d9902f' } });
  form.set('file', new File([new Uint8Array(await drawn.png().toBuffer())], 'nuotrauka.png'));
  return form;
}
async function storedPicture(): Promise<string> {
  const { status, body } = await send('POST', { path: '/api/admin/images', body: await picture() });
  expect(status).toBe(201);
  return body.id;
}
function document(): FormData {
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7\n%%EOF'], 'kainos.pdf'));
  return form;
}
async function storedFile(): Promise<string> {
  const { status, body } = await send('POST', { path: '/api/admin/files', body: document() });
  expect(status).toBe(201);
  return body.id;
}
async function settings(changes: object) {
  const { id: _, updated_at: _at, ...body } = await ok('GET', '/api/admin/settings');
  const plain = Object.entries(body).filter(([name]) => !name.endsWith('_due_at'));
  return { ...Object.fromEntries(plain), ...changes };
}
/** An administrator of one's own, whose sessions and second factor may go. */
async function person(wish: { isProtected?: boolean; isElsewhere?: boolean } = {}) {
  const account = await api.addPerson();
  const { token } = account;
  if (wish.isElsewhere) await api.signIn(account);
  const ask = async (method: string, path: string, body?: unknown) =>
    (await api.ask(method, `/api/admin/account${path}`, { token, body })).body;
  const factor = async () => ask('POST', '/two-factor', { password: TEST_PASSWORD });
  let recovery_code = '';
  if (wish.isProtected) {
    const { secret, recovery_codes } = await factor();
    recovery_code = recovery_codes[0];
    await ask('POST', '/two-factor/confirm', { code: totpCode(secret) });
  }
  return { ...account, ask, factor, recovery_code };
}
const ofPerson = async (path: string, wish: Parameters<typeof person>[0], body?: unknown) => {
  const { token } = await person(wish);
  return { token, path: `/api/admin/account${path}`, body };
};
const ofProtected = async (path: string) => {
  const { token, recovery_code } = await person({ isProtected: true });
  const body = { password: TEST_PASSWORD, recovery_code };
  return { token, path: `/api/admin/account${path}`, body };
};
const replay = async () => {
  const article_ids = [await article({ original_content: '<p>The vendor explains.</p>' })];
  return { path: '/api/admin/replays', body: { article_ids, candidate: {} } };
};
const run = (name: string, body: object = {}) => ({ path: `/functions/v1/${name}`, body });
const OPML =
  '<opml version="2.0"><body><outline type="rss" text="A" xmlUrl="https://example.com/opml"/></body></opml>';

/** A call of each address that succeeds, what it needs stored beforehand. */
const CALLS: Record<string, () => Call | Promise<Call>> = {
  'PUT /api/admin/account/public-name': () => ({
    path: '/api/admin/account/public-name',
    body: { public_name: 'Ona Onaitė' },
  }),
  'POST /api/admin/articles': () => ({
    path: ARTICLES,
    body: {
      ai_translated_title: 'Įrašas',
      ai_slug: 'irasas',
      ai_translated_excerpt: 'Santrauka',
      ai_translated_content: '<p>Tekstas</p>',
      ai_category: 'Technologijos',
      date: '2026-01-05',
    },
  }),
  'PATCH /api/admin/articles/:id': async () => ({
    path: `${ARTICLES}/${await article()}`,
    body: { version: 1, ai_translated_title: 'Kitas' },
  }),
  'DELETE /api/admin/articles/:id': async () => ({ path: `${ARTICLES}/${await article()}` }),
  'POST /api/admin/articles/bulk': async () => ({
    path: `${ARTICLES}/bulk`,
    body: { action: 'category', ai_category: 'Kita', items: [{ id: await article() }] },
  }),
  'POST /api/admin/articles/:id/publish': async () => ({
    path: `${ARTICLES}/${await article()}/publish`,
    body: { is_confirmed: true },
  }),
  'POST /api/admin/articles/:id/draft': async () => ({
    path: `${ARTICLES}/${await article({ published_date: new Date() })}/draft`,
    body: {},
  }),
  'POST /api/admin/articles/:id/review': async () => ({
    path: `${ARTICLES}/${await article()}/review`,
    body: {},
  }),
  'POST /api/admin/articles/:id/rejected-text': async () => {
    const id = await article({ preparation_state: 'needs_review' });
    const text = { title: 'T', excerpt: 'S', html: '<p>Kitas</p>', score: 5, category: 'Kita' };
    await storeCandidate(api.context, id, { text, problems: [], model: 'm' });
    return { path: `${ARTICLES}/${id}/rejected-text`, body: {} };
  },
  'POST /api/admin/articles/:id/check/correct': async () => ({
    path: `${ARTICLES}/${await checked()}/check/correct`,
    body: { notice: 'Patikslinta kaina.' },
  }),
  'POST /api/admin/articles/:id/check/withdraw': async () => ({
    path: `${ARTICLES}/${await checked()}/check/withdraw`,
    body: { notice: 'Šaltinis naujieną atšaukė.' },
  }),
  'POST /api/admin/articles/:id/source-change/dismiss': async () => {
    const newer = { source_changed_at: new Date(), changed_original: { original_title: 'N' } };
    return { path: `${ARTICLES}/${await article(newer)}/source-change/dismiss`, body: {} };
  },
  'POST /api/admin/articles/:id/reprocess': async () => {
    const original = { original_language: 'lt', original_content: '<p>Įmonės žmonės.</p>' };
    return { path: `${ARTICLES}/${await article(original)}/reprocess`, body: {} };
  },
  'POST /api/admin/articles/:id/revisions/:revisionId/restore': async () => {
    const path = `${ARTICLES}/${await article()}`;
    await ok('PATCH', path, { version: 1, ai_translated_title: 'Kitas' });
    const { items } = await ok('GET', `${path}/revisions`);
    return { path: `${path}/revisions/${items[0].id}/restore`, body: {} };
  },
  'POST /api/admin/drafts': () => ({ path: '/api/admin/drafts', body: { values: {} } }),
  'DELETE /api/admin/drafts/:id': async () => {
    const { id, version } = await draft();
    return { path: `/api/admin/drafts/${id}?version=${version}` };
  },
  'POST /api/admin/bin/:id/restore': async () => ({
    path: `/api/admin/bin/${await binned()}/restore`,
  }),
  'DELETE /api/admin/bin/:id': async () => ({ path: `/api/admin/bin/${await binned()}` }),
  'PUT /api/admin/contacts/settings': () => ({
    path: '/api/admin/contacts/settings',
    body: { retention_days: 100 },
  }),
  'PATCH /api/admin/contacts/:id': async () => ({
    path: `/api/admin/contacts/${await message()}`,
    body: { status: 'read' },
  }),
  'DELETE /api/admin/contacts/:id': async () => ({
    path: `/api/admin/contacts/${await message()}`,
  }),
  'POST /api/admin/contacts/:id/deliver': async () => ({
    path: `/api/admin/contacts/${await message()}/deliver`,
  }),
  'POST /api/admin/images': async () => ({ path: '/api/admin/images', body: await picture() }),
  'POST /api/admin/files': () => ({ path: '/api/admin/files', body: document() }),
  'DELETE /api/admin/demo': () => ({ path: '/api/admin/demo' }),
  'DELETE /api/admin/files/:id': async () => ({
    path: `/api/admin/files/${await storedFile()}`,
  }),
  'PATCH /api/admin/images/:id': async () => ({
    path: `/api/admin/images/${await storedPicture()}`,
    body: { alt: 'Gintaras' },
  }),
  'DELETE /api/admin/images/:id': async () => ({
    path: `/api/admin/images/${await storedPicture()}`,
  }),
  'POST /api/admin/sources': () => ({
    path: '/api/admin/sources',
    body: { name: 'A', rss_url: 'https://example.com/naujas', type: 'rss' },
  }),
  'POST /api/admin/sources/opml': () => ({ path: '/api/admin/sources/opml', body: OPML }),
  'PATCH /api/admin/sources/:id': async () => ({
    path: `/api/admin/sources/${await source()}`,
    body: { is_trusted: true },
  }),
  'DELETE /api/admin/sources/:id': async () => ({ path: `/api/admin/sources/${await source()}` }),
  'POST /api/admin/glossary': () => ({
    path: '/api/admin/glossary',
    body: { term: 'cloud', preferred: 'debesija' },
  }),
  'PATCH /api/admin/glossary/:id': async () => ({
    path: `/api/admin/glossary/${await term()}`,
    body: { note: 'Kita' },
  }),
  'DELETE /api/admin/glossary/:id': async () => ({ path: `/api/admin/glossary/${await term()}` }),
  'PUT /api/admin/settings': async () => ({
    path: '/api/admin/settings',
    body: await settings({ auto_publish_min_score: 33 }),
  }),
  'POST /api/admin/settings/prompts/:kind/restore': async () => {
    await ok('PUT', '/api/admin/settings', await settings({ relevance_prompt: 'Vertinkite.' }));
    return {
      path: '/api/admin/settings/prompts/relevance/restore',
      body: { version_id: null },
    };
  },
  'POST /api/admin/persons/export': () => ({
    path: '/api/admin/persons/export',
    body: { email: 'niekas@example.lt' },
  }),
  'POST /api/admin/persons/erase': () => ({
    path: '/api/admin/persons/erase',
    body: { email: 'niekas@example.lt' },
  }),
  'POST /api/auth/sign-in/email': async () => {
    const { email, password } = await person();
    return { path: '/api/auth/sign-in/email', body: { email, password } };
  },
  'POST /api/auth/two-factor': async () => {
    const { email, password, recovery_code } = await person({ isProtected: true });
    const first = await api.ask('POST', '/api/auth/sign-in/email', { body: { email, password } });
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return {
      path: '/api/auth/two-factor',
      body: { recovery_code },
      headers: { cookie },
      entries: 2,
    };
  },
  'POST /api/admin/account/password': () =>
    ofPerson(
      '/password',
      {},
      {
        current_password: TEST_PASSWORD,
        new_password: 'visai-kitas-slaptazodis',
      },
    ),
  'DELETE /api/admin/account/sessions': () => ofPerson('/sessions', { isElsewhere: true }),
  'DELETE /api/admin/account/sessions/:id': async () => {
    const { token, ask } = await person({ isElsewhere: true });
    const { items } = await ask('GET', '/sessions');
    const other = items.find(({ is_current }: { is_current: boolean }) => !is_current);
    return { token, path: `/api/admin/account/sessions/${other.id}` };
  },
  'POST /api/admin/account/two-factor/confirm': async () => {
    const { token, factor } = await person();
    const code = totpCode((await factor()).secret);
    return { token, path: '/api/admin/account/two-factor/confirm', body: { code } };
  },
  'POST /api/admin/account/two-factor/disable': () => ofProtected('/two-factor/disable'),
  'POST /api/admin/account/two-factor/recovery-codes': () =>
    ofProtected('/two-factor/recovery-codes'),
  'POST /api/admin/runs/:id/stop': async () => {
    const { path, body } = run('auto-publish-article');
    const { run_id } = (await send('POST', { path, body })).body;
    return { path: `/api/admin/runs/${run_id}/stop` };
  },
  'POST /api/admin/replays': replay,
  'POST /api/admin/replays/:id/stop': async () => {
    const { id } = (await send('POST', await replay())).body;
    return { path: `/api/admin/replays/${id}/stop` };
  },
  'POST /api/admin/system/backups': () => ({ path: '/api/admin/system/backups' }),
  'POST /functions/v1/import-rss-sources': () => run('import-rss-sources'),
  'POST /functions/v1/prepare-articles-ai': async () =>
    run('prepare-articles-ai', { articleIds: [await article()] }),
  'POST /functions/v1/regenerate-blog-images': async () =>
    run('regenerate-blog-images', { articleId: await article() }),
  'POST /functions/v1/fix-short-articles': () => run('fix-short-articles'),
  'POST /functions/v1/auto-publish-article': () => run('auto-publish-article'),
};

async function send(method: string, { path, body, headers, token = api.people.admin.token }: Call) {
  const isPlain = body === undefined || typeof body === 'string' || body instanceof FormData;
  const response = await api.api.request(
    path,
    {
      method,
      // No worker runs here.
      headers: {
        authorization: `Bearer ${token}`,
        prefer: 'respond-async',
        ...headers,
        ...(!isPlain && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isPlain ? body : JSON.stringify(body) }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  const text = await response.text();
  return { status: response.status, body: text && JSON.parse(text) };
}

function listMutating(): string[] {
  const mounted = api.api.routes.filter(
    ({ method, path }) =>
      !['ALL', 'GET'].includes(method) && /^\/(api\/admin|api\/auth|functions)\//.test(path),
  );
  return [...new Set(mounted.map(({ method, path }) => `${method} ${path}`))];
}

test('the calls and the exceptions below are all addresses there are', () => {
  const known = [...Object.keys(CALLS), ...Object.keys(EXCEPTIONS)];
  expect(known.toSorted()).toEqual(listMutating().toSorted());
});

test.each(Object.keys(CALLS))('%s leaves an entry of the audit', async (address) => {
  const [method = ''] = address.split(' ');
  const call = await CALLS[address]?.();
  if (!call) throw new Error('no call');
  const before = await api.db.$count(audit_log);
  const { status, body } = await send(method, call);
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  const after = await api.db.$count(audit_log);
  expect(after - before).toBe(call.entries ?? 1);
});

test('a run that a person starts for certain articles names them', async () => {
  const id = await article();
  const names = [
    ['prepare-articles-ai', { articleIds: [id] }],
    ['regenerate-blog-images', { articleId: id }],
  ] as const;
  for (const [name, wish] of names) {
    const { body } = await send('POST', run(name, wish));
    const { items } = await ok('GET', `/api/admin/audit?entity=run&entity_id=${body.run_id}`);
    expect(items[0].after).toEqual({ function_name: name, article_ids: [id] });
  }
});
