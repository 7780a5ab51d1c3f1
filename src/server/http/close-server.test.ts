import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seconds } from '../../domain/time/duration.ts';
import { closeServer } from './close-server.ts';

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    return (await text(socket).catch((error) => String(error))).split('\r\n');
  };
  return { server, ask };
}
const busy = (milliseconds: number) => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

test('who has connected when a server is stopped is answered, on a connection that ends, also by a busy one', async () => {
  const { server, ask } = await listen((_request, response) => {
    busy(5);
    response.end('here');
  });
  const asking = Array.from({ length: 30 }, ask);
  // The system has accepted them, the server has taken none.
  await new Promise(process.nextTick);
  const closed = closeServer(server);
  // A balancer that has not noticed yet.
  await wait(20);
  asking.push(ask());
  await closed;
  for (const lines of await Promise.all(asking)) {
    expect(lines[0]).toBe('HTTP/1.1 200 OK');
    expect(lines).toContain('Connection: close');
  }
  expect(await ask()).toEqual([expect.stringContaining('ECONNREFUSED')]);
});

test('a server that nobody asks is stopped before it has waited for a balancer, and one that is stopped is left', async () => {
  const { server } = await listen((_request, response) => response.end());
  const stopped = closeServer(server).then(() => 'stopped');
  expect(await Promise.race([stopped, wait(seconds(2), 'waits')])).toBe('stopped');
  expect(await closeServer(server)).toBeUndefined();
});

test('a server that is asked on and on is stopped after some seconds', async () => {
  const { server, ask } = await listen((_request, response) => response.end());
  let isClosed = false;
  const closing = closeServer(server).then(() => {
    isClosed = true;
  });
  for (let time = 0; time < 1_000 && !isClosed; time += 1) {
    await ask();
    await wait(10);
  }
  expect(isClosed).toBe(true);
  await closing;
});
