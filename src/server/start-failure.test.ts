import { expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { NewerSchemaError } from './database/database.ts';
import { ClusterError } from './database/embedded/cluster-error.ts';
import { ServerStartError } from './database/embedded/embedded-server.ts';
import { FolderInUseError } from './database/embedded/owner-lock.ts';
import { NoDatabaseError } from './database/start-database.ts';
import { AppError } from './errors.ts';
import { explainServerEnd, explainStartFailure } from './start-failure.ts';

test('a right that the role lacks is one clear line with PostgreSQL’s words', () => {
  const cause = Object.assign(new Error('must be owner of function refuse_audit_change'), {
    code: '42501',
  });
  const error = new Error('Failed query: create or replace function …\nparams: ', { cause });
  expect(explainStartFailure(error)).toBe(
    'Duomenų bazės naudotojui (DATABASE_URL) trūksta teisės: must be owner of function refuse_audit_change. Kaip ją suteikti, aprašyta naudojimo vadove.',
  );
});

test.each([
  ['3D000', 'Tokios duomenų bazės serveryje nėra.'],
  ['28P01', 'Naudotojo vardas arba slaptažodis netinka.'],
])('a code of PostgreSQL, %s, is told in words', (code, words) => {
  expect(explainStartFailure(Object.assign(new Error('refused'), { code }))).toBe(
    `Nepavyko prisijungti prie duomenų bazės (${code}). ${words} Patikrinkite DATABASE_URL.`,
  );
});

const failure = (values: object) => Object.assign(new Error('it failed'), values);
const NO_ROOM = /^Diske nebėra vietos\./;

const MENDED: [Error, RegExp][] = [
  [failure({ code: 'EADDRINUSE', port: 3000 }), /^Prievadas 3000 užimtas/],
  [failure({ code: 'EACCES', port: 80 }), /^Prievado 80 naudoti neleidžiama/],
  [failure({ code: 'EADDRNOTAVAIL', address: '10.0.0.9' }), /^Adreso 10\.0\.0\.9 .*HOST/],
  [failure({ code: 'ENOSPC' }), NO_ROOM],
  [failure({ code: 'EDQUOT' }), NO_ROOM],
  [new Error('insert failed', { cause: failure({ code: '53100' }) }), NO_ROOM],
  [new ServerStartError({ hasNoRoom: true, message: 'No space left on device' }), NO_ROOM],
  [
    new ServerStartError({ hasNoRoom: false, message: 'bad setting' }),
    /^PostgreSQL nepasileido: bad setting$/,
  ],
  ...['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].map((code): [Error, RegExp] => [
    failure({ code, path: '/srv/data' }),
    /^Aplanke negalima rašyti: \/srv\/data\./,
  ]),
  [failure({ code: 'EACCES' }), /^Aplanke negalima rašyti: \. /],
  ...[
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ECONNRESET',
    '28P01',
    '28000',
    '3D000',
    '57P03',
    '53300',
  ].map((code): [Error, RegExp] => [
    failure({ code }),
    new RegExp(`^Nepavyko prisijungti prie duomenų bazės \\(${code}\\)\\. .*DATABASE_URL`),
  ]),
  [
    new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
    /^Nepavyko prisijungti prie duomenų bazės \(Connection terminated unexpectedly\)/,
  ],
  [
    // Of an S3 server: what cannot be connected to is not always the database.
    new AppError('unavailable', 'Saugykla nepasiekiama.', {
      cause: failure({ code: 'ECONNREFUSED' }),
    }),
    /^Saugykla nepasiekiama\.$/,
  ],
  [new NoDatabaseError('/srv/data'), /^Aplanke \/srv\/data svetainės duomenų nėra\./],
  [new NoDatabaseError(null), /^Duomenų bazėje \(DATABASE_URL\) svetainės duomenų nėra\./],
  [new FolderInUseError('/srv/data', 42), /\(PID 42\)/],
  [new NewerSchemaError(), /naujesnė programos versija/],
  [new ConfigError(['PORT', 'HOST']), /^Neteisingi nustatymai:\n {2}PORT\n {2}HOST$/],
];

test.each(MENDED)('%s is one clear line', (error, line) => {
  const text = explainStartFailure(error);
  expect(text).toMatch(line);
  expect(text).not.toContain('    at ');
});

test('what an operator cannot mend keeps its stack, and what is no error its words', () => {
  expect(explainStartFailure(failure({ code: 'EOTHER' }))).toMatch(/^Error: it failed\n\s+at /);
  expect(explainStartFailure(Object.assign(failure({}), { stack: undefined }))).toBe('it failed');
  expect(explainStartFailure('odd')).toBe('odd');
});

test.each([
  ['missing', {}, /aplanko \/a nėra/],
  ['copied', { other: '/b' }, /liko aplanke \/a ir priklauso aplankui \/b/],
  ['copied', {}, /priklauso pirminiam aplankui/],
  ['copied-at-work', { other: '/b' }, /svetainė aplanke \/b veikė/],
  ['copied-at-work', {}, /svetainė aplanke \/a veikė/],
  ['foreign', {}, /aplanke \/a priklauso kitai svetainei/],
  ['owner', {}, /\/a priklauso kitam sistemos naudotojui/],
  ['unreachable', {}, /negali įeiti į aplanką \/a/],
] as const)(
  'a cluster that cannot be used, %s %o, is told with what to do',
  (kind, about, line) => {
    expect(explainStartFailure(new ClusterError(kind, { path: '/a', ...about }))).toMatch(line);
  },
);

test('the end of PostgreSQL is told with its cause as far as it is known, and what comes of it', () => {
  const end = (values: object) =>
    explainServerEnd({ signal: null, hasNoRoom: false, message: '', ...values });
  expect(end({ hasNoRoom: true, signal: 'SIGKILL' })).toMatch(
    /kai vietos užteks, jis bus paleistas/,
  );
  expect(end({ signal: 'SIGKILL', message: 'x' })).toMatch(
    /atminties\. Jis paleidžiamas iš naujo\.$/,
  );
  expect(end({ signal: 'SIGTERM' })).toBe(
    'PostgreSQL netikėtai sustojo. Jis paleidžiamas iš naujo.',
  );
  expect(end({ message: 'panic' })).toBe(
    'PostgreSQL netikėtai sustojo (panic). Jis paleidžiamas iš naujo.',
  );
});
