import { expect, it } from 'vitest';
import { eachBecomes } from '../../tests/support/each-becomes.ts';
import { findMovedAddress } from './old-addresses.ts';

eachBecomes('%s moved to %s', findMovedAddress, [
  ['/paslaugos/microsoft365', '/paslaugos/microsoft-365'],
  ['/paslaugos/microsoft365/deployment', '/paslaugos/microsoft-365/diegimas-ir-migracija'],
  ['/paslaugos/microsoft365/migration', '/paslaugos/microsoft-365/diegimas-ir-migracija'],
  ['/paslaugos/microsoft365/user-management', '/paslaugos/microsoft-365/vartotoju-valdymas'],
  ['/paslaugos/microsoft365/gdpr', '/paslaugos/microsoft-365/bdar-atitiktis'],
  ['/paslaugos/microsoft365/bdar-atitiktis', '/paslaugos/microsoft-365/bdar-atitiktis'],
  ['/paslaugos/microsoft-365/gdpr', '/paslaugos/microsoft-365/bdar-atitiktis'],
  ['/paslaugos/microsoft-365/deployment', '/paslaugos/microsoft-365/diegimas-ir-migracija'],
  ['/paslaugos/microsoft-365/user-management', '/paslaugos/microsoft-365/vartotoju-valdymas'],
  ['/paslaugos/kibernetinis-saugumas/edr', '/paslaugos/kibernetinis-saugumas/edr-sprendimai'],
  ['/paslaugos/kibernetinis-saugumas/dlp', '/paslaugos/kibernetinis-saugumas/dlp-apsauga'],
  ['/paslaugos/kompiuteriu-prieziura/updates', '/paslaugos/kompiuteriu-prieziura/os-atnaujinimai'],
  ['/paslaugos/kompiuteriu-prieziura/antivirus', '/paslaugos/kompiuteriu-prieziura/antivirusai'],
  ['/paslaugos/kompiuteriu-prieziura/backup', '/paslaugos/kompiuteriu-prieziura/backup-sprendimai'],
  ['/paslaugos/serverio-prieziura/monitoring', '/paslaugos/serverio-prieziura/monitoringas-24-7'],
  [
    '/paslaugos/serverio-prieziura/configuration',
    '/paslaugos/serverio-prieziura/serveriu-konfiguracija',
  ],
  ['/paslaugos/serverio-prieziura/backup', '/paslaugos/serverio-prieziura/atsargines-kopijos'],
  [
    '/paslaugos/it-ukio-prieziura/device-management',
    '/paslaugos/it-ukio-prieziura/irenginiu-valdymas',
  ],
  ['/paslaugos/it-ukio-prieziura/network', '/paslaugos/it-ukio-prieziura/tinklu-prieziura'],
  ['/paslaugos/it-ukio-prieziura/vpn', '/paslaugos/it-ukio-prieziura/vpn-konfiguracija'],
  ['/paslaugos/google-workspace/migration', '/paslaugos/google-workspace/migracija'],
  ['/paslaugos/google-workspace/gmail', '/paslaugos/google-workspace/gmail-valdymas'],
  ['/paslaugos/google-workspace/drive', '/paslaugos/google-workspace/drive-administravimas'],
]);

it.each([
  '/paslaugos/kibernetinis-saugumas/soc',
  '/paslaugos/microsoft-365',
  '/paslaugos/microsoft-365/bdar-atitiktis',
  '/paslaugos/serverio-prieziura/gmail',
  '/paslaugos/constructor',
  '/paslaugos/microsoft-365/constructor',
  '/paslaugos/__proto__/toString',
  '/paslaugos',
  '/microsoft365',
  '/',
])('%s did not move', (path) => {
  expect(findMovedAddress(path)).toBeNull();
});
