import type { ServicePage, ServiceSlug, SubServicePage } from './service-page.ts';
import { apsaugaNuoVirusuPage } from './services/apsauga-nuo-virusu.ts';
import { atsarginesKopijosPage } from './services/atsargines-kopijos.ts';
import { googleWorkspacePage } from './services/google-workspace.ts';
import { itAuditasNis2Page } from './services/it-auditas-nis2.ts';
import { itPagalbaPage } from './services/it-pagalba.ts';
import { itPaslaugosVersluiPage } from './services/it-paslaugos-verslui.ts';
import { itUkioPrieziuraPage } from './services/it-ukio-prieziura.ts';
import { kibernetinisSaugumasPage } from './services/kibernetinis-saugumas.ts';
import { kompiuteriuPrieziuraPage } from './services/kompiuteriu-prieziura.ts';
import { microsoft365Page } from './services/microsoft-365.ts';
import { serverioPrieziuraPage } from './services/serverio-prieziura.ts';
import { svetainesPrieziuraPage } from './services/svetaines-prieziura.ts';
import { spaced } from './spacing.ts';
import { driveAdministravimasPage } from './sub-services/google-workspace--drive-administravimas.ts';
import { gmailValdymasPage } from './sub-services/google-workspace--gmail-valdymas.ts';
import { migracijaPage } from './sub-services/google-workspace--migracija.ts';
import { irenginiuValdymasPage } from './sub-services/it-ukio-prieziura--irenginiu-valdymas.ts';
import { tinkluPrieziuraPage } from './sub-services/it-ukio-prieziura--tinklu-prieziura.ts';
import { vpnKonfiguracijaPage } from './sub-services/it-ukio-prieziura--vpn-konfiguracija.ts';
import { dlpApsaugaPage } from './sub-services/kibernetinis-saugumas--dlp-apsauga.ts';
import { edrSprendimaiPage } from './sub-services/kibernetinis-saugumas--edr-sprendimai.ts';
import { socPage } from './sub-services/kibernetinis-saugumas--soc.ts';
import { antivirusaiPage } from './sub-services/kompiuteriu-prieziura--antivirusai.ts';
import { backupSprendimaiPage } from './sub-services/kompiuteriu-prieziura--backup-sprendimai.ts';
import { osAtnaujinimaiPage } from './sub-services/kompiuteriu-prieziura--os-atnaujinimai.ts';
import { bdarAtitiktisPage } from './sub-services/microsoft-365--bdar-atitiktis.ts';
import { diegimasIrMigracijaPage } from './sub-services/microsoft-365--diegimas-ir-migracija.ts';
import { vartotojuValdymasPage } from './sub-services/microsoft-365--vartotoju-valdymas.ts';
import { atsarginesKopijosPage as serverioAtsarginesKopijosPage } from './sub-services/serverio-prieziura--atsargines-kopijos.ts';
import { monitoringas247Page } from './sub-services/serverio-prieziura--monitoringas-24-7.ts';
import { serveriuKonfiguracijaPage } from './sub-services/serverio-prieziura--serveriu-konfiguracija.ts';

/** What is read gets Lithuanian spaces; the head for search engines keeps its plain ones. */
const typeset = <Page extends ServicePage | SubServicePage>(page: Page): Page => ({
  ...spaced(page),
  title: page.title,
  description: page.description,
  keywords: page.keywords,
});

/** The twelve full pages of specification §2.2, in its order. */
export const servicePages: ServicePage[] = [
  kompiuteriuPrieziuraPage,
  serverioPrieziuraPage,
  svetainesPrieziuraPage,
  itUkioPrieziuraPage,
  kibernetinisSaugumasPage,
  atsarginesKopijosPage,
  microsoft365Page,
  googleWorkspacePage,
  itAuditasNis2Page,
  itPagalbaPage,
  itPaslaugosVersluiPage,
  apsaugaNuoVirusuPage,
].map(typeset);

/** The eighteen pages below six of them. */
export const subServicePages: SubServicePage[] = [
  osAtnaujinimaiPage,
  antivirusaiPage,
  backupSprendimaiPage,
  serveriuKonfiguracijaPage,
  monitoringas247Page,
  serverioAtsarginesKopijosPage,
  tinkluPrieziuraPage,
  irenginiuValdymasPage,
  vpnKonfiguracijaPage,
  socPage,
  edrSprendimaiPage,
  dlpApsaugaPage,
  diegimasIrMigracijaPage,
  vartotojuValdymasPage,
  bdarAtitiktisPage,
  migracijaPage,
  gmailValdymasPage,
  driveAdministravimasPage,
].map(typeset);

export function findServicePage(slug: string | undefined): ServicePage | null {
  return servicePages.find((page) => page.slug === slug) ?? null;
}

/** @throws Error for a slug whose text is missing: every slug of the type has one */
export function getServicePage(slug: ServiceSlug): ServicePage {
  const page = findServicePage(slug);
  if (!page) throw new Error(`No text for the service ${slug}`);
  return page;
}

export function findSubServicePage(
  parent: string | undefined,
  slug: string | undefined,
): SubServicePage | null {
  return subServicePages.find((page) => page.parent === parent && page.slug === slug) ?? null;
}

export const listSubServicePages = (parent: ServiceSlug): SubServicePage[] =>
  subServicePages.filter((page) => page.parent === parent);

export const servicePath = (slug: ServiceSlug): string => `/paslaugos/${slug}`;

export const subServicePath = ({ parent, slug }: Pick<SubServicePage, 'parent' | 'slug'>): string =>
  `${servicePath(parent)}/${slug}`;

/** @returns the short name of the service page at a path; empty when there is none */
export function findPageName(path: string): string {
  const pages = [
    ...servicePages.map((page) => ({ name: page.name, path: servicePath(page.slug) })),
    ...subServicePages.map((page) => ({ name: page.name, path: subServicePath(page) })),
  ];
  return pages.find((page) => page.path === path)?.name ?? '';
}
