import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { seconds } from '../../domain/time/duration.ts';

/** Milliseconds in which nobody connects: a balancer has noticed that this instance stops, or there is nobody. */
const QUIET = 50;
/** HAProxy of deploy/cluster needs two seconds to notice. */
const LONGEST_WAIT = seconds(4);
const LONGEST_REQUEST = seconds(5);

/**
 * Answers who connects until nobody does, then lets requests under way end; connections still open after five seconds are
 * cut off. A close cuts off what the system has accepted and this process has not taken yet: on a busy machine hundreds, and a
 * balancer may send a message to nobody else.
 */
export async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  await untilNobodyConnects(server);
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), LONGEST_REQUEST);
  await closed;
  clearTimeout(timer);
}

async function untilNobodyConnects(server: Server): Promise<void> {
  // The next request comes on a connection of its own, which somebody else takes.
  server.prependListener('request', endConnection);
  let isAsked = true;
  const note = () => {
    isAsked = true;
  };
  server.on('connection', note);
  const began = performance.now();
  while (isAsked && performance.now() - began < LONGEST_WAIT) {
    isAsked = false;
    await wait(QUIET);
    // What waited while this process was busy is taken first: one connection a turn.
    await turn();
    await turn();
  }
  server.off('connection', note);
}

function endConnection(_request: IncomingMessage, response: ServerResponse): void {
  response.shouldKeepAlive = false;
}
