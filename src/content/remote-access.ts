import { spaced } from './spacing.ts';

/**
 * What /pagalba offers to download (specification §2.6). SAMPLE TARGETS, zero hashes included: to be replaced
 * with the programs the company really uses before the site goes public. This is the one place.
 */
export interface RemoteAccessDownload {
  platform: string;
  /** Which devices it is for. */
  note: string;
  target: string;
  /** True while the target is invented; the card says so. */
  isSample: boolean;
  /** Who signed the program, as the system shows it; null when not known. */
  publisher: string | null;
  /** Of the file, hexadecimal; null for stores, which check files themselves, and when not known. */
  sha256: string | null;
}

const SAMPLE_PUBLISHER = 'Pavyzdinis leidėjas';
const SAMPLE_HASH = '0'.repeat(64);

export const remoteAccessDownloads: RemoteAccessDownload[] = spaced([
  {
    platform: 'Windows',
    note: '„Windows 10“ ir „Windows 11“ kompiuteriams',
    target: 'https://pagalba.gintve.example/pagalba-windows.exe',
    isSample: true,
    publisher: SAMPLE_PUBLISHER,
    sha256: SAMPLE_HASH,
  },
  {
    platform: 'macOS',
    note: '„Mac“ kompiuteriams',
    target: 'https://pagalba.gintve.example/pagalba-macos.dmg',
    isSample: true,
    publisher: SAMPLE_PUBLISHER,
    sha256: SAMPLE_HASH,
  },
  {
    platform: 'iOS',
    note: '„iPhone“ ir „iPad“ – iš „App Store“',
    target: 'https://pagalba.gintve.example/ios',
    isSample: true,
    publisher: SAMPLE_PUBLISHER,
    sha256: null,
  },
  {
    platform: 'Android',
    note: 'Telefonams ir planšetėms – iš „Google Play“',
    target: 'https://pagalba.gintve.example/android',
    isSample: true,
    publisher: SAMPLE_PUBLISHER,
    sha256: null,
  },
  {
    platform: 'Windows Server',
    note: 'Serveriams; diegiama tik susitarus su specialistu',
    target: 'https://pagalba.gintve.example/pagalba-windows-server.msi',
    isSample: true,
    publisher: SAMPLE_PUBLISHER,
    sha256: SAMPLE_HASH,
  },
]);
