import { createServer } from 'node:http';
import { expect, test } from '../support/journey.ts';

const s = createServer((q, r) => {
  r.writeHead(q.url === '/x.js' ? 404 : 200, {
    'content-type': 'text/html',
    'content-security-policy': "script-src 'self'",
  }).end(
    q.url === '/clean'
      ? '<p>ok</p><link rel=icon href="data:,">'
      : '<link rel=icon href="data:,"><script>1</script><script src="/x.js"></script>',
  );
});
test.beforeAll(async () => {
  await new Promise<void>((d) => s.listen(4229, () => d()));
});
test.afterAll(() => {
  s.close();
});
test('clean passes', async ({ page }) => {
  await page.goto('http://localhost:4229/clean');
  await expect(page.getByText('ok')).toBeVisible();
});
test('MUST FAIL: csp and 404', async ({ page }) => {
  await page.goto('http://localhost:4229/');
});
test('MUST FAIL: other visitor', async ({ newVisitor }) => {
  const p = await (await newVisitor()).newPage();
  await p.goto('http://localhost:4229/');
});
test('expected passes', async ({ page, expectComplaint }) => {
  expectComplaint(/404/);
  expectComplaint(/Content Security Policy/);
  await page.goto('http://localhost:4229/');
});
test('MUST FAIL: uncaught', async ({ page }) => {
  await page.goto('http://localhost:4229/clean');
  await page
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('boom');
      });
    })
    .catch(() => {});
  await page.waitForTimeout(200);
});
