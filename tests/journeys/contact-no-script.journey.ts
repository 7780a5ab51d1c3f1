import { signInToApi } from '../support/api-client.ts';
import { fieldOf, fillContact, sendButton, valuesOf } from '../support/contact-form.ts';
import { CONTACT_ROWS, GOOD_MESSAGE, rowName } from '../support/contact-rows.ts';
import { expect, test } from '../support/journey.ts';
import { type Product, startProduct } from '../support/product.ts';
import { WALKED_SCREENS } from '../support/screens.ts';

let product: Product;
test.beforeAll(async () => {
  product = await startProduct({ TRUST_PROXY: '127.0.0.1,::1' });
});
test.afterAll(() => product?.remove());

const FORM = '/kontaktai/zinute';

async function findStored(name: string) {
  const ask = await signInToApi(product);
  const { body } = await ask('GET', `/api/admin/contacts?q=${encodeURIComponent(name)}`);
  return body.items as { message: string; is_suspect: boolean }[];
}

for (const [screen, viewport] of WALKED_SCREENS) {
  test(`a message is sent and confirmed without scripts, ${screen}`, async ({
    newVisitor,
    expectComplaint,
  }) => {
    expectComplaint(/status of 400/);
    const context = await newVisitor({ javaScriptEnabled: false, viewport });
    const page = await context.newPage();
    const name = `Be Scenarijų ${screen === 'phone' ? 'Telefone' : 'Kompiuteryje'}`;
    await page.goto(`${product.url}/`);
    await fillContact(page, { name, phone: '8 600 ABC' });
    await sendButton(page).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Neteisingi duomenys');
    await expect(alert).toContainText('Neteisingas telefono formatas');
    await expect(fieldOf(page, 'phone')).toHaveAccessibleDescription(
      'Neteisingas telefono formatas',
    );
    expect(await valuesOf(page)).toEqual({ ...GOOD_MESSAGE, name, phone: '8 600 ABC' });

    await fieldOf(page, 'phone').fill('');
    await fieldOf(page, 'message').fill('Pirma eilutė.\nAntra eilutė.');
    await sendButton(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Žinutė išsiųsta!');
    await expect(page.getByText('Susisieksime su jumis artimiausiu metu.')).toBeVisible();
    // Stored already; what waits is only that it stops being suspect.
    const message = 'Pirma eilutė.\nAntra eilutė.';
    expect(await findStored(name)).toMatchObject([{ message, is_suspect: true }]);
    await page.reload();
    expect(await findStored(name)).toHaveLength(1);
    await page.getByRole('button', { name: 'Patvirtinti' }).click();
    await expect(page).toHaveURL(`${product.url}/kontaktai/issiusta`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Žinutė išsiųsta!');
    expect(await findStored(name)).toMatchObject([{ is_suspect: false }]);
  });
}

for (const path of ['/kontaktai', '/#kontaktai']) {
  test(`without scripts ${path} brings the keyboard to the form`, async ({ newVisitor }) => {
    const page = await (await newVisitor({ javaScriptEnabled: false })).newPage();
    await page.goto(product.url + path);
    // Of a section taller than the window a browser shows the middle: the form.
    await expect(page.locator('#kontaktai form')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, 'name')).toBeFocused();
  });
}

test('what breaks a rule is refused by a whole page, with the rule’s own words', async ({
  page,
  request,
}) => {
  for (const row of CONTACT_ROWS) {
    await test.step(rowName(row), async () => {
      const form = { ...GOOD_MESSAGE, [row.field]: row.value };
      const response = await request.post(product.url + FORM, { form });
      expect(response.status()).toBe(400);
      expect(response.headers()['cache-control']).toBe('private, no-store');
      await page.setContent((await response.text()).replace(/<script[\s\S]*?<\/script>/g, ''));
      await expect(page.getByRole('alert').locator('strong')).toHaveText('Neteisingi duomenys');
      await expect(page.getByRole('alert').locator('p')).toHaveText(row.message);
      await expect(fieldOf(page, row.field)).toHaveAccessibleDescription(row.message);
      expect(await valuesOf(page)).toEqual(form);
    });
  }
});

test('nothing of what is sent back becomes markup', async ({ request }) => {
  const form = { ...GOOD_MESSAGE, name: '"><script>alert(1)</script>' };
  const html = await (await request.post(product.url + FORM, { form })).text();
  expect(html).not.toContain('<script>alert(1)');
});

test('a form with nothing in it, or with no form at all, names what is missing', async ({
  request,
}) => {
  for (const options of [
    { form: {} },
    { data: '{"name":"x"}', headers: { 'content-type': 'application/json' } },
    { data: 'x', headers: { 'content-type': 'multipart/form-data' } },
  ]) {
    const response = await request.post(product.url + FORM, options);
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('Vardas privalomas');
  }
});

test('what one visitor comes with stands in that visitor’s form alone', async ({ request }) => {
  const read = async (path: string) => await (await request.get(product.url + path)).text();
  const words = ['Domina pirmas', 'Domina antras', 'Domina pirmas'];
  for (const path of ['/', '/kontaktai']) {
    const pages = await Promise.all(
      words.map((message) => read(`${path}?message=${encodeURIComponent(message)}`)),
    );
    // In the field, and in what the form's script goes on with.
    const seen = [...pages, await read(path)].map((page) => [
      ...new Set(page.match(/Domina (?:pirmas|antras)/g)),
    ]);
    expect(seen, path).toEqual([...words.map((message) => [message]), []]);
  }
});

test('a body larger than any message is refused', async ({ request }) => {
  const form = { ...GOOD_MESSAGE, message: 'a'.repeat(200_000) };
  const response = await request.post(product.url + FORM, { form });
  expect(response.status()).toBe(413);
  expect(await response.text()).toContain('Žinutė per ilga (max 2000 simbolių)');
});

test('what fell into the trap is stored, and confirming does not clear it', async ({ request }) => {
  const form = { ...GOOD_MESSAGE, name: 'Formos robotas', website: 'https://spam.example' };
  const sent = await request.post(product.url + FORM, { form, maxRedirects: 0 });
  expect([sent.status(), sent.headers().location]).toEqual([303, '/kontaktai/issiusta']);
  expect(await findStored('Formos robotas')).toMatchObject([{ is_suspect: true }]);
});

test('a confirmation works once, for its own message, and cannot be made up', async ({
  request,
}) => {
  const send = async (name: string) => {
    const form = { ...GOOD_MESSAGE, name };
    const { location } = (
      await request.post(product.url + FORM, { form, maxRedirects: 0 })
    ).headers();
    return new URL(location ?? '', product.url).searchParams.get('patvirtinimas') ?? '';
  };
  const confirm = (patvirtinimas: string) =>
    request.post(`${product.url}/kontaktai/issiusta`, { form: { patvirtinimas } });
  const first = await send('Pirmoji');
  const second = await send('Antroji');
  const [firstId] = first.split('.');
  expect((await confirm(second.replace(/^[^.]+/, firstId ?? ''))).status()).toBe(200);
  expect(await findStored('Pirmoji')).toMatchObject([{ is_suspect: true }]);
  await confirm(first);
  expect(await findStored('Pirmoji')).toMatchObject([{ is_suspect: false }]);
  expect(await findStored('Antroji')).toMatchObject([{ is_suspect: true }]);
});

test('after twenty messages the page says to wait', async ({ request }) => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const send = () =>
    request.post(product.url + FORM, { form: GOOD_MESSAGE, headers, maxRedirects: 0 });
  for (let n = 0; n < 20; n++) expect((await send()).status()).toBe(303);
  const refused = await send();
  expect(refused.status()).toBe(429);
  expect(await refused.text()).toContain('Pabandykite vėliau arba paskambinkite.');
});
