// `npm run bench:start`: processor time of a start until it serves, and memory a minute after, of the product as `npm start`
// runs it with the demonstration. Bars: 1.5 s for a start that finds its data, 220 MB. PostgreSQL stands beside it.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { childrenOf, ownCpuSeconds } from './cpu-time.ts';
import { median } from './figures.ts';

const STARTS = isBrief ? 1 : 5;
/** Milliseconds. */
const SETTLED = isBrief ? 0 : 60_000;

interface Measured {
  cpu: number;
  resident: number;
  postgres: number;
}

/** MB of memory by a line of `/proc`; of what several processes share, `Pss` takes their part. */
function megabytes(pid: number, file: string, name: string): number {
  const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0) / 1024;
}

const treeOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...treeOf(child)]);

/** Of a product that has just printed its address. */
async function measure(pid: number): Promise<Measured> {
  const cpu = ownCpuSeconds(pid);
  await sleep(SETTLED);
  const shares = treeOf(pid).map((child) => megabytes(child, 'smaps_rollup', 'Pss'));
  return {
    cpu,
    resident: megabytes(pid, 'status', 'VmRSS'),
    postgres: shares.reduce((sum, share) => sum + share, 0),
  };
}

const describe = (start: string, measured: Measured[]) => {
  const middle = (name: keyof Measured) => median(measured.map((each) => each[name]));
  return {
    start,
    'processor s': middle('cpu').toFixed(2),
    'resident MB': Math.round(middle('resident')),
    'PostgreSQL MB': Math.round(middle('postgres')),
  };
};

const product = await startProduct({ SEED: 'demo' });
try {
  const rows = [
    describe('the first, which makes the demonstration', [await measure(product.pid())]),
  ];
  const later: Measured[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    await product.stop();
    await product.restart();
    later.push(await measure(product.pid()));
  }
  console.table([...rows, describe(`later ones, median of ${STARTS}`, later)]);
} finally {
  await product.remove();
}
