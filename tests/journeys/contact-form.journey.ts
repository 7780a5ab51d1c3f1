import { parseHTML } from 'linkedom';
import {
  servicePages,
  servicePath,
  subServicePages,
  subServicePath,
} from '../../src/content/service-pages.ts';
import { PROOF_MIN_AGE } from '../../src/domain/contact/contact-proof.ts';
import { call, signInToApi } from '../support/api-client.ts';
import {
  BROWSER_ROWS,
  FIELD_NAMES,
  fieldOf,
  fillContact,
  refuseCookies,
  sendButton,
  toasts,
  valuesOf,
} from '../support/contact-form.ts';
import { CONTACT_ROWS, GOOD_MESSAGE, rowName } from '../support/contact-rows.ts';
import { isFullRun, sampleOf } from '../support/full-run.ts';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { SCREENS } from '../support/screens.ts';

/** Milliseconds; who sends sooner counts as a robot. By the product's own clock, so it is waited for. */
const AS_LONG_AS_A_PERSON = PROOF_MIN_AGE + 200;

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '127.0.0.1,::1' });
});
test.afterAll(() => product?.remove());

// Every journey comes from an address of its own, so that none uses up another's limit.
let visitors = 0;
test.beforeEach(async ({ page, context }) => {
  visitors += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitors}` });
  await refuseCookies(page);
});

const EMPTY = Object.fromEntries(FIELD_NAMES.map((name) => [name, '']));

async function findStored(name: string) {
  const ask = await signInToApi(product);
  const { body } = await ask('GET', `/api/admin/contacts?q=${encodeURIComponent(name)}`);
  return body.items as { message: string; is_suspect: boolean; status: string }[];
}

/** The form asks for the same in any window; on a phone it is harder to use. */
const SIZES = isFullRun ? (['phone', 'desktop'] as const) : (['phone'] as const);
for (const screen of SIZES) {
  const viewport = SCREENS[screen];
  test.describe(screen, () => {
    test.use({ viewport });

    test('what breaks a rule is refused before it is sent, with the rule’s own words', async ({
      page,
    }) => {
      const sent: string[] = [];
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url());
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(`${product.url}/`);
      for (const row of BROWSER_ROWS) {
        await test.step(rowName(row), async () => {
          await fillContact(page, { [row.field]: row.value });
          await sendButton(page).click();
          const toast = toasts(page).filter({ hasText: row.message }).last();
          await expect(toast.locator('strong')).toHaveText('Neteisingi duomenys');
          await expect(toast.locator('p')).toHaveText(row.message);
          await expect(toast).toHaveRole('alert');
          await expect(fieldOf(page, row.field)).toBeFocused();
          await expect(fieldOf(page, row.field)).toHaveAccessibleDescription(row.message);
          expect(await valuesOf(page)).toEqual({ ...GOOD_MESSAGE, [row.field]: row.value });
        });
      }
      expect(sent).toEqual([]);
      // What the form shares with the panel comes without the panel.
      expect(scripts.filter((url) => url.includes('/common.'))).toHaveLength(1);
      expect(scripts.filter((url) => url.includes('/panel.'))).toEqual([]);
    });

    test('a message is sent, the fields are cleared and the visitor is told', async ({ page }) => {
      const name = `Siuntėjas ${screen === 'phone' ? 'Pirmas' : 'Antras'}`;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route('**/api/contacts', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(`${product.url}/`);
      const challenge = page.waitForResponse('**/api/contacts/challenge');
      await fillContact(page, { name });
      await challenge;
      // Slower, too, than a busy machine's proof.
      await page.waitForTimeout(AS_LONG_AS_A_PERSON);
      await page.waitForFunction(() => performance.getEntriesByName('message-proved').length > 0);
      await sendButton(page).press('Enter');
      await expect(sendButton(page)).toHaveText('Siunčiama...');
      await expect(sendButton(page)).toBeDisabled();
      release();
      await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
      await expect(toasts(page).locator('p')).toHaveText('Susisieksime su jumis artimiausiu metu.');
      await expect(toasts(page)).toHaveRole('status');
      await expect(sendButton(page)).toHaveText('Siųsti žinutę');
      await expect(sendButton(page)).toBeFocused();
      expect(await valuesOf(page)).toEqual(EMPTY);
      expect(await findStored(name)).toMatchObject([
        { message: GOOD_MESSAGE.message, is_suspect: false, status: 'new' },
      ]);
      await page.reload();
      expect(await valuesOf(page)).toEqual(EMPTY);
    });

    test('what was typed outlives a lost connection and a reload', async ({
      page,
      expectComplaint,
    }) => {
      expectComplaint(/net::ERR_FAILED/);
      await page.route('**/api/contacts', (route) => route.abort());
      await page.goto(`${product.url}/`);
      const name = `Atkaklus ${screen === 'phone' ? 'Pirmas' : 'Antras'}`;
      await fillContact(page, { name });
      await sendButton(page).press('Enter');
      await expect(toasts(page).locator('strong')).toHaveText('Klaida');
      await expect(toasts(page).locator('p')).toHaveText(
        'Nepavyko išsiųsti žinutės. Bandykite dar kartą.',
      );
      expect(await valuesOf(page)).toEqual({ ...GOOD_MESSAGE, name });
      await expect(sendButton(page)).toBeEnabled();
      await expect(sendButton(page)).toBeFocused();
      await page.reload();
      expect(await valuesOf(page)).toEqual({ ...GOOD_MESSAGE, name });
      await page.unroute('**/api/contacts');
      // Nothing is written anew, so what came back is proven as soon as the form wakes.
      await sendButton(page).hover();
      await page.waitForFunction(() => performance.getEntriesByName('message-proved').length > 0);
      await sendButton(page).click();
      await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
      expect(await findStored(name)).toMatchObject([{ is_suspect: false }]);
    });

    test('the browser itself is told what is required and what an e-mail address is', async ({
      page,
    }) => {
      await page.goto(`${product.url}/`);
      for (const name of FIELD_NAMES) {
        const isRequired = ['name', 'email', 'message'].includes(name);
        await expect(fieldOf(page, name)).toHaveJSProperty('required', isRequired);
      }
      await expect(fieldOf(page, 'email')).toHaveAttribute('type', 'email');
      await sendButton(page).click();
      await expect(fieldOf(page, 'name')).toBeFocused();
      await expect(toasts(page)).toHaveCount(0);
    });

    test('the message box is at least 150 px high', async ({ page }) => {
      await page.goto(`${product.url}/`);
      const box = await fieldOf(page, 'message').boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(150);
      await expect(fieldOf(page, 'message')).toHaveCSS('min-height', '150px');
    });

    test('the address can bring a message, and no cache keeps that page', async ({ page }) => {
      const text = 'Sveiki, domina & „NIS2“ <auditas>';
      const address = `${product.url}/?${new URLSearchParams({ message: text })}`;
      const response = await page.goto(address);
      expect(response?.headers()['cache-control']).toBe('private, no-store');
      await expect(fieldOf(page, 'message')).toHaveValue(text);
      await fillContact(page, { message: text });
      await sendButton(page).click();
      await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
      await expect(fieldOf(page, 'message')).toHaveValue('');
    });

    test('toasts come three at a time, for four seconds each', async ({ page }) => {
      await page.clock.install();
      await page.goto(`${product.url}/`);
      await fillContact(page, { phone: 'x' });
      await sendButton(page).click();
      await expect(toasts(page)).toHaveCount(1);
      await page.clock.runFor(4000);
      await expect(toasts(page)).toHaveCount(0);
      await page.clock.pauseAt(Date.now() + 3_600_000);
      for (let n = 0; n < 4; n++) await sendButton(page).click();
      await expect(toasts(page)).toHaveCount(3);
      await page.clock.runFor(3999);
      await expect(toasts(page)).toHaveCount(3);
      await page.clock.runFor(1);
      await expect(toasts(page)).toHaveCount(0);
    });
  });
}

test('service pages begin the message with their own words', async ({ request }) => {
  const pages = [
    ...servicePages.map((page) => ({ path: servicePath(page.slug), page })),
    ...subServicePages.map((page) => ({ path: subServicePath(page), page })),
  ];
  expect(pages).toHaveLength(30);
  for (const { path, page } of sampleOf(pages, 6)) {
    const { document } = parseHTML(await (await request.get(product.url + path)).text());
    const field = document.querySelector('form[data-contact] textarea[name=message]');
    expect(field?.textContent, path).toBe(page.contactMessage);
  }
});

test('a form sent before its script has arrived is sent once it has', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.goto(`${product.url}/`);
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await fillContact(page, { name: 'Skubantis' });
  await fieldOf(page, 'company').press('Enter');
  await fieldOf(page, 'company').press('Enter');
  release();
  await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
  // Once, however often it was pressed.
  expect(await findStored('Skubantis')).toHaveLength(1);
});

test('words written before the script arrived are proven ahead as well', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/contact-script*', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${product.url}/`);
  await fillContact(page, { name: 'Greitas' });
  release();
  await page.waitForFunction(() => performance.getEntriesByName('message-proved').length > 0);
});

test('when the script never arrives the form goes the way it goes without scripts', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/net::ERR_FAILED/);
  await page.route('**/_astro/contact-script*', (route) => route.abort());
  await page.goto(`${product.url}/`);
  await fillContact(page, { name: 'Be Scenarijaus' });
  await sendButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Žinutė išsiųsta!');
  expect(await findStored('Be Scenarijaus')).toHaveLength(1);
});

test('a message goes, flagged, when no proof is to be had', async ({ page, expectComplaint }) => {
  expectComplaint(/net::ERR_FAILED/);
  await page.route('**/api/contacts/challenge', (route) => route.abort());
  await page.goto(`${product.url}/`);
  await fillContact(page, { name: 'Be Iššūkio' });
  await sendButton(page).click();
  await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
  expect(await findStored('Be Iššūkio')).toMatchObject([{ is_suspect: true }]);
});

test('the challenge is asked for on the first focus, not before, and once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(`${product.url}/`);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await fieldOf(page, 'name').focus();
  await expect.poll(() => asked).toEqual(['/api/contacts/challenge']);
  await fieldOf(page, 'email').focus();
  await fieldOf(page, 'message').focus();
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
});

test('the trap is out of everyone’s way; whoever fills it in is stored and flagged', async ({
  page,
}) => {
  await page.goto(`${product.url}/`);
  const trap = page.locator('input[name="website"]');
  await expect(trap).not.toBeInViewport();
  await fieldOf(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(sendButton(page)).toBeFocused();
  await fillContact(page, { name: 'Svetainių robotas' });
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await page.waitForTimeout(AS_LONG_AS_A_PERSON);
  await sendButton(page).click();
  await expect(toasts(page).locator('strong')).toHaveText('Žinutė išsiųsta!');
  expect(await findStored('Svetainių robotas')).toMatchObject([
    { is_suspect: true, status: 'new' },
  ]);
});

test('after twenty messages the visitor is told to wait, in the server’s words', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/status of 429/);
  const from = { 'x-forwarded-for': '203.0.113.200' };
  for (let n = 0; n < 20; n++) {
    const { status } = await call(product.url, 'POST', '/api/contacts', GOOD_MESSAGE, from);
    expect(status).toBe(201);
  }
  await page.context().setExtraHTTPHeaders(from);
  await page.goto(`${product.url}/`);
  await fillContact(page);
  await sendButton(page).click();
  await expect(toasts(page).locator('strong')).toHaveText('Klaida');
  await expect(toasts(page).locator('p')).toContainText('Pabandykite vėliau arba paskambinkite.');
  expect(await valuesOf(page)).toEqual(GOOD_MESSAGE);
});

for (const row of CONTACT_ROWS) {
  test(`the API refuses ${rowName(row)}`, async () => {
    const body = { ...GOOD_MESSAGE, [row.field]: row.value };
    const answer = await call(product.url, 'POST', '/api/contacts', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      title: 'Neteisingi duomenys',
      detail: row.message,
      errors: [{ field: row.field, message: row.message }],
    });
  });
}
