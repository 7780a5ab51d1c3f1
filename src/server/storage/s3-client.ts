import type { S3Client } from '@aws-sdk/client-s3';
import { seconds } from '../../domain/time/duration.ts';
import type { S3Address } from './s3-address.ts';

const ATTEMPTS = 4;
const CONNECT = seconds(3);
const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

export interface S3Connection {
  sdk: typeof import('@aws-sdk/client-s3');
  client: S3Client;
}

/**
 * The vendor's client, loaded when it is first needed: an installation that keeps files on disk does not pay for it. It
 * tries again by itself, with growing pauses, when the server is overloaded or away.
 * @param answer milliseconds a request may take
 */
export async function openS3Client(address: S3Address, answer: number): Promise<S3Connection> {
  const sdk = await import('@aws-sdk/client-s3');
  const { endpoint, region, accessKeyId, secretAccessKey } = address;
  const client = new sdk.S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What every server understands: bucket in the path, no checksums beyond the signature's.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    // What fails is thrown; without one the client writes some of it to the terminal as well, in its own words.
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT,
      requestTimeout: answer,
      throwOnRequestTimeout: true,
    },
  });
  return { sdk, client };
}
