import type { FunctionName, LogStatus } from '../../domain/run-texts.ts';

/** One row of `auto_import_logs`; an empty description is stored as empty, the screen fills it in. */
interface DemoLog {
  /** Named as the log names it. */
  function_name: FunctionName;
  description: string;
  articles_imported: number;
  status: LogStatus;
  /** Null while running, and for a run that was killed before it could report. */
  duration_seconds: number | null;
  error_message: string | null;
  logs: string | null;
  created_minutes_ago: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const demoLogs: readonly DemoLog[] = [
  {
    function_name: 'import-rss-sources',
    description: 'Patikrinti 4 šaltiniai iš 5, rasti 3 nauji straipsniai',
    articles_imported: 3,
    status: 'success',
    duration_seconds: 14,
    error_message: null,
    logs: [
      'Verslo technologijų naujienos: 2 nauji, 18 jau žinomų',
      'Kibernetinės saugos žinios: 1 naujas, 9 jau žinomi',
      'Cloud Admin Weekly: nepakito (304)',
      'Duomenų apsaugos praktika: naujų nėra',
      'Small Office Security: praleista, kitas bandymas po 9 val.',
    ].join('\n'),
    created_minutes_ago: 52,
  },
  {
    function_name: 'prepare-articles-ai',
    description: 'Paruošti 2 straipsniai iš 2',
    articles_imported: 0,
    status: 'success',
    duration_seconds: 71,
    error_message: null,
    logs: null,
    created_minutes_ago: 3 * HOUR,
  },
  {
    function_name: 'import-rss-sources',
    description: 'Patikrinti 5 šaltiniai, 1 nepavyko',
    articles_imported: 1,
    status: 'partial',
    duration_seconds: 33,
    error_message: 'Small Office Security: svetainė atsisakė atsakyti (403)',
    logs: [
      'Verslo technologijų naujienos: naujų nėra',
      'Kibernetinės saugos žinios: naujų nėra',
      'Cloud Admin Weekly: 1 naujas',
      'Duomenų apsaugos praktika: naujų nėra',
      'Small Office Security: 403, ketvirta klaida iš eilės',
    ].join('\n'),
    created_minutes_ago: 4 * HOUR,
  },
  {
    function_name: 'import-rss-sources',
    description: 'Patikrinti 5 šaltiniai, rasti 4 nauji straipsniai',
    articles_imported: 4,
    status: 'success',
    duration_seconds: 19,
    error_message: null,
    logs: null,
    created_minutes_ago: 9 * HOUR,
  },
  {
    function_name: 'auto-publish-article',
    description: 'Publikuotas 1 straipsnis',
    articles_imported: 0,
    status: 'success',
    duration_seconds: 1,
    error_message: null,
    logs: null,
    created_minutes_ago: 14 * HOUR,
  },
  {
    function_name: 'import-rss-sources',
    description: 'Vykdymas nutrūko: serveris buvo paleistas iš naujo',
    articles_imported: 0,
    status: 'failed',
    duration_seconds: null,
    error_message: 'Darbas nutrauktas jo nebaigus. Likę šaltiniai patikrinti per kitą vykdymą.',
    logs: 'Verslo technologijų naujienos: 1 naujas\nKibernetinės saugos žinios: pradėta',
    created_minutes_ago: 20 * HOUR,
  },
  {
    function_name: 'prepare-articles-ai',
    description: 'Paruošti 3 straipsniai iš 5',
    articles_imported: 0,
    status: 'partial',
    duration_seconds: 248,
    error_message: '2 straipsnių paruošti nepavyko: modelio tarnyba neatsakė laiku',
    logs: [
      '„SOC and EDR without the acronyms“ – paruošta, 92 balai',
      '„Three DNS records that protect your name“ – paruošta, 81 balas',
      '„What not to paste into an AI chat“ – paruošta, 66 balai',
      '„Choosing a fibre backup line“ – neatsakė per 60 s, bandyta 3 kartus',
      '„Tabletop exercise in one hour“ – atsakymas nutrauktas, tekstas nepilnas',
    ].join('\n'),
    created_minutes_ago: DAY + 2 * HOUR,
  },
  {
    function_name: 'import-rss-sources',
    description: 'Naujų straipsnių nerasta',
    articles_imported: 0,
    status: 'success',
    duration_seconds: 6,
    error_message: null,
    logs: null,
    created_minutes_ago: DAY + 5 * HOUR,
  },
  {
    function_name: 'auto-publish-article',
    description: 'Nėra straipsnių, atitinkančių mažiausią balą (70)',
    articles_imported: 0,
    status: 'success',
    duration_seconds: 0,
    error_message: null,
    logs: null,
    created_minutes_ago: 2 * DAY,
  },
  {
    function_name: 'regenerate-blog-images',
    description: 'Atnaujintas 1 straipsnio viršelis',
    articles_imported: 0,
    status: 'success',
    duration_seconds: 9,
    error_message: null,
    logs: null,
    created_minutes_ago: 2 * DAY + 3 * HOUR,
  },
  {
    function_name: 'import-rss-sources',
    description: '',
    articles_imported: 11,
    status: 'success',
    duration_seconds: 27,
    error_message: null,
    logs: null,
    created_minutes_ago: 3 * DAY,
  },
  {
    function_name: 'prepare-articles-ai',
    description: 'Paruošimas nepradėtas',
    articles_imported: 0,
    status: 'failed',
    duration_seconds: 0,
    error_message:
      'Pasiekta dienos modelio naudojimo riba. Straipsniai laukia rytojaus, niekas neprarasta.',
    logs: null,
    created_minutes_ago: 4 * DAY,
  },
];
