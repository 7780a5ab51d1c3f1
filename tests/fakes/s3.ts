import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The part of S3's REST protocol that keeping pictures needs, over real HTTP, so that the vendor's client is tested
 * and not our idea of it. Buckets stand in the path; keys and errors are XML as S3 writes it.
 */

export interface FakeS3 {
  /** For `STORAGE_URL`. */
  url: string;
  /** By key, without the bucket. */
  objects: Map<string, { bytes: Buffer; contentType: string }>;
  /** Method and path of what was asked, refused requests included. */
  requests: string[];
  /** What the next requests meet instead of an answer, in order. */
  faults: Fault[];
  close(): Promise<void>;
}

type Fault =
  /** An error as S3 says it: 503 SlowDown, 403 AccessDenied … */
  | { status: number; code: string }
  /** The connection is cut before an answer. */
  | 'cut'
  /** The answer stops in the middle of the body. */
  | 'half';

const KEY = 'test-key';
const SECRET = 'test/secret+with@signs';
const REGION = 'eu-test-1';
/** So small that a listing of three has a second page. */
const PAGE = 2;

export async function startFakeS3(bucket = 'pictures'): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map();
  const requests: string[] = [];
  const faults: Fault[] = [];

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      requests.push(`${request.method} ${request.url}`);
      const fault = faults.shift();
      if (fault === 'cut') request.socket.destroy();
      else if (typeof fault === 'object') sendError(response, fault.status, fault.code);
      else if (!isSigned(request)) sendError(response, 403, 'AccessDenied');
      else answer(request, body, response, fault === 'half');
    });
  });

  function answer(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    isCut: boolean,
  ): void {
    const url = new URL(request.url ?? '/', 'http://s3');
    const [, asked = '', ...rest] = url.pathname.split('/');
    const key = rest.map(decodeURIComponent).join('/');
    const object = objects.get(key);
    if (asked !== bucket) sendError(response, 404, 'NoSuchBucket');
    else if (request.method === 'GET' && !key) list(url.searchParams, response);
    else if (request.method === 'GET' && !object) sendError(response, 404, 'NoSuchKey');
    else if (request.method === 'GET' && object) send(request, response, object, isCut);
    else change(request, body, response, key);
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, contentType }: { bytes: Buffer; contentType: string },
    isCut: boolean,
  ): void {
    response.writeHead(200, {
      'Content-Type': contentType,
      'Content-Length': String(bytes.length),
    });
    if (!isCut) response.end(bytes);
    else {
      const half = bytes.subarray(0, Math.floor(bytes.length / 2));
      response.write(half, () => request.socket.destroy());
    }
  }

  function change(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    key: string,
  ): void {
    switch (request.method) {
      case 'PUT':
        objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
        response.writeHead(200, { ETag: '"etag"' }).end();
        return;
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      case 'HEAD':
        response.writeHead(objects.has(key) ? 200 : 404).end();
        return;
      default:
        sendError(response, 405, 'MethodNotAllowed');
    }
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const after = query.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const shown = keys.slice(0, PAGE);
    const isTruncated = keys.length > PAGE;
    sendXml(
      response,
      200,
      `<ListBucketResult><Name>${bucket}</Name><KeyCount>${shown.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>${
        isTruncated ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''
      }${shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
    );
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${KEY}:${encodeURIComponent(SECRET)}@127.0.0.1:${port}/${bucket}?region=${REGION}&tls=0`,
    objects,
    requests,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Signature version 4 with our key, for this service and region. Whether it adds up is the vendor's matter. */
function isSigned({ headers }: IncomingMessage): boolean {
  const { authorization = '' } = headers;
  return (
    /^AWS4-HMAC-SHA256 .*SignedHeaders=[\w;-]*host[\w;-]*, Signature=[0-9a-f]{64}$/.test(
      authorization,
    ) &&
    new RegExp(`Credential=${KEY}/\\d{8}/${REGION}/s3/aws4_request`).test(authorization) &&
    headers['x-amz-date'] !== undefined &&
    headers['x-amz-content-sha256'] !== undefined
  );
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const sendError = (response: ServerResponse, status: number, code: string): void =>
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response
    .writeHead(status, { 'Content-Type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);
}
