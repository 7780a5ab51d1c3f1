// How each command of package.json is called, and what it does: printed for `--help`, and for words that do not fit,
// before anything is done. Read before anything is installed, too: no dependencies, no TypeScript here.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './paths.mjs';

/** Words as whoever calls it reads them: in brackets what may be left out, with … as many as one likes. */
const USAGES = {
  start: ['', 'Įdiegia, ko trūksta, sukuria svetainę, jei ji pasikeitė, ir ją paleidžia.'],
  dev: [
    '',
    'Svetainė tiesiai iš failų: puslapiai keičiasi kartu su jais. Prievadas – PORT, adresas – HOST.',
  ],
  build: ['', 'Įdiegia, ko trūksta, ir iš naujo sukuria svetainę.'],
  check: ['', 'Patikrinimai be svetainės kūrimo ir naršyklės.'],
  test: ['', 'Visi patikrinimai.'],
  'test:full': [
    '',
    'Visi patikrinimai be atrankos: visos komandos, visi dialogai, visi langų dydžiai.',
  ],
  'test:changed': ['', 'Patikrinimai to, kas pakeista ir dar neįrašyta į „git“.'],
  licences: [
    '[--all]',
    'Įdiegtų kitų autorių paketų licencijos; su --all – ir visų paketų vardai.',
  ],
  'db:reset': ['[--yes]', 'Ištuština duomenų bazę. Be --yes nieko nedaro.'],
  'db:clear-demo': ['', 'Pašalina pavyzdinius straipsnius ir nuotraukas.'],
  'verify:marks': [
    '[SVETAINĖ] [--all]',
    'Palygina, ką apie straipsnių kilmę rodo veikianti svetainė, su duomenų baze; su --all – ir visų dydžių viršelius.',
  ],
  backup: [
    '[FAILAS]',
    'Viską, ką laiko svetainė, įrašo į vieną failą; be FAILAS – tarp kas naktį daromų kopijų.',
  ],
  'backup:verify': [
    '[FAILAS]',
    'Kopiją atkuria laikinoje duomenų bazėje ir palygina; be FAILAS – naujausią iš kas naktį daromų.',
  ],
  'backup:key': ['', 'Parodo naują atsarginių kopijų raktą (BACKUP_KEY).'],
  'secret:new': [
    'FAILAS',
    'Į failo (SECRET_FILE) pradžią įrašo naują raktą; ankstesnis lieka po juo.',
  ],
  restore: [
    'FAILAS [--yes]',
    'Atkuria kopiją. Su --yes – ir tada, kai duomenų bazėje kas nors yra: ankstesni duomenys atidedami.',
  ],
  doctor: ['', 'Patikrina serverį prieš viešinant svetainę; nieko nekeičia.'],
  'admin:create': [
    'EL.PAŠTAS [VARDAS]',
    'Nauja administratoriaus paskyra; slaptažodis parodomas tik kartą.',
  ],
  'admin:role': ['EL.PAŠTAS ROLĖ', 'Pakeičia paskyros rolę: admin, moderator arba user.'],
  'admin:password': [
    'EL.PAŠTAS',
    'Naujas paskyros slaptažodis, parodomas tik kartą; visi jos prisijungimai nutraukiami.',
  ],
  'admin:two-factor': [
    'EL.PAŠTAS',
    'Pašalina antrąjį paskyros veiksnį; visi jos prisijungimai nutraukiami.',
  ],
  'admin:unlock': ['EL.PAŠTAS', 'Panaikina paskyros prisijungimo ribojimus.'],
  'admin:disable': ['EL.PAŠTAS', 'Išjungia paskyrą ir nutraukia jos prisijungimus.'],
  'admin:enable': ['EL.PAŠTAS', 'Vėl įjungia išjungtą paskyrą.'],
  'admin:delete': ['EL.PAŠTAS', 'Ištrina paskyrą visam laikui; jos straipsniai lieka.'],
  'person:export': [
    'EL.PAŠTAS [FAILAS]',
    'Visi šio žmogaus duomenys JSON pavidalu; be FAILAS – į ekraną.',
  ],
  'person:erase': [
    'EL.PAŠTAS [--yes]',
    'Ištrina šio žmogaus duomenis. Be --yes tik pasako, kas būtų ištrinta.',
  ],
  screenshots: [
    '[VARDAS…]',
    'Nupiešia ekranų lapus ir įrašo į docs/screenshots; be VARDAS – visus.',
  ],
  'drill:cluster': [
    '[BANDYMAS]',
    'Keli serveriai šioje mašinoje, gadinami vienas po kito; be BANDYMAS – visi bandymai.',
  ],
};

/** Of a bench; which other words it takes it says itself. */
const usageOfBench = (name) => [
  '[--brief]',
  `Matavimas: ką jis rodo ir ką dar galima nurodyti, rašoma failo bench/${name.slice(6)}.ts pradžioje ir bench/README.md.`,
];

/** @returns the words and options given to a command, where they fit; else what its caller is to read, and the exit code */
export function readCall(name, given) {
  const [usage, does] = USAGES[name] ?? usageOfBench(name);
  const expected = usage.split(' ').filter(Boolean);
  const isOption = (word) => /^\[?--/.test(word);
  const named = expected.filter(isOption).map((word) => word.replace(/^\[?--(.*?)\]?$/, '$1'));
  const slots = expected.filter((word) => !isOption(word));
  const { values, positionals, tokens } = parseArgs({
    args: given,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(named.map((option) => [option, { type: 'boolean' }])),
    },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const said = (fault = '') => ({
    text: `${fault && `${fault}\n`}Naudojimas: ${lineOf(name, usage)}\n${does}`,
    code: fault ? 1 : 0,
  });
  if (values.help) return said();
  const unknown = tokens.find(
    (token) =>
      token.kind === 'option' && (!named.includes(token.name) || token.value !== undefined),
  );
  if (unknown) return said(`Nežinoma parinktis: ${unknown.rawName}`);
  const surplus = slots.at(-1)?.endsWith('…]') ? undefined : positionals[slots.length];
  if (surplus !== undefined) return said(`Nereikalingas argumentas: ${surplus}`);
  const missing = slots.find((word, at) => !word.startsWith('[') && !positionals[at]);
  if (missing) return said(`Trūksta argumento: ${missing}`);
  return { words: positionals, options: values };
}

/** As it was called: by npm, or without it, as in an image. */
function lineOf(name, usage) {
  if (process.env.npm_lifecycle_event !== name)
    return [readScripts()[name], usage].filter(Boolean).join(' ');
  const npm = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  return usage ? `${npm} -- ${usage}` : npm;
}

const readScripts = () => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;

/** For a command's own script: the words and options given to it. Words that do not fit end the process. */
export function readWords(name, given = process.argv.slice(2)) {
  const { text, code, ...call } = readCall(name, given);
  if (text === undefined) return call;
  (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
  process.exit(code);
}

/**
 * For the scripts that package.json names, before they do anything: ends the process where the words of one of its
 * commands do not fit. Tools that are not ours know their own words.
 */
export function refuseMisuse() {
  const line = [`scripts/${basename(process.argv[1])}`, ...process.argv.slice(2)];
  const called = Object.entries(readScripts())
    .map(([name, script]) => ({ name, own: script.split(' ').slice(1) }))
    .filter(({ own }) => own.every((word, at) => word === line[at]))
    // `npm run check` begins as `npm test` does.
    .toSorted((a, b) => b.own.length - a.own.length)
    .at(0);
  if (!called) return;
  const given = line.slice(called.own.length);
  if (called.name in USAGES) readWords(called.name, given);
  else if (called.name.startsWith('bench:'))
    readWords(
      called.name,
      given.filter((word) => ['--help', '-h'].includes(word)),
    );
}
