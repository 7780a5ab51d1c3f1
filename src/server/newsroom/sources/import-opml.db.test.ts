import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../../../tests/support/test-api.ts';
import { audit_log } from '../../database/schema/audit.ts';
import { rss_sources } from '../../database/schema/sources.ts';

const api = await startTestApi();
afterAll(() => api.close());

const PATH = '/api/admin/sources/opml';
const FILE = `<opml version="2.0"><body>
  <outline text="Yra" xmlUrl="http://www.yra.lt/rss/"/>
  <outline text="Nauja" xmlUrl="https://nauja.lt/rss" includeWords="sauga, nis2" dailyCap="5" isTrusted="true"/>
  <outline text="Vėl nauja" xmlUrl="https://nauja.lt/rss"/>
  <outline text="Puslapis" type="link" url="https://b.lt/n" linkSelector="h2 a" isActive="false"/>
  <outline text="Bloga" xmlUrl="javascript:alert(1)"/>
  <outline text="Blogas parinkiklis" xmlUrl="https://c.lt/rss" linkSelector="a["/>
</body></opml>`;
const send = (address: string, body: string) =>
  api.ask('POST', address, {
    token: api.people.admin.token,
    body,
    headers: { 'content-type': 'text/x-opml' },
  });
const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

test('a file is first only looked at, then taken in: what is new is added, the rest is named with its reason', async () => {
  await api.db
    .insert(rss_sources)
    .values({ name: 'Yra', rss_url: 'https://yra.lt/rss', type: 'rss' });
  const before = await api.db.$count(audit_log);
  const preview = await send(`${PATH}?preview=true`, FILE);
  expect(preview.status).toBe(200);
  expect(preview.body).toMatchObject({
    is_preview: true,
    added: [{ name: 'Nauja' }, { name: 'Puslapis' }],
    skipped: [
      { name: 'Yra', reason: 'Toks šaltinis jau yra' },
      { name: 'Vėl nauja', reason: 'Faile pasikartoja' },
    ],
    refused: [
      { name: 'Bloga', reason: 'Adresas turi prasidėti http:// arba https://' },
      { name: 'Blogas parinkiklis', reason: expect.stringContaining('parinkiklis') },
    ],
  });
  expect(await api.db.$count(rss_sources)).toBe(1);

  const taken = await send(PATH, FILE);
  expect(namesOf(taken.body.added)).toEqual(['Nauja', 'Puslapis']);
  const rows = await api.db.select().from(rss_sources);
  const byName = rows.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName).toMatchObject([
    { name: 'Nauja', include_words: 'sauga\nnis2', daily_cap: 5, is_trusted: false },
    { name: 'Puslapis', type: 'crawl', link_selector: 'h2 a', is_active: false },
    { name: 'Yra' },
  ]);
  expect(await api.db.$count(audit_log)).toBe(before + 2);
  expect((await send(PATH, FILE)).body).toMatchObject({ added: [], skipped: { length: 4 } });
});

test('all sources leave as a file', async () => {
  const response = await api.api.request(PATH, {
    headers: { authorization: `Bearer ${api.people.admin.token}` },
  });
  expect(response.headers.get('content-disposition')).toMatch(
    /attachment; filename="saltiniai-.*\.opml"/,
  );
  expect(await response.text()).toContain('xmlUrl="https://nauja.lt/rss"');
});

test('a file that is none, or too large, is refused in Lithuanian', async () => {
  const none = await send(PATH, 'labas');
  expect([none.status, none.body.detail]).toEqual([400, 'Tai ne OPML failas arba jis sugadintas.']);
  const large = await send(PATH, 'x'.repeat(1_200_000));
  expect([large.status, large.body.detail]).toEqual([
    413,
    'OPML failas per didelis (daugiausia 1 MB).',
  ]);
});

test('an address too long to be one is named by its beginning', async () => {
  const long = `https://ilga.lt/${'a'.repeat(2100)}`;
  const { body } = await send(
    `${PATH}?preview=true`,
    `<opml version="2.0"><body><outline text="Ilga" xmlUrl="${long}"/></body></opml>`,
  );
  expect(body.refused).toEqual([
    { name: 'Ilga', rss_url: long.slice(0, 500), reason: 'Adresas per ilgas' },
  ]);
});
