/*
 * Older and alternative addresses of service pages (specification §2.2), each with the page that took its
 * place. They are answered 301, before the not-found page is asked to guess.
 */

/** Old name below a service → the page's name now. */
const MOVED_PAGES: Record<string, Record<string, string>> = {
  'kibernetinis-saugumas': { edr: 'edr-sprendimai', dlp: 'dlp-apsauga' },
  'kompiuteriu-prieziura': {
    updates: 'os-atnaujinimai',
    antivirus: 'antivirusai',
    backup: 'backup-sprendimai',
  },
  'serverio-prieziura': {
    configuration: 'serveriu-konfiguracija',
    monitoring: 'monitoringas-24-7',
    backup: 'atsargines-kopijos',
  },
  'it-ukio-prieziura': {
    network: 'tinklu-prieziura',
    'device-management': 'irenginiu-valdymas',
    vpn: 'vpn-konfiguracija',
  },
  'microsoft-365': {
    deployment: 'diegimas-ir-migracija',
    migration: 'diegimas-ir-migracija',
    'user-management': 'vartotoju-valdymas',
    gdpr: 'bdar-atitiktis',
  },
  'google-workspace': {
    migration: 'migracija',
    gmail: 'gmail-valdymas',
    drive: 'drive-administravimas',
  },
};

const MOVED_SERVICES: Record<string, string> = { microsoft365: 'microsoft-365' };

const ADDRESS = /^\/paslaugos\/([^/]+)(?:\/([^/]+))?$/;

/** Where an old path lives now; null for every path that is not one of the old ones. No trailing slash. */
export function findMovedAddress(path: string): string | null {
  const [, service = '', page] = ADDRESS.exec(path) ?? [];
  const serviceNow = own(MOVED_SERVICES, service) ?? service;
  const pageNow = page && (own(own(MOVED_PAGES, serviceNow) ?? {}, page) ?? page);
  if (!service || (serviceNow === service && pageNow === page)) return null;
  return `/paslaugos/${serviceNow}${pageNow ? `/${pageNow}` : ''}`;
}

/** Only the table's own keys: a path may well say `constructor`. */
const own = <Value>(table: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
