import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import net, { type AddressInfo } from 'node:net';
import tls from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { days } from '../../domain/time/duration.ts';
import { examineAddress } from './examine-address.ts';

/* A site with a certificate that this process trusts, and with plain HTTP at the same port. */

/** Of localhost alone and valid for a century, key and certificate. */
const pem = readFileSync(new URL('../../../tests/fixtures/localhost.pem', import.meta.url), 'utf8');
const end = Date.parse(new X509Certificate(pem).validTo);
const trusted = tls.getCACertificates('default');
const answers = { status: 200, location: '' };
const servers: net.Server[] = [];
let publicUrl = '';

beforeAll(async () => {
  tls.setDefaultCACertificates([...trusted, pem.slice(pem.indexOf('-----BEGIN CERT'))]);
  const secure: Server = createServer({ key: pem, cert: pem }, (request, response) =>
    response.writeHead(request.url === '/health/live' ? answers.status : 404).end(),
  );
  const plain = createPlainServer((_, response) =>
    response
      .writeHead(
        answers.location ? 301 : 200,
        answers.location ? { location: answers.location } : {},
      )
      .end(),
  );
  const both = net.createServer((socket) =>
    socket.once('data', (first) => {
      socket.pause().unshift(first);
      // The first byte of a TLS handshake.
      (first[0] === 22 ? secure : plain).emit('connection', socket);
      process.nextTick(() => socket.resume());
    }),
  );
  servers.push(both);
  await new Promise<void>((resolve) => both.listen(0, 'localhost', resolve));
  publicUrl = `https://localhost:${(both.address() as AddressInfo).port}`;
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(answers, { status: 200, location: '' });
});
afterAll(() => {
  for (const server of servers) server.close();
  tls.setDefaultCACertificates(trusted);
});

const examine = async () =>
  (await examineAddress({ publicUrl })).map(({ name, verdict, text }) => [name, verdict, text]);

it('asks the site as a visitor would: whether it answers, leads to https and for how long its certificate is valid', async () => {
  answers.location = publicUrl;
  expect(await examine()).toEqual([
    ['Svetainė', 'good', `${publicUrl} veikia`],
    ['Sertifikatas', 'good', expect.stringMatching(/^galioja dar \d+ d\.$/)],
  ]);
  answers.location = '';
  expect((await examine())[0]).toEqual([
    'Svetainė',
    'attention',
    `${publicUrl} veikia, bet http:// nenukreipia į https://`,
  ]);
});

it.each([
  [14, 'good'],
  [13, 'attention'],
])('of a certificate that is valid for %i days more', async (left, verdict) => {
  vi.useFakeTimers({ toFake: ['Date'], now: end - days(left) - 60_000 });
  expect((await examine())[1]).toEqual(['Sertifikatas', verdict, `galioja dar ${left} d.`]);
});

it('tells what is at the address when it is not this site, or nothing', async () => {
  answers.status = 404;
  expect((await examine())[0]?.slice(1)).toEqual([
    'bad',
    `${publicUrl} atsakė 404: ten ne ši svetainė`,
  ]);
  const { port } = new URL(publicUrl);
  const closed = net.createServer();
  await new Promise<void>((resolve) => closed.listen(0, 'localhost', resolve));
  const elsewhere = {
    publicUrl: publicUrl.replace(port, String((closed.address() as AddressInfo).port)),
  };
  await new Promise((resolve) => closed.close(resolve));
  const [site, ...others] = await examineAddress(elsewhere);
  expect(site?.text).toContain('(ECONNREFUSED)');
  expect(others).toEqual([]);
});

it('waits only so long for an address that takes connections and says nothing', async () => {
  const silent = net.createServer(() => {});
  servers.push(silent);
  await new Promise<void>((resolve) => silent.listen(0, 'localhost', resolve));
  const { port } = silent.address() as AddressInfo;
  const [site, ...others] = await examineAddress({ publicUrl: `https://localhost:${port}` }, 50);
  expect([site?.verdict, others]).toEqual(['bad', []]);
});

it('asks nothing where no address for visitors is set', async () => {
  expect(await examineAddress({ publicUrl: 'http://localhost:3000' })).toEqual([]);
  expect(await examineAddress({ publicUrl: null })).toEqual([]);
});
