import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedSpan {
  trace: string;
  id: string;
  /** Empty for the first of a trace. */
  parent: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  attributes: Record<string, string | number>;
  hasFailed: boolean;
  /** Of the process that sent it. */
  resource: Record<string, string | number>;
}

interface OtlpCollector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: ReceivedSpan[];
  /** Of the last request. */
  headers: Record<string, unknown>;
  /** From now on requests are taken and never answered. */
  hang(): void;
  close(): Promise<void>;
}

/** A collector on loopback: OTLP over HTTP with protobuf, by the numbers of opentelemetry-proto's trace.proto. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  let hangs = false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    collector.headers = request.headers;
    if (hangs) return;
    const isExport =
      request.method === 'POST' &&
      request.url === '/v1/traces' &&
      request.headers['content-type'] === 'application/x-protobuf';
    if (!isExport) {
      response.writeHead(404).end();
      return;
    }
    collector.spans.push(...readExport(Buffer.concat(parts)));
    response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const collector: OtlpCollector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: [],
    headers: {},
    hang: () => {
      hangs = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return collector;
}

function readExport(message: Buffer): ReceivedSpan[] {
  return all(message, 1).flatMap((resourceSpans) => {
    const resource = readAttributes(all(only(resourceSpans, 1), 1));
    return all(resourceSpans, 2)
      .flatMap((scopeSpans) => all(scopeSpans, 2))
      .map((span) => ({
        trace: only(span, 1).toString('hex'),
        id: only(span, 2).toString('hex'),
        parent: only(span, 4).toString('hex'),
        name: only(span, 5).toString(),
        kind: numberOf(span, 6),
        attributes: readAttributes(all(span, 9)),
        hasFailed: numberOf(only(span, 15), 3) === 2,
        resource,
      }));
  });
}

function readAttributes(pairs: Buffer[]): ReceivedSpan['attributes'] {
  const read = (value: Buffer) =>
    fieldsOf(value).some(({ number }) => number === 3)
      ? numberOf(value, 3)
      : only(value, 1).toString();
  return Object.fromEntries(pairs.map((pair) => [only(pair, 1).toString(), read(only(pair, 2))]));
}

interface Field {
  number: number;
  value: Buffer | bigint;
}

/** The wire format: a tag, then a varint, eight or four bytes, or a length with as many bytes. */
function fieldsOf(message: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const bytes = (length: number) => {
    at += length;
    if (at > message.length) throw new Error('The message ends too early');
    return message.subarray(at - length, at);
  };
  while (at < message.length) {
    const tag = Number(varint());
    const type = tag & 7;
    const value = type === 0 ? varint() : bytes(type === 1 ? 8 : type === 5 ? 4 : Number(varint()));
    fields.push({ number: tag >> 3, value });
  }
  return fields;
}

const all = (message: Buffer, number: number): Buffer[] =>
  fieldsOf(message)
    .filter((field) => field.number === number)
    .map(({ value }) => value as Buffer);
const only = (message: Buffer, number: number): Buffer =>
  all(message, number)[0] ?? Buffer.alloc(0);
const numberOf = (message: Buffer, number: number): number =>
  Number(fieldsOf(message).find((field) => field.number === number)?.value ?? 0);
