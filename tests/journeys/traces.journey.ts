import { expect, test } from '@playwright/test';
import { startOtlpCollector } from '../fakes/otlp.ts';
import { startProduct } from '../support/product.ts';

test('with a collector the built product tells it what a page was made of', async () => {
  const collector = await startOtlpCollector();
  const product = await startProduct({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUST_PROXY: '127.0.0.1,::1',
  });
  const trace = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
  const answer = await fetch(`${product.url}/tinklarastis?q=nis2`, { headers });
  expect(answer.status).toBe(200);
  await product.stop();
  const spans = collector.spans.filter((span) => span.trace === trace);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({
    name: 'GET /tinklarastis',
    parent: 'b7ad6b7169203331',
    attributes: {
      'http.response.status_code': 200,
      request_id: answer.headers.get('x-request-id'),
    },
    resource: { 'service.name': 'it-support-website' },
  });
  const rendering = spans.find(({ name }) => name === 'render page');
  expect(rendering?.parent).toBe(request?.id);
  const statements = spans.filter(({ parent }) => parent === rendering?.id);
  expect(statements.map(({ name }) => name)).toContain('select');
  expect(JSON.stringify(spans)).not.toContain('nis2');
  await product.remove();
  await collector.close();
});
