import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Health } from './health.ts';

/**
 * For balancers and supervisors, under `/health`: `live` while the process answers, `ready` while it can serve visitors.
 * Reasons are for who stands at the machine: a request that came through a proxy gets the status alone.
 */
export function healthRoutes(health: Health) {
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
      const isForwarded = FORWARDED.some((name) => c.req.header(name) !== undefined);
      const isDirect = isLoopback(c.env.incoming) && !isForwarded;
      return c.json(isDirect ? { status, reasons } : { status }, isReady ? 200 : 503);
    })
    .all('*', (c) => c.json({ status: 'unknown address' }, 404));
}

const FORWARDED = ['x-forwarded-for', 'forwarded', 'via'];
const isLoopback = ({ socket }: HttpBindings['incoming']) =>
  /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
