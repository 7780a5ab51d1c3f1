import { describeReason } from './articles/preparation-reason.ts';
import type { ProviderName } from './model-providers.ts';
import { withCount } from './text/with-count.ts';
import { formatVilniusMoment } from './time/vilnius-date.ts';

/** What of the product's running needs a person, as it is stored; `describeCondition` makes the sentence. */
export type Condition =
  /** ISO 8601; null when none was ever proven. */
  | { code: 'backup_overdue'; proven_at: string | null }
  | { code: 'disk_low'; host: string; path: string; free_percent: number }
  | { code: 'source_dead'; name: string; is_off: boolean }
  | { code: 'nothing_imported' }
  | { code: 'daily_limit'; of: 'tokens' | 'images' | 'cost' }
  | { code: 'mail_not_set_up'; missing: 'SMTP_URL' | 'CONTACT_NOTIFY_TO' }
  | { code: 'mail_failing'; waiting: number }
  | { code: 'key_refused'; provider: ProviderName }
  | { code: 'jobs_late'; job: string; waiting: number }
  | { code: 'database_ended'; cause: 'no-room' | 'killed' | 'other' }
  /** The server of DATABASE_URL; the reason is PostgreSQL's or the system's code. */
  | { code: 'database_unreachable'; reason: string }
  | { code: 'new_device'; browser: string }
  | { code: 'failed_sign_ins'; attempts: number };

export type ConditionCode = Condition['code'];
type Of<Code extends ConditionCode> = Extract<Condition, { code: Code }>;

interface Words<Code extends ConditionCode> {
  /** For a heading or a mail's subject. */
  title: string;
  /** What is the matter and what is to be done. */
  describe: (condition: Of<Code>) => string;
  /** Where in the panel. */
  href: string;
  /** What of that place shows the one it is about. */
  find?: (subject: string) => string;
  /** It has happened and ends by itself: no alert says that it is over. */
  isEvent?: true;
}

const SYSTEM = '/admin/settings/system';
const AUDIT = '/admin/settings/audit';

const ENDED = {
  'no-room': 'diske nebeliko vietos. Atlaisvinkite jos',
  killed: 'jį nutraukė sistema, dažniausiai – pritrūkusi atminties. Patikrinkite, ar jos pakanka',
  other: 'priežastis – serverio žurnale. Peržiūrėkite jį',
} as const;

const MISSING = {
  SMTP_URL: 'nenurodytas pašto serveris. Nurodykite jį',
  CONTACT_NOTIFY_TO: 'nenurodytas adresas, kuriuo pranešti. Nurodykite jį',
} as const;

const WORDS: { [Code in ConditionCode]: Words<Code> } = {
  backup_overdue: {
    title: 'Nėra naujos patikrintos atsarginės kopijos',
    describe: ({ proven_at }) =>
      `${proven_at ? `Paskutinė atsarginė kopija, kuri atkurta ir sutapo, padaryta ${formatVilniusMoment(proven_at)}.` : 'Dar nėra nė vienos atsarginės kopijos, kuri būtų atkurta ir sutaptų.'} Sistemos būsenos puslapyje matysite, kodėl nepavyko, ir padarysite naują mygtuku „Daryti kopiją dabar“.`,
    href: SYSTEM,
  },
  disk_low: {
    title: 'Baigiasi vieta diske',
    describe: ({ host, path, free_percent }) =>
      `Diske liko ${free_percent} % vietos (${host}, ${path}). Atlaisvinkite jos arba padidinkite diską: vietai pasibaigus duomenų bazė sustos.`,
    href: SYSTEM,
  },
  source_dead: {
    title: 'Šaltinis neveikia',
    describe: ({ name, is_off }) =>
      is_off
        ? `Šaltinis „${name}“ nebeveikia, todėl išjungtas. Pakeiskite jo adresą arba ištrinkite šaltinį.`
        : `Šaltinio „${name}“ nepavyksta perskaityti ilgiau kaip tris dienas. Patikrinkite jo adresą.`,
    href: '/admin/import/sources',
    find: (source) => `?open=${source}`,
  },
  nothing_imported: {
    title: 'Parą neimportuota nė vieno straipsnio',
    describe: () =>
      'Šaltinių importas įjungtas, bet per parą neimportuota nė vieno straipsnio. Patikrinkite šaltinius ir žurnalą.',
    href: '/admin/import/sources',
  },
  daily_limit: {
    title: 'Pasiekta dienos AI riba',
    describe: ({ of }) => describeReason({ code: 'daily_limit', of }),
    href: '/admin/automation/settings/limits',
  },
  mail_not_set_up: {
    title: 'Laiškų siuntimas nenustatytas',
    describe: ({ missing }) =>
      `Apie žinutes iš svetainės laiškais nepranešama: ${MISSING[missing]} serverio nustatymuose ir paleiskite svetainę iš naujo (${missing}).`,
    href: '/admin/communications/contacts',
  },
  mail_failing: {
    title: 'Laiškai neišsiunčiami',
    describe: ({ waiting }) =>
      `Nepavyksta išsiųsti laiškų: ${withCount(waiting, 'laiškas', 'laiškai', 'laiškų')}. Patikrinkite, ar veikia pašto serveris ir ar tinka prisijungimo prie jo duomenys (SMTP_URL).`,
    href: '/admin/communications/contacts',
  },
  key_refused: {
    title: 'Modelių tiekėjas atmetė raktą',
    describe: ({ provider }) => describeReason({ code: 'key_refused', provider }),
    href: '/admin/automation/settings/models',
  },
  jobs_late: {
    title: 'Darbai vėluoja',
    describe: ({ job, waiting }) =>
      `Ilgiau kaip valandą nepradėta: ${job} (${waiting}). Patikrinkite serverio apkrovą ir žurnalą, jei reikia, paleiskite svetainę iš naujo.`,
    href: SYSTEM,
  },
  database_ended: {
    title: 'Duomenų bazė buvo sustojusi',
    describe: ({ cause }) => `PostgreSQL netikėtai sustojo ir paleistas iš naujo: ${ENDED[cause]}.`,
    href: SYSTEM,
    isEvent: true,
  },
  database_unreachable: {
    title: 'Duomenų bazė nepasiekiama',
    describe: ({ reason }) =>
      `Duomenų bazės serveris neatsako (${reason}): kol neatsakys, rodomi tik anksčiau skaityti puslapiai. Patikrinkite serverį ir ryšį su juo (DATABASE_URL).`,
    href: SYSTEM,
  },
  new_device: {
    title: 'Prisijungta iš naujo įrenginio',
    describe: ({ browser }) =>
      `Prisijungta naršykle, kuria iki šiol prie tos paskyros nesijungta (${browser}). Jei to nepadarė paskyros savininkas, pakeiskite jos slaptažodį.`,
    href: AUDIT,
    find: (entry) => `?open=${entry}`,
    isEvent: true,
  },
  failed_sign_ins: {
    title: 'Kartojasi nesėkmingi prisijungimai',
    describe: ({ attempts }) =>
      `Per valandą bent ${withCount(attempts, 'kartą', 'kartus', 'kartų')} nepavyko prisijungti prie tos pačios paskyros. Pažiūrėkite, iš kur jungtasi.`,
    href: AUDIT,
    find: (account) => `?id=${encodeURIComponent(account)}`,
    isEvent: true,
  },
};

export const CONDITION_CODES = Object.keys(WORDS) as ConditionCode[];

const wordsOf = <Code extends ConditionCode>(code: Code) => WORDS[code] as Words<Code>;

export const titleOf = (code: ConditionCode): string => wordsOf(code).title;
export const placeOf = (code: ConditionCode): string => wordsOf(code).href;
/** The same, opened at what it is about. */
export const linkTo = (code: ConditionCode, subject: string): string =>
  placeOf(code) + (wordsOf(code).find?.(subject) ?? '');
export const isEvent = (code: ConditionCode): boolean => wordsOf(code).isEvent ?? false;

/** Lithuanian: what is the matter, and what is to be done. */
export const describeCondition = <Code extends ConditionCode>(condition: Of<Code>): string =>
  wordsOf(condition.code as Code).describe(condition);
