// `npm run bench:flood`: what one visitor notices while eight clients of another address ask for what is not kept.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';

const SECONDS = isBrief ? 1 : 5;
const FLOOD = { from: '127.0.0.1', clients: 8 };
const VISITOR = { from: '127.0.0.2', clients: 1 };
const FLOODS: Record<string, string | null> = {
  nothing: null,
  'unknown addresses': '/nera-{n}',
  'pages for one visitor': '/?message={n}',
  'share pictures of unknown pages': '/share/nera-{n}.png',
  'share pictures by detours': '/share/nera-{n}/../pagalba.png',
};
const VISITS = { 'a kept page': '/', 'a page for one visitor': '/?message=Labas{n}' };

const client = fileURLToPath(new URL('./flood-client.ts', import.meta.url));

interface Measured {
  perSecond: number;
  median: number;
  worstHundredth: number;
  statuses: Record<string, number>;
}

async function ask(port: string, { from, clients }: typeof FLOOD, path: string): Promise<Measured> {
  const args = [client, port, from, clients, SECONDS, path].map(String);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout);
}

const product = await startProduct({ SEED: 'demo' });
try {
  const { port } = new URL(product.url);
  await ask(port, VISITOR, '/');
  const rows = [];
  for (const [flood, target] of Object.entries(FLOODS).slice(0, isBrief ? 2 : undefined)) {
    for (const [visit, path] of Object.entries(VISITS)) {
      const [visitor, flooded] = await Promise.all([
        ask(port, VISITOR, path),
        target === null ? null : ask(port, FLOOD, target),
      ]);
      rows.push({
        flood,
        visit,
        'answers a second': Math.round(visitor.perSecond),
        'median ms': visitor.median.toFixed(1),
        '99 % ms': visitor.worstHundredth.toFixed(1),
        'to the flood a second': flooded ? Math.round(flooded.perSecond) : '',
        'said to it': flooded ? Object.entries(flooded.statuses).join(' ') : '',
      });
    }
  }
  console.table(rows);
} finally {
  await product.remove();
}
