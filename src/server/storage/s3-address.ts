export interface S3Address {
  /** Origin of the server. */
  endpoint: string;
  region: string;
  bucket: string;
  /** Before every name; empty or ending in a slash. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const DEFAULT_REGION = 'us-east-1';

/**
 * `s3://KEY:SECRET@host[:port]/bucket[/folder]?region=…`, over TLS unless `tls=0`. Signs such as / + @ in key and
 * secret are percent-encoded. Null when anything is missing or unknown.
 */
export function parseS3Address(address: string): S3Address | null {
  const url = URL.parse(address);
  if (url?.protocol !== 's3:' || !url.host || !url.username || !url.password) return null;
  const [bucket, ...folders] = url.pathname.split('/').filter(Boolean);
  const { region = DEFAULT_REGION, tls = '1', ...unknown } = Object.fromEntries(url.searchParams);
  if (!bucket || !/^[01]$/.test(tls) || !region || Object.keys(unknown).length > 0) return null;
  try {
    return {
      endpoint: `${tls === '0' ? 'http' : 'https'}://${url.host}`,
      region,
      bucket,
      prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
      accessKeyId: decodeURIComponent(url.username),
      secretAccessKey: decodeURIComponent(url.password),
    };
  } catch {
    return null;
  }
}
