import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a database server that can be cut, as networks and servers are. */
export async function openCuttableWay(databaseUrl: string) {
  let target = new URL(databaseUrl);
  const open = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      // Cut on purpose.
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    near.on('data', (bytes) => isSilent || far.write(bytes));
    far.on('data', (bytes) => isSilent || near.write(bytes));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const end = () => {
    for (const socket of open) socket.destroy();
  };
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    /** Ends what is connected and refuses what comes. */
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    /** Leads who comes from now on to another server. */
    leadTo(otherUrl: string) {
      target = new URL(otherUrl);
    },
    /** Takes what is said and brings nothing, as a network that is cut in the middle. */
    silence() {
      isSilent = true;
    },
    unsilence() {
      isSilent = false;
    },
    async close() {
      end();
      server.close();
      await once(server, 'close');
    },
  };
}
