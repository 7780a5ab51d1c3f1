import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG_KEYS, type ConfigError, parseConfig } from './config.ts';

const problemsOf = (env: Record<string, string>) => {
  try {
    parseConfig(env);
    return [];
  } catch (error) {
    return (error as ConfigError).problems;
  }
};

test('without any setting everything has a default', () => {
  const { dataDir, ...config } = parseConfig({});
  expect(isAbsolute(dataDir)).toBe(true);
  const none = Object.entries(config).flatMap(([name, value]) => (value === null ? [name] : []));
  expect(none).toEqual([
    'publicUrl',
    'databaseUrl',
    'smtpUrl',
    'contactNotifyTo',
    'alertTo',
    'alertWebhook',
    'storageUrl',
    'backupUrl',
    'backupKey',
    'secretFile',
    'functionsKey',
    'metricsKey',
    'cdn',
    'traces',
  ]);
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    admin: { email: 'admin@example.com', password: null },
    seed: 'demo',
    areJobsPaused: false,
    google: { apiKey: null, baseUrl: null },
    openai: { apiKey: null, baseUrl: null, model: null },
    isPlainSmtpAllowed: false,
    outboundAllow: [],
    trustProxy: [],
    analytics: { analyticsId: null, sessionRecordingId: null },
    logLevel: 'info',
  });
});

test.each([
  ['PORT', '0', true],
  ['PORT', '65535', true],
  ['ADMIN_PASSWORD', 'a'.repeat(12), true],
  ['ADMIN_PASSWORD', 'a'.repeat(11), false],
  ['FUNCTIONS_KEY', 'a'.repeat(24), true],
  ['FUNCTIONS_KEY', 'a'.repeat(23), false],
  ['METRICS_KEY', 'a'.repeat(24), true],
  ['METRICS_KEY', 'a'.repeat(23), false],
  ['OTEL_TRACES_SAMPLER_ARG', '1', true],
  ['OTEL_TRACES_SAMPLER_ARG', '1.1', false],
  ['DATABASE_URL', 'postgres://[', false],
  ['DATABASE_URL', 'postgresql://localhost/a', true],
  ['STORAGE_URL', 'file://[', false],
  ['STORAGE_URL', 'file://srv/pictures', false],
  ['BACKUP_URL', 'file://mnt/kopijos', false],
  ['BACKUP_URL', 'file:///mnt/kopijos', true],
  ['CDN_PURGE_URL', 'https://[', false],
])('%s may be %s: %s', (name, value, isFine) => {
  expect(problemsOf({ [name]: value }).map((problem) => problem.split(':')[0])).toEqual(
    isFine ? [] : [name],
  );
});

test.each([
  [{ JOBS: 'paused' }, { areJobsPaused: true }],
  [{ SMTP_ALLOW_PLAIN: 'true' }, { isPlainSmtpAllowed: true }],
  [{ SECRET_FILE: '/srv/secret' }, { secretFile: '/srv/secret' }],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.5' }, { traces: null }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost' },
    { traces: { sampler: 'parentbased_always_on', ratio: 1 } },
  ],
  [
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost', OTEL_TRACES_SAMPLER_ARG: '0.5' },
    { traces: { ratio: 0.5 } },
  ],
  [
    { CDN_PURGE: 'bunny', CDN_PURGE_ZONE: '77', CDN_PURGE_KEY: 'key' },
    { cdn: { kind: 'bunny', address: null, zone: '77', key: 'key' } },
  ],
])('%j is read as %j', (env, config) => {
  expect(parseConfig(env)).toMatchObject(config);
});

test.each([
  [
    'smtp://x:99999',
    'SMTP_URL: nėra taisyklingas adresas: patikrinkite serverio vardą ir prievadą',
  ],
  ['mail://x:99999', 'SMTP_URL: turi prasidėti smtp:// arba smtps://'],
])('of %s it is said what is wrong', (SMTP_URL, problem) => {
  expect(problemsOf({ SMTP_URL })).toEqual([problem]);
});

test.each([
  ['PUBLIC_URL', 'https://x.lt/', true],
  ['PUBLIC_URL', 'https://X.lt:8443', true],
  ['PUBLIC_URL', 'x.lt', false],
  ['PUBLIC_URL', 'https://x.lt/kelias', false],
  ['PUBLIC_URL', 'https://x.lt/kelias/', false],
  ['PUBLIC_URL', 'https://x.lt?a=b', false],
  ['PUBLIC_URL', 'https://x.lt/#a', false],
  ['PUBLIC_URL', 'https://vardas@x.lt', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', '=x', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'x=', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=b,x', false],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=Basic%20YTpi==, x-a=b', true],
  ['OTEL_RESOURCE_ATTRIBUTES', 'x', false],
  ['OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment=a,b=c', true],
])(
  'what would silently do nothing, or harm, is refused: %s=%s may be: %s',
  (name, value, isFine) => {
    expect(problemsOf({ [name]: value }).map((problem) => problem.split(':')[0])).toEqual(
      isFine ? [] : [name],
    );
  },
);

test('an empty value means the default', () => {
  expect(parseConfig({ PORT: '', SEED: ' ', SMTP_URL: '' })).toMatchObject({
    port: 3000,
    seed: 'demo',
    smtpUrl: null,
    isPlainSmtpAllowed: false,
  });
});

test('all wrong settings are named at once', () => {
  const problems = problemsOf({
    PORT: 'abc',
    SEED: 'full',
    DATABASE_URL: 'mysql://x',
    FUNCTIONS_KEY: 'short',
    ADMIN_PASSWORD: 'short',
    OUTBOUND_ALLOW: 'localhost',
    TRUST_PROXY: 'everyone',
    PUBLIC_URL: 'ftp://x',
  });
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    'PORT',
    'PUBLIC_URL',
    'DATABASE_URL',
    'ADMIN_PASSWORD',
    'SEED',
    'OUTBOUND_ALLOW',
    'FUNCTIONS_KEY',
    'TRUST_PROXY',
  ]);
});

test.each([
  ['65536', 'PORT'],
  ['-1', 'PORT'],
])('port %s is refused', (PORT, name) => {
  expect(problemsOf({ PORT })[0]).toContain(name);
});

test('lists are separated by commas', () => {
  const config = parseConfig({
    OUTBOUND_ALLOW: 'localhost:8080, [::1]:90',
    TRUST_PROXY: '10.0.0.0/8,::1',
  });
  expect(config.outboundAllow).toEqual(['localhost:8080', '[::1]:90']);
  expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
});

test('.env.example lists every setting and nothing else', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(CONFIG_KEYS.toSorted());
});

test('.env.example itself is valid', () => {
  const text = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  const env = Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((m) => [m[1], m[2]]));
  expect(() => parseConfig(env)).not.toThrow();
});

test.each([
  ['file:///srv/pictures', true],
  ['s3://key:secret@s3.example.lt/bucket?region=eu-1', true],
  ['s3://s3.example.lt/bucket', false],
  ['/srv/pictures', false],
  ['https://s3.example.lt/bucket', false],
])('pictures at %s: %s', (STORAGE_URL, isFine) => {
  expect(problemsOf({ STORAGE_URL }).length === 0).toBe(isFine);
  // The message is printed at start: it may name the setting, not what stands in it.
  expect(problemsOf({ STORAGE_URL }).join()).not.toContain('example');
});

test.each([
  [{ CDN_PURGE: 'varnish' }, ['CDN_PURGE_URL']],
  [{ CDN_PURGE: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081, 10.0.0.2' }, ['CDN_PURGE_URL']],
  [{ CDN_PURGE: 'varnish', CDN_PURGE_URL: 'http://10.0.0.1:6081, http://10.0.0.2:6081' }, []],
  [{ CDN_PURGE: 'cloudflare' }, ['CDN_PURGE_ZONE', 'CDN_PURGE_KEY']],
  [{ CDN_PURGE: 'bunny', CDN_PURGE_ZONE: '77', CDN_PURGE_KEY: 'key' }, []],
  [{ CDN_PURGE_ZONE: '77', CDN_PURGE_KEY: 'key' }, []],
])('of the cache in front, %j lacks %j', (env, missing) => {
  expect(problemsOf(env).map((problem) => problem.split(':')[0])).toEqual(missing);
});
