import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isOperator } from '../http/operator-access.ts';
import type { Health } from './health.ts';

/**
 * For balancers and supervisors, under `/health`: `live` while the process answers, `ready` while it can serve visitors.
 * Reasons are for operators.
 * @param key METRICS_KEY; null when there is none
 */
export function healthRoutes(health: Health, key: string | null = null) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use((c, next) => {
    c.header('Cache-Control', 'no-store');
    return next();
  });
  return app
    .get('/health/live', (c) => c.json({ status: 'live' }))
    .get('/health/ready', async (c) => {
      const { isReady, reasons } = await health.check();
      const status = isReady ? 'ready' : 'not ready';
      const mayReadReasons = isOperator(c.env.incoming, key);
      return c.json(mayReadReasons ? { status, reasons } : { status }, isReady ? 200 : 503);
    })
    .all('*', (c) => c.json({ status: 'unknown address' }, 404));
}
