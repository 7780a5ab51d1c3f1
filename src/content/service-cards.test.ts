import { describe, expect, it } from 'vitest';
import { services } from './service-cards.ts';

/** Specification §2.2: the only three cards whose sub-links lead to the parent page. */
const WITHOUT_SUB_PAGES = ['svetaines-prieziura', 'atsargines-kopijos', 'it-auditas-nis2'];

describe('service cards of the home page', () => {
  it('are the nine of the specification, in its order', () => {
    expect(services.map((service) => service.slug)).toEqual([
      'kompiuteriu-prieziura',
      'serverio-prieziura',
      'svetaines-prieziura',
      'it-ukio-prieziura',
      'kibernetinis-saugumas',
      'atsargines-kopijos',
      'microsoft-365',
      'google-workspace',
      'it-auditas-nis2',
    ]);
  });

  it.each(services)('$slug has three sub-links that lead where they should', (service) => {
    expect(service.features).toHaveLength(3);
    for (const feature of service.features) {
      const parent = WITHOUT_SUB_PAGES.includes(service.slug);
      expect(feature.href).toMatch(parent ? /^\/paslaugos\/[^/]+$/ : /^\/paslaugos\/[^/]+\/[^/]+$/);
      expect(feature.href.startsWith(service.href)).toBe(true);
    }
  });

  it('link to the eighteen sub-services of the specification', () => {
    const subPages = services
      .flatMap((service) => service.features)
      .map((feature) => feature.href.replace('/paslaugos/', ''))
      .filter((path) => path.includes('/'));
    expect(subPages.sort()).toEqual(
      [
        'kibernetinis-saugumas/soc',
        'kibernetinis-saugumas/edr-sprendimai',
        'kibernetinis-saugumas/dlp-apsauga',
        'kompiuteriu-prieziura/os-atnaujinimai',
        'kompiuteriu-prieziura/antivirusai',
        'kompiuteriu-prieziura/backup-sprendimai',
        'serverio-prieziura/serveriu-konfiguracija',
        'serverio-prieziura/monitoringas-24-7',
        'serverio-prieziura/atsargines-kopijos',
        'it-ukio-prieziura/tinklu-prieziura',
        'it-ukio-prieziura/irenginiu-valdymas',
        'it-ukio-prieziura/vpn-konfiguracija',
        'microsoft-365/diegimas-ir-migracija',
        'microsoft-365/vartotoju-valdymas',
        'microsoft-365/bdar-atitiktis',
        'google-workspace/migracija',
        'google-workspace/gmail-valdymas',
        'google-workspace/drive-administravimas',
      ].sort(),
    );
  });
});
