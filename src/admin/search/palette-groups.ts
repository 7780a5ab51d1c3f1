import { foldAccents } from '../../domain/text/fold-accents.ts';
import type { Finding, Findings } from './search-requests.ts';

export interface PaletteGroup {
  name: string;
  entries: (Omit<Finding, 'detail'> & { key: string; detail: string | null })[];
}

const KINDS: { kind: keyof Findings; name: string }[] = [
  { kind: 'posts', name: 'Įrašai' },
  { kind: 'articles', name: 'Importuoti straipsniai' },
  { kind: 'sources', name: 'Šaltiniai' },
  { kind: 'contacts', name: 'Žinutės' },
];

const fold = (text: string) => foldAccents(text).toLowerCase();

/** Screens whose name or group has every typed word; all of them while nothing is typed. */
export function matchScreens<Screen extends { label: string; group: string | null }>(
  screens: readonly Screen[],
  text: string,
): Screen[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  return screens.filter(({ label, group }) => {
    const name = fold(`${label} ${group ?? ''}`);
    return words.every((word) => name.includes(word));
  });
}

/** What was found, a group per kind; kinds without a finding are left out. */
export function groupFindings(findings: Findings): PaletteGroup[] {
  return KINDS.map(({ kind, name }) => ({
    name,
    entries: (findings[kind] ?? []).map((finding) => ({
      ...finding,
      key: `${kind}:${finding.id}`,
    })),
  })).filter(({ entries }) => entries.length > 0);
}
