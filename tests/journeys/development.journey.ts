import { type DevelopmentServer, startDevelopment } from '../support/development.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/panel.ts';

/* `npm run dev` as a developer meets it. */

/** Milliseconds: a first start bundles what the browser needs, on a machine busy with other journeys. */
const FIRST = 60_000;

let server: DevelopmentServer;
test.beforeAll(async () => {
  test.setTimeout(3 * FIRST);
  server = await startDevelopment();
});
test.afterAll(async () => {
  await server?.end();
});

test('a changed word of the panel and of a public page is seen without a reload, and nobody complains', async ({
  page,
}) => {
  test.setTimeout(3 * FIRST);
  await page.goto(`${server.url}/auth`);
  await expect(page.getByLabel('El. paštas')).toBeVisible({ timeout: FIRST });
  await signIn(page, server);
  await page.goto(`${server.url}/admin/import/sources`);
  const search = page.getByRole('searchbox', { name: 'Ieškoti šaltinio' });
  await search.fill('portalas', { timeout: FIRST });
  await server.change('src/admin/sources/sources-screen.tsx', 'Iš jų importuojami', 'Iš čia imami');
  await expect(page.getByText('Iš čia imami')).toBeVisible();
  await expect(search).toHaveValue('portalas');

  await page.goto(server.url);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toContainText('Pakeista');
  await server.change('src/site/home/hero.tsx', '<h1 className="h1 mt-5">', '<h1>Pakeista: ');
  await expect(title).toContainText('Pakeista');

  // npm itself may complain about the settings of a machine.
  const said = server.terminal().replaceAll(/^npm warn .*$/gm, '');
  expect(said).not.toMatch(/error|\bwarn\b|rejection|telemetry|"level":[456]/i);
});
