// Child process of the benches: `node bench/load.ts PORT PATH SECONDS CONNECTIONS [HEADER …]`. Keeps
// CONNECTIONS open, one request at a time on each, to loopback only; prints how many were answered.
import net from 'node:net';

const [port, path, seconds, connections, ...headers] = process.argv.slice(2);
const request = `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers.map((line) => `${line}\r\n`).join('')}\r\n`;
const until = performance.now() + Number(seconds) * 1000;
let answered = 0;
let bytesEach = 0;

function open(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(request));
    socket.setNoDelay(true);
    let length = 0;
    let wanted = 0;
    socket.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (wanted === 0) wanted = sizeOf(chunk);
      if (length < wanted) return;
      bytesEach = wanted;
      length = 0;
      wanted = 0;
      answered += 1;
      if (performance.now() < until) socket.write(request);
      else socket.end();
    });
    socket.on('close', () => resolve());
    socket.on('error', reject);
  });
}

/** Head and body of an answer whose head came whole in the first piece. */
function sizeOf(chunk: Buffer): number {
  const text = chunk.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const length = /content-length: (\d+)/i.exec(text.slice(0, end))?.[1];
  if (end === -1 || !text.startsWith('HTTP/1.1 200') || !length) {
    throw new Error(`Not the answer that was expected: ${text.slice(0, 200)}`);
  }
  return end + 4 + Number(length);
}

await Promise.all(Array.from({ length: Number(connections) }, open));
console.log(JSON.stringify({ answered, bytesEach }));
