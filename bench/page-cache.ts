// `npm run bench:page-cache`: requests per processor second of a page answered from memory, beside nginx
// serving the same bytes from a file (when nginx is installed). Ratios are what counts: machines differ.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort, startProduct } from '../tests/support/product.ts';
import { isBrief } from './brief.ts';
import { cpuSeconds } from './cpu-time.ts';

const SECONDS = isBrief ? 1 : 4;
const ROUNDS = isBrief ? 1 : 5;
const CONNECTIONS = 32;
const PATH = '/';
const ACCEPT = 'Accept-Encoding: gzip, deflate, br, zstd';
const loader = fileURLToPath(new URL('./load.ts', import.meta.url));

interface Server {
  name: string;
  port: number;
  pid: number;
  stop(): Promise<void>;
}

async function measure(server: Server): Promise<{ perCpuSecond: number; bytesEach: number }> {
  const before = cpuSeconds(server.pid);
  const { answered, bytesEach } = await load(server.port);
  return { perCpuSecond: answered / (cpuSeconds(server.pid) - before), bytesEach };
}

function load(port: number): Promise<{ answered: number; bytesEach: number }> {
  const args = [loader, String(port), PATH, String(SECONDS), String(CONNECTIONS), ACCEPT];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(text)) : reject(new Error('load')),
    );
  });
}

async function startOurs(): Promise<Server> {
  const product = await startProduct({ SEED: 'demo' });
  const server = {
    name: 'this product',
    port: Number(new URL(product.url).port),
    pid: product.pid(),
  };
  return { ...server, stop: () => product.remove() };
}

async function startNginx(body: Buffer, headers: Headers): Promise<Server | null> {
  const binary = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync);
  if (!binary) return null;
  const folder = await mkdtemp(join(tmpdir(), 'bench-nginx-'));
  const port = await findFreePort();
  await writeFile(join(folder, 'page.html'), body);
  const added = [...headers]
    .filter(
      ([name]) => !/^(content-length|content-type|date|connection|keep-alive|etag)$/i.test(name),
    )
    .map(([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`)
    .join('\n');
  await writeFile(
    join(folder, 'nginx.conf'),
    `user root; daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 256; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000000; open_file_cache max=10;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e; default_type 'text/html; charset=utf-8';
  server { rewrite_log off; listen 127.0.0.1:${port}; root ${folder}; location = /page.html { ${added} } location / { rewrite ^ /page.html; } } }`,
  );
  const child = spawn(binary, ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await new Promise((resolve) => setTimeout(resolve, 500));
  return {
    name: 'nginx, same bytes',
    port,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const started: Server[] = [];
try {
  const ours = await startOurs();
  started.push(ours);
  // Asked by hand, so that the bytes stay compressed.
  const first = await load(ours.port).then(() => fetch(`http://127.0.0.1:${ours.port}${PATH}`));
  const { brotliCompressSync } = await import('node:zlib');
  const nginx = await startNginx(
    brotliCompressSync(Buffer.from(await first.text())),
    first.headers,
  );
  if (nginx) started.push(nginx);
  const servers = nginx ? [ours, nginx] : [ours];
  const results = new Map(servers.map((server) => [server.name, [] as number[]]));
  const bytes = new Map<string, number>();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) {
      const { perCpuSecond, bytesEach } = await measure(server);
      results.get(server.name)?.push(perCpuSecond);
      bytes.set(server.name, bytesEach);
    }
  }
  console.table(
    Object.fromEntries(
      [...results].map(([name, values]) => [
        name,
        {
          'requests per CPU second (median)': Math.round(median(values)),
          lowest: Math.round(Math.min(...values)),
          highest: Math.round(Math.max(...values)),
          'bytes each': bytes.get(name),
        },
      ]),
    ),
  );
  if (nginx) {
    const [a, b] = servers.map((server) => median(results.get(server.name) ?? []));
    console.log(`ratio to nginx: ${((a ?? 0) / (b ?? 1)).toFixed(2)}`);
  } else {
    console.log('nginx is not installed: no pair.');
  }
} finally {
  for (const server of started) await server.stop();
}
