import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startFakeS3 } from '../../tests/fakes/s3.ts';
import { openCuttableWay } from '../../tests/support/cuttable-way.ts';
import { startFeedServer } from '../../tests/support/feed-server.ts';
import { findFreePort, startProduct } from '../../tests/support/product.ts';
import { checkEdge } from './check-edge.ts';
import type { Engines } from './engines.ts';

const deploy = fileURLToPath(new URL('../../deploy/cluster/', import.meta.url));
const PASSWORD = 'tik-pratyboms';
const NODES = ['pg1', 'pg2'] as const;
type NodeName = (typeof NODES)[number];

/** A file of `deploy/cluster` with the addresses of this machine in place of its own. */
async function readConfiguration(name: string, changes: Record<string, string | number>) {
  let text = await readFile(join(deploy, name), 'utf8');
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`deploy/cluster/${name} does not say ${from}`);
    text = text.replaceAll(from, String(to));
  }
  return text;
}

interface Deps {
  engines: Engines;
  /** Takes what ends the parts that run in this process. */
  onClose: (close: () => Promise<unknown>) => void;
  say: (text: string) => void;
  /** Rejects when the drill is stopped. */
  pause: (milliseconds: number) => Promise<unknown>;
}

/** Everything that `deploy/cluster` names, on loopback. */
export async function startCluster({ engines, onClose, say, pause }: Deps) {
  const names = ['etcd', 'peer', 'pg1', 'api1', 'pg2', 'api2', 'sql', 'http', 'pool'] as const;
  const found = await Promise.all([...names, 'varnish', 'purge', 'web1', 'web2'].map(findFreePort));
  const port = Object.fromEntries(
    [...names, 'varnish', 'purge', 'web1', 'web2'].map((name, at) => [name, found[at] ?? 0]),
  ) as Record<(typeof names)[number] | 'varnish' | 'purge' | 'web1' | 'web2', number>;
  const { folder } = engines;
  const dataFolder = (node: NodeName) => join(folder, node);
  const api = (node: NodeName) => (node === 'pg1' ? port.api1 : port.api2);

  const startPostgres = async (node: NodeName) => {
    const file = await engines.write(
      `${node}.yml`,
      await readConfiguration('patroni.yml', {
        'name: pg1': `name: ${node}`,
        'pg1.internal:8008': `127.0.0.1:${api(node)}`,
        'pg1.internal:5432': `127.0.0.1:${port[node]}`,
        'etcd1.internal:2379,etcd2.internal:2379,etcd3.internal:2379': `127.0.0.1:${port.etcd}`,
        '/var/lib/postgresql/15/website': dataFolder(node),
        '/var/run/postgresql': folder,
        '10.0.0.0/8': '127.0.0.1/32',
        SUPERUSER_PASSWORD: PASSWORD,
        REPLICATION_PASSWORD: PASSWORD,
      }),
    );
    engines.start(node, 'patroni', [file]);
  };
  /** Which node is the primary, and whether the other one follows it synchronously. */
  const readRoles = async () => {
    for (const node of NODES) {
      const answer = await fetch(`http://127.0.0.1:${api(node)}/cluster`).catch(() => null);
      const members =
        ((await answer?.json().catch(() => null)) as PatroniAnswer | null)?.members ?? [];
      const leader = members.find(({ role }) => role === 'leader')?.name;
      const isSafe = members.some(
        ({ role, state }) => role === 'sync_standby' && /running|streaming/.test(state),
      );
      if (leader) return { leader, isSafe };
    }
    return null;
  };
  const sqlUrl = (user: string, database: string, at: number) =>
    `postgres://${user}:${PASSWORD}@127.0.0.1:${at}/${database}`;
  const query = async (text: string, database = 'website', user = 'postgres') => {
    const client = new pg.Client({ connectionString: sqlUrl(user, database, port.sql) });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };

  const until = async (what: string, check: () => Promise<unknown>) => {
    const deadline = performance.now() + 90_000;
    for (;;) {
      try {
        await check();
        return;
      } catch (error) {
        if (performance.now() > deadline) throw new Error(`${what} did not come`, { cause: error });
        await pause(250);
      }
    }
  };

  say('etcd, PostgreSQL with a synchronous standby under Patroni, HAProxy');
  const etcd = `http://127.0.0.1:${port.etcd}`;
  const peer = `http://127.0.0.1:${port.peer}`;
  engines.start('etcd', 'etcd', [
    ...['--data-dir', join(folder, 'etcd')],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
    ...['--initial-cluster', `default=${peer}`, '--unsafe-no-fsync'],
  ]);
  await startPostgres('pg1');
  const haproxy = await engines.write(
    'haproxy.cfg',
    await readConfiguration('haproxy.cfg', {
      '127.0.0.1:5000': `127.0.0.1:${port.sql}`,
      '127.0.0.1:3000': `127.0.0.1:${port.http}`,
      'pg1.internal:5432 check port 8008': `127.0.0.1:${port.pg1} check port ${port.api1}`,
      'pg2.internal:5432 check port 8008': `127.0.0.1:${port.pg2} check port ${port.api2}`,
      'web1.internal:3000': `127.0.0.1:${port.web1}`,
      'web2.internal:3000': `127.0.0.1:${port.web2}`,
    }),
  );
  engines.start('haproxy', 'haproxy', ['-db', '-f', haproxy]);
  await until('the primary', () => query('select 1', 'postgres'));
  await startPostgres('pg2');
  await query(`create role website login createrole password '${PASSWORD}'`, 'postgres');
  await query('create database website owner website', 'postgres');
  const untilSafe = () =>
    until('the synchronous standby', async () => {
      if (!(await readRoles())?.isSafe) throw new Error('not yet');
    });
  await untilSafe();

  say('PgBouncer in session mode, Varnish, a server that speaks S3');
  const pool = await engines.write(
    'pgbouncer.ini',
    await readConfiguration('pgbouncer.ini', {
      'port=5000': `port=${port.sql}`,
      'listen_port = 6432': `listen_port = ${port.pool}`,
      '/etc/pgbouncer/userlist.txt': await engines.write('users', `"website" "${PASSWORD}"\n`),
    }),
  );
  engines.start('pgbouncer', 'pgbouncer', [pool]);
  const vcl = await engines.write(
    'varnish.vcl',
    await readConfiguration('varnish.vcl', { '"3000"': `"${port.http}"` }),
  );
  engines.start('varnish', 'varnishd', [
    ...['-F', '-n', join(folder, 'varnish'), '-f', vcl],
    ...['-a', `127.0.0.1:${port.varnish}`, '-a', `purge=127.0.0.1:${port.purge}`],
    ...['-s', 'malloc,64m', '-t', '0', '-p', 'http_gzip_support=off'],
  ]);
  const s3 = await startFakeS3();
  onClose(s3.close);
  const feeds = await startFeedServer();
  onClose(feeds.close);
  const way = await openCuttableWay(sqlUrl('website', 'website', port.sql));
  onClose(way.close);

  say('two products, one behind PgBouncer');
  const address = `http://127.0.0.1:${port.varnish}`;
  const settings = {
    SEED: 'demo',
    STORAGE_URL: s3.url,
    PUBLIC_URL: `http://localhost:${port.varnish}`,
    TRUST_PROXY: '127.0.0.0/8',
    CDN_PURGE: 'varnish',
    CDN_PURGE_URL: `http://127.0.0.1:${port.purge}`,
    OUTBOUND_ALLOW: feeds.hostPort,
  };
  const startOne = async (name: 'web1' | 'web2', DATABASE_URL: string) => {
    const own = { PORT: String(port[name]), DATA_DIR: join(folder, name), DATABASE_URL };
    const product = await startProduct({ ...settings, ...own });
    onClose(product.kill);
    return product;
  };
  const one = await startOne('web1', way.url);
  const two = await startOne('web2', sqlUrl('website', 'website', port.pool));
  await until('a page through Varnish', async () => {
    if (!(await fetch(address)).ok) throw new Error('not yet');
  });
  await checkEdge(address);

  return {
    /** What visitors ask. */
    address,
    /** Past Varnish. */
    balancer: `http://127.0.0.1:${port.http}`,
    /** The rest of the internet. */
    feeds,
    one,
    two,
    way,
    query,
    readRoles,
    untilSafe,
    startPostgres,
    cutPower: (node: NodeName) => engines.cutPower(node, dataFolder(node)),
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

/** What Patroni answers. */
interface PatroniAnswer {
  members: { name: NodeName; role: string; state: string }[];
}
