import { describeReason } from './articles/preparation-reason.ts';
import type { ProviderName } from './model-providers.ts';
import { showNumber } from './text/show-numbers.ts';
import { withCount } from './text/with-count.ts';
import { formatVilniusMoment } from './time/vilnius-date.ts';

/** What of the product's running needs a person, as it is stored; `describeCondition` makes the sentence. */
export type Condition =
  /** ISO 8601; null when none that was proven is in its place. */
  | { code: 'backup_overdue'; proven_at: string | null }
  | { code: 'disk_low'; host: string; path: string; free_percent: number }
  | { code: 'source_dead'; name: string; is_off: boolean }
  | { code: 'nothing_imported' }
  | { code: 'daily_limit'; of: 'tokens' | 'images' | 'cost' }
  | { code: 'mail_not_set_up'; missing: 'SMTP_URL' | 'CONTACT_NOTIFY_TO' }
  /** `messages`: those of visitors about which no mail has gone out. */
  | { code: 'mail_failing'; waiting: number; messages?: number }
  | { code: 'key_refused'; provider: ProviderName }
  | { code: 'jobs_late'; job: string; waiting: number }
  | { code: 'database_ended'; cause: 'no-room' | 'killed' | 'other' }
  /** The server of DATABASE_URL; the reason is PostgreSQL's or the system's code. */
  | { code: 'database_unreachable'; reason: string }
  | { code: 'new_device'; browser: string }
  | { code: 'failed_sign_ins'; attempts: number };

export type ConditionCode = Condition['code'];
type Of<Code extends ConditionCode> = Extract<Condition, { code: Code }>;

interface FoundCondition<Code extends ConditionCode = ConditionCode> {
  /** Which of those with the same code. */
  subject: string;
  facts: Of<Code>;
}

interface Words<Code extends ConditionCode> {
  /** For a heading or a mail's subject. */
  title: string;
  /** What is the matter and what is to be done. */
  describe: (condition: Of<Code>) => string;
  /** Where in the panel the one it is about is looked at; null or none: nowhere but among what needs a person. */
  place?: (found: FoundCondition<Code>) => string | null;
  /** It has happened and ends by itself: no alert says that it is over. */
  isEvent?: true;
}

/** The screen of what needs a person. */
export const SYSTEM_SCREEN = '/admin/settings/system';
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
      `${proven_at ? `Paskutinė atsarginė kopija, kuri atkurta ir sutapo, padaryta ${formatVilniusMoment(proven_at)}.` : 'Kopijų vietoje nėra nė vienos atsarginės kopijos, kuri būtų atkurta ir sutaptų.'} Sistemos būsenos puslapyje matysite, kas nutiko, ir padarysite naują mygtuku „Daryti kopiją dabar“.`,
    place: () => SYSTEM_SCREEN,
  },
  disk_low: {
    title: 'Baigiasi vieta diske',
    describe: ({ host, path, free_percent }) =>
      `Diske liko ${free_percent} % vietos (${host}, ${path}). Atlaisvinkite jos arba padidinkite diską: vietai pasibaigus duomenų bazė sustos.`,
  },
  source_dead: {
    title: 'Šaltinis neveikia',
    describe: ({ name, is_off }) =>
      is_off
        ? `Šaltinis „${name}“ nebeveikia, todėl išjungtas. Pakeiskite jo adresą arba ištrinkite šaltinį.`
        : `Šaltinio „${name}“ nepavyksta perskaityti ilgiau kaip tris dienas. Patikrinkite jo adresą.`,
    place: ({ subject }) => `/admin/import/sources?open=${subject}`,
  },
  nothing_imported: {
    title: 'Parą neimportuota nė vieno straipsnio',
    describe: () =>
      'Šaltinių importas įjungtas, bet per parą neimportuota nė vieno straipsnio. Patikrinkite šaltinius ir žurnalą.',
    place: () => '/admin/import/sources',
  },
  daily_limit: {
    title: 'Pasiekta dienos AI riba',
    describe: ({ of }) => describeReason({ code: 'daily_limit', of }),
    place: () => '/admin/automation/settings/limits',
  },
  mail_not_set_up: {
    title: 'Laiškų siuntimas nenustatytas',
    describe: ({ missing }) =>
      `Apie žinutes iš svetainės laiškais nepranešama: ${MISSING[missing]} serverio nustatymuose ir paleiskite svetainę iš naujo (${missing}).`,
  },
  mail_failing: {
    title: 'Laiškai neišsiunčiami',
    describe: ({ waiting, messages }) =>
      `Nepavyksta išsiųsti laiškų, jų laukia ${showNumber(waiting)}.${messages ? ` Žinučių, apie kurias laišku nepranešta: ${showNumber(messages)}.` : ''} Patikrinkite, ar veikia pašto serveris ir ar tinka prisijungimo prie jo duomenys (SMTP_URL).`,
    place: ({ facts }) => (facts.messages ? '/admin/communications/contacts?filter=unsent' : null),
  },
  key_refused: {
    title: 'Modelių tiekėjas atmetė raktą',
    describe: ({ provider }) => describeReason({ code: 'key_refused', provider }),
    place: () => '/admin/automation/settings/models',
  },
  jobs_late: {
    title: 'Darbai vėluoja',
    describe: ({ job, waiting }) =>
      `Ilgiau kaip valandą nepradėta: ${job} (${waiting}). Patikrinkite serverio apkrovą ir žurnalą, jei reikia, paleiskite svetainę iš naujo.`,
  },
  database_ended: {
    title: 'Duomenų bazė buvo sustojusi',
    describe: ({ cause }) => `PostgreSQL netikėtai sustojo ir paleistas iš naujo: ${ENDED[cause]}.`,
    isEvent: true,
  },
  database_unreachable: {
    title: 'Duomenų bazė nepasiekiama',
    describe: ({ reason }) =>
      `Duomenų bazės serveris neatsako (${reason}): kol neatsakys, rodomi tik anksčiau skaityti puslapiai. Patikrinkite serverį ir ryšį su juo (DATABASE_URL).`,
  },
  new_device: {
    title: 'Prisijungta iš naujo įrenginio',
    describe: ({ browser }) =>
      `Prisijungta naršykle, kuria iki šiol prie tos paskyros nesijungta (${browser}). Jei to nepadarė paskyros savininkas, pakeiskite jos slaptažodį.`,
    place: ({ subject }) => `${AUDIT}?open=${subject}`,
    isEvent: true,
  },
  failed_sign_ins: {
    title: 'Kartojasi nesėkmingi prisijungimai',
    describe: ({ attempts }) =>
      `Per valandą bent ${withCount(attempts, 'kartą', 'kartus', 'kartų')} nepavyko prisijungti prie tos pačios paskyros. Pažiūrėkite, iš kur jungtasi.`,
    place: ({ subject }) => `${AUDIT}?id=${encodeURIComponent(subject)}`,
    isEvent: true,
  },
};

export const CONDITION_CODES = Object.keys(WORDS) as ConditionCode[];

const wordsOf = <Code extends ConditionCode>(code: Code) => WORDS[code] as Words<Code>;

export const titleOf = (code: ConditionCode): string => wordsOf(code).title;

/** Opens exactly these, all of one kind: the one there is where it is looked at, several among what needs a person. */
export function linkTo(found: readonly [FoundCondition, ...FoundCondition[]]): string {
  const [first] = found;
  const { code } = first.facts;
  const place = found.length === 1 ? wordsOf(code).place?.(first) : null;
  return place ?? `${SYSTEM_SCREEN}?kind=${code}`;
}

export const isEvent = (code: ConditionCode): boolean => wordsOf(code).isEvent ?? false;

const SETTINGS_NAMED = / \([A-Z]+(?:_[A-Z]+)+(?: arba [A-Z_]+)*\)/g;

/** A sentence without the names of settings in brackets: an operator finds those where it is mended. */
export const withoutSettings = (sentence: string): string => sentence.replace(SETTINGS_NAMED, '');

/** Lithuanian: what is the matter, and what is to be done. */
export const describeCondition = <Code extends ConditionCode>(condition: Of<Code>): string =>
  wordsOf(condition.code as Code).describe(condition);
