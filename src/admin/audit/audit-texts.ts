import { ROLE_WORDS } from '../../domain/roles.ts';
import { formatMoment } from '../lists/moments.ts';

/** What the audit is about, in people's words; unknown values are shown as they are. */
export const ENTITIES: Record<string, string> = {
  article: 'Straipsnis',
  draft: 'Juodraštis',
  image: 'Nuotrauka',
  file: 'Failas',
  source: 'Šaltinis',
  settings: 'Automatizacijos nustatymai',
  term: 'Terminas',
  run: 'Vykdymas',
  contact: 'Žinutė',
  contact_settings: 'Žinučių saugojimas',
  profile: 'Paskyra',
  person: 'Asmens duomenys',
  installation: 'Sistema',
  backup: 'Atsarginė kopija',
};

export const ACTIONS: Record<string, string> = {
  'article.create': 'Straipsnis sukurtas',
  'article.update': 'Straipsnis pakeistas',
  'article.publish': 'Straipsnis publikuotas',
  'article.draft': 'Straipsnis grąžintas į juodraštį',
  'article.review': 'Straipsnis peržiūrėtas',
  'article.reprocess': 'Straipsnis apdorojamas iš naujo',
  'article.revert': 'Grąžinta ankstesnė versija',
  'article.undo': 'Veiksmas su straipsniu atšauktas',
  'article.delete': 'Straipsnis ištrintas',
  'article.restore': 'Straipsnis grąžintas iš šiukšliadėžės',
  'article.purge': 'Straipsnis ištrintas visam laikui',
  'article.prepare': 'Straipsnis paruoštas',
  'article.propose': 'Paruoštas naujas tekstas laukia patvirtinimo',
  'article.cover': 'Straipsnio nuotrauka pakeista kita',
  'article.renew': 'Paimtas naujas šaltinio tekstas',
  'article.source-text': 'Pasikeitė šaltinio tekstas',
  'article.check': 'Skaitytojams pranešta, kad straipsnis tikrinamas',
  'article.check-ended': 'Straipsnio tikrinimas baigtas: šaltinis pakeitimą atšaukė',
  'article.correct': 'Paskelbtas pataisymas',
  'article.withdraw': 'Straipsnis atšauktas',
  'article.duplicate': 'Straipsnis pažymėtas kaip pasikartojantis',
  'article.retold': 'Apie tą patį įvykį parašė ir kitas šaltinis',
  'article.part': 'Straipsnis atskirtas nuo naujienos',
  'article.unite': 'Straipsnis sujungtas su kita naujiena',
  'article.join': 'Pasikartojantis straipsnis perkeltas į šiukšliadėžę',
  'draft.create': 'Juodraštis pradėtas',
  'draft.delete': 'Juodraštis ištrintas',
  'image.create': 'Nuotrauka įkelta',
  'image.update': 'Nuotraukos aprašymas pakeistas',
  'image.delete': 'Nuotrauka ištrinta',
  'file.create': 'Failas įkeltas',
  'file.delete': 'Failas ištrintas',
  'source.create': 'Šaltinis pridėtas',
  'source.update': 'Šaltinis pakeistas',
  'source.delete': 'Šaltinis ištrintas',
  'term.create': 'Terminas pridėtas',
  'term.update': 'Terminas pakeistas',
  'term.delete': 'Terminas ištrintas',
  'settings.update': 'Automatizacijos nustatymai pakeisti',
  'run.start': 'Vykdymas pradėtas',
  'run.stop': 'Vykdymas sustabdytas',
  'contact.update': 'Žinutė pažymėta',
  'contact.delete': 'Žinutė ištrinta',
  'contact.expire': 'Žinutė ištrinta pasibaigus terminui',
  'contact.deliver': 'Pranešimas siunčiamas dar kartą',
  'contact.export': 'Žinutės eksportuotos',
  'history.expire': 'Sena istorija pašalinta: ji yra atsarginėje kopijoje',
  'contact_settings.update': 'Žinučių saugojimas pakeistas',
  'account.password': 'Slaptažodis pakeistas',
  'account.public-name': 'Viešas vardas pakeistas',
  'account.sign-out': 'Prisijungimai nutraukti',
  'account.two-factor-on': 'Antrasis veiksnys įjungtas',
  'account.two-factor-off': 'Antrasis veiksnys išjungtas',
  'account.recovery-codes': 'Sukurti nauji atkūrimo kodai',
  'account.recovery-code-used': 'Prisijungta atkūrimo kodu',
  'account.sign-in': 'Prisijungta',
  'account.sign-in-failed': 'Nepavyko prisijungti',
  'account.second-factor-failed': 'Neteisingas antrojo veiksnio kodas',
  'profile.create': 'Paskyra sukurta',
  'profile.role': 'Rolė pakeista',
  'profile.disable': 'Paskyra išjungta',
  'profile.enable': 'Paskyra įjungta',
  'profile.delete': 'Paskyra ištrinta',
  'profile.unlock': 'Prisijungimo ribojimai panaikinti',
  'person.export': 'Asmens duomenys eksportuoti',
  'person.erase': 'Asmens duomenys ištrinti',
  'backup.start': 'Pradėta daryti atsarginė kopija',
  'demo.clear': 'Pavyzdiniai duomenys pašalinti',
};

const FIELDS: Record<string, string> = {
  ai_translated_title: 'Pavadinimas',
  ai_slug: 'Nuoroda',
  ai_translated_excerpt: 'Santrauka',
  ai_translated_content: 'Turinys',
  ai_image_path: 'Nuotrauka',
  ai_category: 'Kategorija',
  ai_actuality_score: 'Aktualumo balas',
  original_title: 'Originalo pavadinimas',
  original_content: 'Originalo tekstas',
  original_url: 'Originalo adresas',
  published_date: 'Publikavimo data',
  scheduled_for: 'Suplanuota',
  import_type: 'Importo tipas',
  auto_publish_blocked_at: 'Sulaikyta nuo automatinio publikavimo',
  reviewed_by: 'Peržiūrėjo',
  reviewed_at: 'Peržiūros laikas',
  source_changed_at: 'Šaltinio teksto pakeitimo laikas',
  cause: 'Priežastis',
  notice: 'Pranešimas skaitytojams',
  changed_original: 'Naujas šaltinio tekstas',
  pending_values: 'Laukiantis tekstas',
  near_duplicate_of: 'Ta pati naujiena',
  story_id: 'Naujiena',
  name: 'Pavadinimas',
  rss_url: 'Adresas',
  term: 'Terminas',
  preferred: 'Rašome',
  never: 'Nerašome',
  note: 'Pastaba',
  type: 'Tipas',
  is_active: 'Aktyvus',
  is_trusted: 'Patikimas',
  alt: 'Alternatyvus tekstas',
  is_decorative: 'Dekoratyvi',
  retention_days: 'Saugoti dienų',
  role: 'Rolė',
  roles: 'Rolė',
  email: 'El. paštas',
  sessions: 'Nutraukta prisijungimų',
  messages: 'Žinučių',
  revisions: 'Straipsnių versijų',
  audit: 'Istorijos įrašų',
  accounts: 'Paskyrų',
  mails: 'Neišsiųstų laiškų',
  person: 'Asmens žymuo',
  title: 'Pavadinimas',
  charset: 'Koduotė',
  link_selector: 'Nuorodų parinkiklis',
  link_pattern: 'Nuorodų šablonas',
  reads_other_hosts: 'Skaitomos kitos svetainės',
  rights: 'Teisės',
  include_words: 'Ieškomi žodžiai',
  exclude_words: 'Nepageidaujami žodžiai',
  daily_cap: 'Straipsnių per dieną',
  prompt_supplement: 'Nurodymo papildymas',
  site_url: 'Svetainė',
  original_name: 'Failo vardas',
  digital_source_type: 'Kaip sukurtas paveikslas',
  model: 'Modelis',
  public_name: 'Viešas vardas',
  origin: 'Kilmė',
  content_type: 'Failo tipas',
  bytes: 'Dydis, baitais',
  width: 'Plotis, taškais',
  height: 'Aukštis, taškais',
  article_id: 'Straipsnis',
  article_ids: 'Straipsniai',
  articles: 'Straipsnių',
  function_name: 'Funkcija',
  api_model: 'Modelis',
  translation_prompt: 'Vertimo nurodymas',
  relevance_prompt: 'Aktualumo vertinimo nurodymas',
  image_generation_prompt: 'Vaizdo kūrimo nurodymas',
  source_import_enabled: 'Šaltinių importas įjungtas',
  source_import_interval: 'Šaltinių importo intervalas',
  ai_preparation_enabled: 'AI paruošimas įjungtas',
  ai_preparation_interval: 'AI paruošimo intervalas',
  auto_publish_enabled: 'Automatinis publikavimas įjungtas',
  auto_publish_interval: 'Automatinio publikavimo intervalas',
  auto_publish_min_score: 'Mažiausias aktualumo balas',
  auto_publish_batch_size: 'Straipsnių per kartą',
  daily_token_cap: 'Žetonų per dieną',
  daily_image_cap: 'Vaizdų per dieną',
  daily_cost_cap_cents: 'Išlaidų per dieną, centais',
  recovery_codes_left: 'Liko atkūrimo kodų',
  browser: 'Naršyklė',
  is_new_browser: 'Nauja naršyklė',
  network: 'Tinklo žymuo',
  attempts: 'Bandymų',
  second_factor: 'Su antruoju veiksniu',
  fields: 'Pakeisti laukai',
  status: 'Būsena',
  is_suspect: 'Įtartina',
  delivery_state: 'Pranešimo būsena',
};

export const actionName = (action: string) => ACTIONS[action] ?? action;
export const entityName = (entity: string) => ENTITIES[entity] ?? entity;

interface ChangedField {
  name: string;
  before: string;
  after: string;
}

type Values = Record<string, unknown> | null;

/** What an entry is about: by its name, or by what kind of thing it is where it has none. */
export const describeObject = ({ entity, subject }: { entity: string; subject: string | null }) =>
  subject ? `${entityName(entity)} „${subject}“` : entityName(entity);

/** An actor of the log that is no person. */
const MACHINES: Record<string, string> = {
  automatika: 'Automatika',
  komanda: 'Komanda serveryje',
  nežinomas: 'Nežinomas asmuo',
};
export const actorName = (actor: string): string => MACHINES[actor] ?? (actor || '–');

/** Of these fields the values are words of the program; elsewhere the same letters are somebody's. */
const WITH_WORDS = new Set([
  'status',
  'delivery_state',
  'preparation_state',
  'import_type',
  'origin',
  'role',
  'roles',
  'type',
]);
const VALUES: Record<string, string> = {
  imported: 'importuota',
  prepared: 'paruošta',
  published: 'publikuota',
  needs_review: 'reikia peržiūros',
  failed: 'nepavyko',
  pending: 'laukia',
  running: 'vykdoma',
  sent: 'išsiųsta',
  new: 'nauja',
  read: 'perskaityta',
  answered: 'atsakyta',
  manual: 'rankinis',
  automatic: 'automatinis',
  upload: 'įkelta',
  cover: 'viršelis',
  web: 'iš interneto',
  ...ROLE_WORDS,
  rss: 'naujienų srautas',
  crawl: 'straipsnių sąrašas',
};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d)$/;

interface Listed {
  actor: string;
}

/** Entries as the list shows them: those the product wrote by itself one after another are one row until it is opened. */
export function foldAutomation<Entry extends Listed>(entries: readonly Entry[]): Entry[][] {
  const rows: Entry[][] = [];
  for (const entry of entries) {
    const last = rows.at(-1);
    if (entry.actor === 'automatika' && last?.[0]?.actor === 'automatika') last.push(entry);
    else rows.push([entry]);
  }
  return rows;
}

/** 'Straipsnis paruoštas (8), Šaltinis pakeistas (4)', the most frequent first. */
export function summariseActions(entries: readonly { action: string }[]): string {
  const counts = new Map<string, number>();
  for (const { action } of entries) counts.set(action, (counts.get(action) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([action, count]) => (count > 1 ? `${actionName(action)} (${count})` : actionName(action)))
    .join(', ');
}

/** Field by field, as it was and as it is. Of contact messages there are only the names of fields. */
export function changedFields(before: Values, after: Values): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: FIELDS[name] ?? name,
    before: show(named(name, before?.[name])),
    after: show(named(name, after?.[name])),
  }));
}

/** Where a value is a list of fields or a word of the program, it is shown by its label. */
const named = (name: string, value: unknown): unknown =>
  name === 'fields' && Array.isArray(value)
    ? value.map((each) => FIELDS[each] ?? each)
    : WITH_WORDS.has(name)
      ? wordOf(value)
      : value;

const wordOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(wordOf)
    : typeof value === 'string'
      ? (VALUES[value] ?? value)
      : value;

/** What changed, for a line of the list: short values with it, of long ones the name alone. */
export function summariseFields(before: Values, after: Values): string {
  const fields = changedFields(before, after);
  const named = fields.slice(0, 4).map(summariseField).join('; ');
  return fields.length <= 4 ? named : `${named} ir dar ${fields.length - 4}`;
}

const SHORT = /^.{1,32}$/;
const NONE = '–';

function summariseField({ name, before, after }: ChangedField): string {
  if (!SHORT.test(before) || !SHORT.test(after)) return name;
  return before === NONE ? `${name}: ${after}` : `${name}: ${before} → ${after}`;
}

function show(value: unknown): string {
  if (value === undefined || value === null || value === '') return NONE;
  if (typeof value === 'boolean') return value ? 'taip' : 'ne';
  if (Array.isArray(value)) return value.map(show).join(', ');
  if (typeof value === 'object') return JSON.stringify(value, null, 1);
  const text = String(value);
  return MOMENT.test(text) ? formatMoment(text) : text;
}
