/** Lithuanian names of the path's parts; shared by the trail and the document's title. */
const NAMES: Record<string, string> = {
  admin: 'Administravimas',
  dashboard: 'Suvestinė',
  content: 'Turinys',
  posts: 'Tinklaraštis',
  categories: 'Kategorijos',
  images: 'Nuotraukos ir failai',
  bin: 'Šiukšliadėžė',
  import: 'Importas',
  ai: 'Rankinis importas',
  sources: 'Šaltiniai',
  automation: 'Automatizacija',
  settings: 'Nustatymai',
  models: 'Modeliai ir nurodymai',
  limits: 'Ribos ir sąnaudos',
  glossary: 'Terminų žodynėlis',
  logs: 'Automatizacijos žurnalas',
  replays: 'Nurodymų palyginimai',
  communications: 'Komunikacija',
  contacts: 'Kontaktai',
  users: 'Vartotojai',
  account: 'Mano paskyra',
  audit: 'Pakeitimų istorija',
  system: 'Sistemos būsena',
};

/** Under /admin/settings the word means the system, not the settings of automation. */
const NAMES_BY_PATH: Record<string, string> = { '/admin/settings': 'Sistema' };

/** What stands under these is one of many, which the address has by its id. */
const ONE_OF: Record<string, string> = { '/admin/import/ai': 'Peržiūra' };

/** Only these lead somewhere; the other parts of a path are groups without a page of their own. */
const PAGES = new Set(['/admin', '/admin/import/ai', '/admin/automation/settings']);

interface Crumb {
  label: string;
  /** Null: not a link, because it is a group or the page itself. */
  to: string | null;
}

/** The index is the dashboard (specification §2.1), so it is called the same. */
const INDEX = ['/admin', '/admin/dashboard'];

/** The trail of an address below /admin, the page itself last. */
export function breadcrumbsOf(pathname: string): Crumb[] {
  const isIndex = INDEX.includes(pathname.replace(/\/+$/, ''));
  const parts = (isIndex ? '/admin/dashboard' : pathname).split('/').filter(Boolean);
  return parts.map((part, index) => {
    const to = pathOf(parts, index + 1);
    const isLast = index === parts.length - 1;
    return {
      label: ONE_OF[pathOf(parts, index)] ?? NAMES_BY_PATH[to] ?? NAMES[part] ?? decode(part),
      to: !isLast && !isIndex && PAGES.has(to) ? to : null,
    };
  });
}

const pathOf = (parts: readonly string[], length: number) => `/${parts.slice(0, length).join('/')}`;

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
