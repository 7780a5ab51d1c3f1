import { describe, expect, it } from 'vitest';
import { eachBecomes } from '../../tests/support/each-becomes.ts';
import { findLikelyPage, REDIRECT_CANDIDATES, scoreCandidate } from './redirect-candidates.ts';

describe('points of a candidate', () => {
  it.each([
    ['/saugumas', ['saugum'], 2, 'a long segment that holds the keyword'],
    ['/saug', ['saugumas'], 2, 'a long segment that the keyword holds'],
    ['/soc', ['soc'], 1, 'a short segment'],
    ['/soc', ['soc', 'soc-centras'], 2, 'every keyword counts'],
    ['/soc/soc', ['soc'], 2, 'every segment counts'],
    ['/saugumas/soc', ['saugum', 'soc'], 3, 'and they are added up'],
    ['/saugumas', ['gmail'], 0, 'nothing in common'],
    ['/', ['gmail'], 0, 'no segment'],
    ['/SAUGUMAS', ['saugum'], 2, 'capital letters'],
    ['/saug%C5%ABmas', ['saugum'], 2, 'Lithuanian letters, encoded'],
    ['/%E0%A4%A', ['gmail'], 0, 'an encoding that is broken'],
  ])('%s against %j is %i: %s', (path, keywords, score) => {
    expect(scoreCandidate(path, keywords)).toBe(score);
  });
});

describe('the likely page of a wrong path', () => {
  eachBecomes('of %s is %s', findLikelyPage, [
    ['/soc', '/paslaugos/kibernetinis-saugumas/soc'],
    ['/edr', '/paslaugos/kibernetinis-saugumas/edr-sprendimai'],
    ['/dlp', '/paslaugos/kibernetinis-saugumas/dlp-apsauga'],
    ['/vpn', '/paslaugos/it-ukio-prieziura/vpn-konfiguracija'],
    ['/network', '/paslaugos/it-ukio-prieziura/tinklu-prieziura'],
    ['/tinklai', '/paslaugos/it-ukio-prieziura/tinklu-prieziura'],
    ['/device-management', '/paslaugos/it-ukio-prieziura/irenginiu-valdymas'],
    ['/it-ukis', '/paslaugos/it-ukio-prieziura'],
    ['/monitoring', '/paslaugos/serverio-prieziura/monitoringas-24-7'],
    ['/configuration', '/paslaugos/serverio-prieziura/serveriu-konfiguracija'],
    ['/paslaugos/serveriu-prieziura', '/paslaugos/serverio-prieziura'],
    ['/paslaugos/serverio-prieziura/kopijos', '/paslaugos/serverio-prieziura/atsargines-kopijos'],
    ['/paslaugos/kompiuteriai', '/paslaugos/kompiuteriu-prieziura'],
    ['/services/computer-maintenance', '/paslaugos/kompiuteriu-prieziura'],
    ['/updates', '/paslaugos/kompiuteriu-prieziura/os-atnaujinimai'],
    ['/antivirus', '/paslaugos/kompiuteriu-prieziura/antivirusai'],
    ['/kompiuteriu-prieziura/backup', '/paslaugos/kompiuteriu-prieziura/backup-sprendimai'],
    ['/services/backup', '/paslaugos/atsargines-kopijos'],
    ['/atsarginių-kopijų-paslauga', '/paslaugos/atsargines-kopijos'],
    ['/KIBERNETINIS-SAUGUMAS', '/paslaugos/kibernetinis-saugumas'],
    ['/paslaugos/kibernetinis%20saug%C5%ABmas', '/paslaugos/kibernetinis-saugumas'],
    ['/services/cyber-security', '/paslaugos/kibernetinis-saugumas'],
    [
      '/paslaugos/kibernetinis-saugumas/soc-centras-vilniuje',
      '/paslaugos/kibernetinis-saugumas/soc',
    ],
    ['/svetainiu-kurimas', '/paslaugos/svetaines-prieziura'],
    ['/wordpress', '/paslaugos/svetaines-prieziura'],
    ['/office-365', '/paslaugos/microsoft-365'],
    ['/paslaugos/microsoft-365/migracija', '/paslaugos/microsoft-365/diegimas-ir-migracija'],
    ['/user-management', '/paslaugos/microsoft-365/vartotoju-valdymas'],
    ['/gdpr', '/paslaugos/microsoft-365/bdar-atitiktis'],
    ['/google', '/paslaugos/google-workspace'],
    ['/gmail', '/paslaugos/google-workspace/gmail-valdymas'],
    ['/google-drive', '/paslaugos/google-workspace/drive-administravimas'],
    ['/paslaugos/google-workspace/migration', '/paslaugos/google-workspace/migracija'],
    ['/nis2', '/paslaugos/it-auditas-nis2'],
    ['/paslaugos/it-auditas', '/paslaugos/it-auditas-nis2'],
    ['/it-support', '/paslaugos/it-pagalba'],
    ['/pagalba-internetu', '/paslaugos/it-pagalba'],
    ['/malware', '/paslaugos/apsauga-nuo-virusu'],
    ['/verslui', '/paslaugos/it-paslaugos-verslui'],
    ['/paslaugos/kazkas', null],
    ['/nera-tokio', null],
    ['/blog', null],
    ['/contact', null],
    ['/tinklarastis/senas/straipsnis', null],
    ['/prieziura', null],
    ['/en', null],
    ['/ru', null],
    ['/it', null],
    ['/wp-login.php', null],
    ['/wp-admin/install.php', null],
    ['/.env', null],
    ['/phpmyadmin', null],
  ]);
});

describe('the candidates', () => {
  it('are all thirty service pages, each once', () => {
    const paths = REDIRECT_CANDIDATES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(30);
    expect(paths.filter((path) => path.split('/').length === 3)).toHaveLength(12);
    expect(paths.filter((path) => path.split('/').length === 4)).toHaveLength(18);
  });

  it('win against all others on their own address with a slip at its end', () => {
    for (const { path } of REDIRECT_CANDIDATES) expect(findLikelyPage(`${path}x`)).toBe(path);
  });
});
