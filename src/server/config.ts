import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { commandLine } from './command-line.ts';
import { parseS3Address } from './storage/s3-address.ts';

/*
 * The only file that reads the environment. `.env.example` lists every key below; a test compares them.
 */

const blankIsAbsent = (value: unknown) =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsAbsent, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, value: string) =>
  z.preprocess((input) => blankIsAbsent(input) ?? value, schema);

const port = z
  .string()
  .regex(/^\d+$/, 'turi būti skaičius')
  .transform(Number)
  .pipe(z.number().min(0).max(65_535, 'turi būti nuo 0 iki 65535'));
const httpUrl = z
  .url({ protocol: /^https?$/, message: 'turi būti adresas, prasidedantis http:// arba https://' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
/** Pages are at the root of their address: a path would stand in mails and robots.txt, and no page is under it. */
const siteUrl = httpUrl.refine((value) => {
  const { origin, href } = new URL(value);
  return href === `${origin}/`;
}, 'turi būti svetainės adresas be kelio, pavyzdžiui, https://imone.lt');
const scheme = (pattern: RegExp, message: string) =>
  z
    .string()
    .regex(pattern, { message, abort: true })
    .refine(URL.canParse, 'nėra taisyklingas adresas: patikrinkite serverio vardą ir prievadą');
const secret = (length: number) => z.string().min(length, `turi būti bent ${length} ženklų`);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const hostAndPort = list.refine(
  (entries) => entries.every((entry) => /^(\[[0-9a-fA-F:]+\]|[^\s:/]+):\d{1,5}$/.test(entry)),
  'turi būti host:port poros, atskirtos kableliais',
);
/** The libraries that read them pass over what they do not understand. */
const namedValues = list.refine(
  (entries) => entries.every((entry) => /^[^=]+=./.test(entry)),
  'turi būti vardas=reikšmė poros, atskirtos kableliais',
);
const addressRanges = list.refine(
  (entries) => entries.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)),
  'turi būti IP adresai arba jų sritys (pvz., 10.0.0.0/8), atskirti kableliais',
);
const folderOrBucket = z
  .string()
  .refine(
    (value) => (/^file:\/\//.test(value) && isPath(value)) || parseS3Address(value) !== null,
    'turi būti file:///aplankas arba s3://raktas:slaptažodis@serveris/talpykla?region=…',
  );

/** With a slash too few the first folder is taken for a machine, and whoever asks for the path meets an error. */
function isPath(fileUrl: string): boolean {
  try {
    fileURLToPath(fileUrl);
    return true;
  } catch {
    return false;
  }
}

const purgers = ['varnish', 'cloudflare', 'bunny'] as const;
const httpUrls = list.refine(
  (entries) => entries.every((entry) => /^https?:\/\//.test(entry) && URL.canParse(entry)),
  'turi būti adresai, prasidedantys http:// arba https://, atskirti kableliais',
);

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

const settings = z.object({
  PORT: withDefault(port, '3000'),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PUBLIC_URL: optional(siteUrl),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(scheme(/^postgres(ql)?:\/\//, 'turi prasidėti postgres://')),
  ADMIN_EMAIL: withDefault(z.email('turi būti el. pašto adresas'), 'admin@example.com'),
  ADMIN_PASSWORD: optional(secret(12)),
  SEED: withDefault(z.enum(['demo', 'empty'], 'turi būti demo arba empty'), 'demo'),
  JOBS: withDefault(z.enum(['run', 'paused'], 'turi būti run arba paused'), 'run'),
  GOOGLE_GENERATIVE_AI_API_KEY: optional(z.string()),
  GOOGLE_AI_BASE_URL: optional(httpUrl),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(httpUrl),
  OPENAI_MODEL: optional(z.string()),
  SMTP_URL: optional(scheme(/^smtps?:\/\//, 'turi prasidėti smtp:// arba smtps://')),
  SMTP_ALLOW_PLAIN: optional(z.literal('true', 'turi būti true arba tuščia')),
  CONTACT_NOTIFY_TO: optional(z.email('turi būti el. pašto adresas')),
  ALERT_TO: optional(z.email('turi būti el. pašto adresas')),
  ALERT_WEBHOOK: optional(
    // As it is: a slash at its end may mean something there.
    z.url({
      protocol: /^https?$/,
      message: 'turi būti adresas, prasidedantis http:// arba https://',
    }),
  ),
  STORAGE_URL: optional(folderOrBucket),
  BACKUP_URL: optional(folderOrBucket),
  BACKUP_KEY: optional(
    z
      .string()
      .regex(
        /^AGE-SECRET-KEY-1[0-9A-Z]{58}$/,
        `turi būti AGE-SECRET-KEY-1… raktas (${commandLine('backup:key')})`,
      ),
  ),
  SECRET_FILE: optional(z.string()),
  OUTBOUND_ALLOW: withDefault(z.string(), '').pipe(hostAndPort),
  FUNCTIONS_KEY: optional(secret(24)),
  METRICS_KEY: optional(secret(24)),
  TRUST_PROXY: withDefault(z.string(), '').pipe(addressRanges),
  CDN_PURGE: optional(z.enum(purgers, 'turi būti varnish, cloudflare arba bunny')),
  CDN_PURGE_URL: withDefault(z.string(), '').pipe(httpUrls),
  CDN_PURGE_ZONE: optional(z.string().regex(/^\w+$/, 'gali turėti tik raides ir skaitmenis')),
  CDN_PURGE_KEY: optional(z.string()),
  ANALYTICS_ID: optional(z.string().regex(/^[\w-]+$/, 'gali turėti tik raides, skaitmenis ir -')),
  SESSION_RECORDING_ID: optional(
    z.string().regex(/^[\w-]+$/, 'gali turėti tik raides, skaitmenis ir -'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_PROTOCOL: optional(z.literal('http/protobuf', 'turi būti http/protobuf')),
  OTEL_EXPORTER_OTLP_HEADERS: optional(namedValues),
  OTEL_SERVICE_NAME: optional(z.string()),
  OTEL_RESOURCE_ATTRIBUTES: optional(namedValues),
  OTEL_TRACES_SAMPLER: withDefault(
    z.enum(samplers, `turi būti vienas iš: ${samplers.join(', ')}`),
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: withDefault(
    z
      .string()
      .regex(/^\d+(\.\d+)?$/, 'turi būti skaičius nuo 0 iki 1')
      .transform(Number)
      .pipe(z.number().max(1, 'turi būti skaičius nuo 0 iki 1')),
    '1',
  ),
  LOG_LEVEL: withDefault(
    z.enum(
      ['debug', 'info', 'warn', 'error', 'silent'],
      'turi būti debug, info, warn, error arba silent',
    ),
    'info',
  ),
});

export const CONFIG_KEYS = Object.keys(settings.shape);

export interface Config {
  port: number;
  host: string;
  /** Origin without a trailing slash; null until the port is known. */
  publicUrl: string | null;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded server. */
  databaseUrl: string | null;
  admin: { email: string; password: string | null };
  seed: 'demo' | 'empty';
  /** The site and its panel, without newsroom, mails and back-ups. */
  areJobsPaused: boolean;
  google: { apiKey: string | null; baseUrl: string | null };
  openai: { apiKey: string | null; baseUrl: string | null; model: string | null };
  smtpUrl: string | null;
  /** Mail may go to another machine without TLS. */
  isPlainSmtpAllowed: boolean;
  contactNotifyTo: string | null;
  /** Who gets alerts about the running, and where they are posted. */
  alertTo: string | null;
  alertWebhook: string | null;
  storageUrl: string | null;
  /** Where nightly back-ups go; null: under DATA_DIR. */
  backupUrl: string | null;
  /** An age identity; null: back-ups are not encrypted. */
  backupKey: string | null;
  /** Keys that sign sessions and encrypt second factors, a line each; null: the secret in the database does. */
  secretFile: string | null;
  outboundAllow: string[];
  functionsKey: string | null;
  /** Lets a Prometheus on another machine read /metrics and the reasons of /health/ready. */
  metricsKey: string | null;
  trustProxy: string[];
  /** The shared cache in front, purged of what changed; null: none keeps pages. */
  cdn: CdnSettings | null;
  analytics: { analyticsId: string | null; sessionRecordingId: string | null };
  /** Null: none are made. Where they go, and with which headers, the exporter reads by itself. */
  traces: TraceSettings | null;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

export interface TraceSettings {
  sampler: (typeof samplers)[number];
  /** Of traces, for those samplers that keep a part. */
  ratio: number;
}

export type CdnSettings =
  | { kind: 'varnish'; addresses: string[] }
  | {
      kind: 'cloudflare' | 'bunny';
      /** Of another server than the vendor's own; null: the vendor's. */
      address: string | null;
      zone: string;
      key: string;
    };

/** Every wrong setting at once, a Lithuanian line each: an operator mends them in one go. */
export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** @throws ConfigError when what the chosen cache needs is not there */
function readCdn(s: z.infer<typeof settings>): CdnSettings | null {
  const needed = (name: 'CDN_PURGE_URL' | 'CDN_PURGE_ZONE' | 'CDN_PURGE_KEY') =>
    s[name]?.length ? [] : [`${name}: būtinas pasirinktai talpyklai`];
  if (s.CDN_PURGE === undefined) return null;
  const isVarnish = s.CDN_PURGE === 'varnish';
  const missing = isVarnish
    ? needed('CDN_PURGE_URL')
    : [...needed('CDN_PURGE_ZONE'), ...needed('CDN_PURGE_KEY')];
  if (missing.length > 0) throw new ConfigError(missing);
  if (s.CDN_PURGE === 'varnish') return { kind: 'varnish', addresses: s.CDN_PURGE_URL };
  const [address = null] = s.CDN_PURGE_URL;
  return { kind: s.CDN_PURGE, address, zone: s.CDN_PURGE_ZONE ?? '', key: s.CDN_PURGE_KEY ?? '' };
}

/**
 * Reads the settings; unknown environment keys are not ours and are ignored.
 * @throws ConfigError naming every setting that is wrong.
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    );
  }
  const s = parsed.data;
  return {
    port: s.PORT,
    host: s.HOST,
    publicUrl: s.PUBLIC_URL ?? null,
    dataDir: resolve(s.DATA_DIR),
    databaseUrl: s.DATABASE_URL ?? null,
    admin: { email: s.ADMIN_EMAIL.toLowerCase(), password: s.ADMIN_PASSWORD ?? null },
    seed: s.SEED,
    areJobsPaused: s.JOBS === 'paused',
    google: {
      apiKey: s.GOOGLE_GENERATIVE_AI_API_KEY ?? null,
      baseUrl: s.GOOGLE_AI_BASE_URL ?? null,
    },
    openai: {
      apiKey: s.OPENAI_API_KEY ?? null,
      baseUrl: s.OPENAI_BASE_URL ?? null,
      model: s.OPENAI_MODEL ?? null,
    },
    smtpUrl: s.SMTP_URL ?? null,
    isPlainSmtpAllowed: s.SMTP_ALLOW_PLAIN === 'true',
    contactNotifyTo: s.CONTACT_NOTIFY_TO ?? null,
    alertTo: s.ALERT_TO ?? null,
    alertWebhook: s.ALERT_WEBHOOK ?? null,
    storageUrl: s.STORAGE_URL ?? null,
    backupUrl: s.BACKUP_URL ?? null,
    backupKey: s.BACKUP_KEY ?? null,
    secretFile: s.SECRET_FILE ? resolve(s.SECRET_FILE) : null,
    outboundAllow: s.OUTBOUND_ALLOW,
    functionsKey: s.FUNCTIONS_KEY ?? null,
    metricsKey: s.METRICS_KEY ?? null,
    trustProxy: s.TRUST_PROXY,
    cdn: readCdn(s),
    analytics: {
      analyticsId: s.ANALYTICS_ID ?? null,
      sessionRecordingId: s.SESSION_RECORDING_ID ?? null,
    },
    traces:
      s.OTEL_EXPORTER_OTLP_ENDPOINT || s.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT
        ? { sampler: s.OTEL_TRACES_SAMPLER, ratio: s.OTEL_TRACES_SAMPLER_ARG }
        : null,
    logLevel: s.LOG_LEVEL,
  };
}

/**
 * Makes this process a production one. Libraries go by NODE_ENV while they are loaded (React's choice is made by
 * the build: astro.config.mjs). No setting of ours: what runs the built pages is production, also
 * from a developer's shell.
 */
export function declareProduction(): void {
  process.env.NODE_ENV = 'production';
}

/** The settings of this process, from the environment and, for what it lacks, from `.env`. */
export function readConfig(): Config {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return parseConfig(process.env);
}
