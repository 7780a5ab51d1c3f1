// Child process of `bench/flood.ts`: `node bench/flood-client.ts PORT FROM CONNECTIONS SECONDS PATH`. Asks from the
// loopback address FROM, one request at a time on each connection; `{n}` in PATH is another number each time.
import { Agent, request } from 'node:http';

const [port, from, connections, seconds, path = '/'] = process.argv.slice(2);
const until = performance.now() + Number(seconds) * 1000;
const statuses: Record<string, number> = {};
const waits: number[] = [];
let n = 0;

async function ask(agent: Agent): Promise<void> {
  const begun = performance.now();
  n += 1;
  const status = await new Promise<number>((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port: Number(port),
      localAddress: from,
      agent,
      path: path.replace('{n}', String(n)),
      headers: { 'accept-encoding': 'br' },
    })
      .on('response', (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', reject)
      .end();
  });
  waits.push(performance.now() - begun);
  statuses[status] = (statuses[status] ?? 0) + 1;
}

await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (performance.now() < until) await ask(agent);
    agent.destroy();
  }),
);
waits.sort((a, b) => a - b);
const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0;
console.log(
  JSON.stringify({
    perSecond: waits.length / Number(seconds),
    median: at(0.5),
    worstHundredth: at(0.99),
    statuses,
  }),
);
