import { foldAccents } from './text/fold-accents.ts';

/*
 * Where a visitor with a wrong address most likely wanted to go (specification §4.3). Only service pages
 * are candidates. The keywords are part of the rule: they are written out, compared as parts of words,
 * and chosen so that language prefixes and the usual probes of robots reach no page.
 */

interface Candidate {
  path: string;
  keywords: readonly string[];
}

/** Specification §9. */
const REDIRECT_SCORE = 2;
const LONG_SEGMENT_WEIGHT = 2;
const SHORT_SEGMENT_WEIGHT = 1;
const SHORT_SEGMENT_LENGTH = 3;

const page = (slug: string, ...keywords: string[]): Candidate => ({
  path: `/paslaugos/${slug}`,
  keywords,
});

/** A parent stands before its pages: with equal scores the first one wins. */
export const REDIRECT_CANDIDATES: readonly Candidate[] = [
  page('kompiuteriu-prieziura', 'kompiuter', 'computer', 'desktop', 'darbo-viet'),
  page('kompiuteriu-prieziura/os-atnaujinimai', 'kompiuter', 'atnaujinim', 'update', 'windows'),
  page('kompiuteriu-prieziura/antivirusai', 'kompiuter', 'antivirus'),
  page('kompiuteriu-prieziura/backup-sprendimai', 'kompiuter', 'backup'),
  page('serverio-prieziura', 'server', 'serveri'),
  page(
    'serverio-prieziura/serveriu-konfiguracija',
    'server',
    'serveri',
    'configuration',
    'serveriu-konfig',
  ),
  page('serverio-prieziura/monitoringas-24-7', 'server', 'serveri', 'monitoring', 'stebesena'),
  page('serverio-prieziura/atsargines-kopijos', 'server', 'serveri', 'kopij', 'backup'),
  page('svetaines-prieziura', 'svetain', 'website', 'wordpress', 'interneto-svet'),
  page('it-ukio-prieziura', 'it-uki', 'infrastrukt', 'ukio', 'outsourc'),
  page(
    'it-ukio-prieziura/tinklu-prieziura',
    'it-uki',
    'ukio',
    'tinklu',
    'tinklo',
    'tinklai',
    'network',
  ),
  page('it-ukio-prieziura/irenginiu-valdymas', 'it-uki', 'ukio', 'irengin', 'device'),
  page('it-ukio-prieziura/vpn-konfiguracija', 'it-uki', 'ukio', 'vpn', 'vpn-konfig'),
  page('kibernetinis-saugumas', 'kibernetin', 'saugum', 'cyber', 'security'),
  page('kibernetinis-saugumas/soc', 'kibernetin', 'saugum', 'soc', 'soc-centras', 'operaciju'),
  page('kibernetinis-saugumas/edr-sprendimai', 'kibernetin', 'saugum', 'edr', 'edr-sprendim'),
  page('kibernetinis-saugumas/dlp-apsauga', 'kibernetin', 'saugum', 'dlp', 'dlp-apsaug', 'nutekej'),
  page(
    'atsargines-kopijos',
    'atsargines-kopijos',
    'atsargin',
    'kopij',
    'backup',
    'backups',
    'atkurim',
  ),
  page('microsoft-365', 'microsoft', 'office365', 'office-365', 'm365', 'sharepoint', 'outlook'),
  page(
    'microsoft-365/diegimas-ir-migracija',
    'microsoft',
    'm365',
    'diegim',
    'migracij',
    'deployment',
  ),
  page('microsoft-365/vartotoju-valdymas', 'microsoft', 'm365', 'vartotoj', 'user-management'),
  page('microsoft-365/bdar-atitiktis', 'microsoft', 'm365', 'bdar', 'gdpr'),
  page('google-workspace', 'google', 'workspace', 'gsuite'),
  page('google-workspace/migracija', 'google', 'workspace', 'migracij', 'migration'),
  page('google-workspace/gmail-valdymas', 'google', 'workspace', 'gmail'),
  page('google-workspace/drive-administravimas', 'google', 'workspace', 'drive'),
  page('it-auditas-nis2', 'audit', 'nis2', 'nis-2', 'compliance'),
  page('it-pagalba', 'it-pagalb', 'helpdesk', 'support', 'pagalb'),
  page('apsauga-nuo-virusu', 'virus', 'apsauga-nuo', 'malware', 'kenkejisk'),
  page('it-paslaugos-verslui', 'verslui', 'verslas', 'business', 'imonems'),
];

const plain = (text: string) => foldAccents(text.toLowerCase());

function segmentsOf(path: string): string[] {
  return path
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return plain(decodeURIComponent(segment));
      } catch {
        return plain(segment);
      }
    });
}

/**
 * Points of one candidate: for every pair of a segment and a keyword of which one contains the other, two
 * when the segment is longer than three characters, otherwise one.
 */
export function scoreCandidate(path: string, keywords: readonly string[]): number {
  let score = 0;
  for (const segment of segmentsOf(path)) {
    const weight =
      segment.length > SHORT_SEGMENT_LENGTH ? LONG_SEGMENT_WEIGHT : SHORT_SEGMENT_WEIGHT;
    for (const keyword of keywords) {
      if (segment.includes(keyword) || keyword.includes(segment)) score += weight;
    }
  }
  return score;
}

/** The page a wrong path most likely meant; null when nothing reaches the threshold. */
export function findLikelyPage(path: string): string | null {
  let best: { path: string; score: number } | null = null;
  for (const candidate of REDIRECT_CANDIDATES) {
    const score = scoreCandidate(path, candidate.keywords);
    if (score >= REDIRECT_SCORE && score > (best?.score ?? 0)) {
      best = { path: candidate.path, score };
    }
  }
  return best?.path ?? null;
}
