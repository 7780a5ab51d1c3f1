import type { SourceType } from '../../domain/source-types.ts';

/** One row of `rss_sources` with its health columns. Hosts end in `.example`, so none can be reached. */
interface DemoSource {
  name: string;
  rss_url: string;
  type: SourceType;
  is_active: boolean;
  created_days_ago: number;
  last_checked_hours_ago: number | null;
  last_success_hours_ago: number | null;
  consecutive_errors: number;
  /** Lithuanian, as the sources screen shows it. */
  last_error: string | null;
}

export const businessTechNews = {
  name: 'Verslo technologijų naujienos',
  rss_url: 'https://naujienos.example/rss.xml',
} as const;

export const cyberSafetyNews = {
  name: 'Kibernetinės saugos žinios',
  rss_url: 'https://kibersauga.example/feed.atom',
} as const;

export const cloudAdminWeekly = {
  name: 'Cloud Admin Weekly',
  rss_url: 'https://cloud-admin.example/feed.xml',
} as const;

export const patchNotesDigest = {
  name: 'Patch Notes Digest',
  rss_url: 'https://patch-notes.example/rss.xml',
} as const;

export const dataProtectionPractice = {
  name: 'Duomenų apsaugos praktika',
  rss_url: 'https://duomenu-apsauga.example/naujienos',
} as const;

export const smallOfficeSecurity = {
  name: 'Small Office Security',
  rss_url: 'https://office-security.example/articles',
} as const;

const readHoursAgo = (hours: number) => ({
  last_checked_hours_ago: hours,
  last_success_hours_ago: hours,
  consecutive_errors: 0,
  last_error: null,
});

export const demoSources: readonly DemoSource[] = [
  {
    ...businessTechNews,
    type: 'rss',
    is_active: true,
    created_days_ago: 140,
    ...readHoursAgo(1),
  },
  {
    ...cyberSafetyNews,
    type: 'rss',
    is_active: true,
    created_days_ago: 140,
    ...readHoursAgo(1),
  },
  {
    ...cloudAdminWeekly,
    type: 'rss',
    is_active: true,
    created_days_ago: 96,
    ...readHoursAgo(1),
  },
  {
    ...patchNotesDigest,
    type: 'rss',
    is_active: false,
    created_days_ago: 96,
    ...readHoursAgo(24 * 19),
  },
  {
    ...dataProtectionPractice,
    type: 'crawl',
    is_active: true,
    created_days_ago: 41,
    ...readHoursAgo(2),
  },
  {
    ...smallOfficeSecurity,
    type: 'crawl',
    is_active: true,
    created_days_ago: 33,
    last_checked_hours_ago: 3,
    last_success_hours_ago: 75,
    consecutive_errors: 4,
    last_error:
      'Svetainė vietoj straipsnių sąrašo grąžino patikros puslapį (403). Kitas bandymas – po 12 valandų. Patikrinkite adresą arba laikinai išjunkite šaltinį.',
  },
];
