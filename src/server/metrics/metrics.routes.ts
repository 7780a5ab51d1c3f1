import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Registry } from 'prom-client';
import { isOperator } from '../http/operator-access.ts';

/** `/metrics`, in Prometheus' text format. */
export function metricsRoutes(registry: Registry, key: string | null) {
  return new Hono<{ Bindings: HttpBindings }>().get('/metrics', async (c) => {
    if (!isOperator(c.env.incoming, key))
      return c.text('Not for you\n', 401, {
        'WWW-Authenticate': 'Bearer',
        'Cache-Control': 'no-store',
      });
    return c.body(await registry.metrics(), 200, {
      'Content-Type': registry.contentType,
      'Cache-Control': 'no-store',
    });
  });
}
