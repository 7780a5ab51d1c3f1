import { type FunctionName, RUN_TEXTS } from '../../domain/run-texts.ts';
import { fieldName } from './audit-fields.ts';
import { type Names, NONE, showValue, stateWhole } from './audit-values.ts';

/** What the audit is about, in people's words; unknown values are shown as they are. */
export const ENTITIES: Record<string, string> = {
  article: 'Tekstas',
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
  'article.create': 'Įrašas sukurtas',
  'article.update': 'Tekstas pakeistas',
  'article.publish': 'Tekstas publikuotas',
  'article.draft': 'Įrašas grąžintas į juodraštį',
  'article.review': 'Tekstas peržiūrėtas',
  'article.reprocess': 'Straipsnis apdorojamas iš naujo',
  'article.revert': 'Grąžinta ankstesnė versija',
  'article.undo': 'Veiksmas su tekstu atšauktas',
  'article.delete': 'Tekstas ištrintas',
  'article.restore': 'Tekstas grąžintas iš šiukšliadėžės',
  'article.purge': 'Tekstas ištrintas visam laikui',
  'article.prepare': 'Straipsnis paruoštas',
  'article.propose': 'Paruoštas naujas tekstas laukia patvirtinimo',
  'article.cover': 'Viršelis pakeistas kitu',
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

export const actionName = (action: string) => ACTIONS[action] ?? action;
export const entityName = (entity: string) => ENTITIES[entity] ?? entity;

interface ChangedField {
  name: string;
  before: string;
  after: string;
}

type Values = Record<string, unknown> | null;

interface Described {
  entity: string;
  subject: string | null;
  actor?: string;
  after?: Values;
}

/** What an entry is about: by its name, or by what kind of thing it is where it has none. */
export function describeObject({ entity, subject, actor, after }: Described): string {
  if (entity === 'profile' && subject !== null && subject === actor) return 'Savo paskyra';
  const run = entity === 'run' && RUN_TEXTS[after?.function_name as FunctionName]?.action;
  const name = run || subject;
  return name ? `${entityName(entity)} „${name}“` : entityName(entity);
}

/** An actor of the log that is no person. */
const MACHINES: Record<string, string> = {
  automatika: 'Automatika',
  komanda: 'Komanda serveryje',
  nežinomas: 'Nežinomas asmuo',
};
export const actorName = (actor: string): string => MACHINES[actor] ?? (actor || '–');

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

interface Changes {
  entity?: string;
  before: Values;
  after: Values;
  names: Names;
}

/** Field by field, as it was and as it is. Of contact messages there are only the names of fields. */
export function changedFields({ entity, before, after, names }: Changes): ChangedField[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  // A run is called by it.
  if (entity === 'run') fields.delete('function_name');
  return [...fields].flatMap((field) => {
    const values = [before?.[field], after?.[field]];
    const statement = stateWhole(field, values[1]);
    if (statement) return [{ name: statement, before: NONE, after: '' }];
    const [was = NONE, is = NONE] = values.map((value) => showValue(field, value, names));
    // Of what holds ids of unknown things there is nothing to say.
    const isNothing = was === NONE && is === NONE && values.some(Boolean);
    return isNothing ? [] : [{ name: fieldName(field, values[1]), before: was, after: is }];
  });
}

const SHORT = /^.{0,32}$/;
const isLong = ({ before, after }: ChangedField) => !SHORT.test(before) || !SHORT.test(after);

/** So many fields are told of in a line. */
const TOLD = 4;

/**
 * What changed, for a line of the list: short values with it, of long ones that they changed. What reads as before is
 * left out, and so is what is long in something that is new or gone: a name without a value says nothing there.
 */
export function summariseFields(changes: Changes): string {
  const isWhole = changes.before === null || changes.after === null;
  const fields = changedFields(changes).filter((field) =>
    isLong(field) ? !isWhole : field.before !== field.after,
  );
  const told = fields.slice(0, TOLD);
  const long = told.filter(isLong).map(({ name }) => name);
  const parts = [
    ...told.filter((field) => !isLong(field)).map((field) => summariseField(field, isWhole)),
    ...(long.length > 0 ? [`pakeista: ${long.join(', ')}`] : []),
  ];
  const text = parts.join('; ');
  const line = text.charAt(0).toUpperCase() + text.slice(1);
  return fields.length <= TOLD ? line : `${line} ir dar ${fields.length - TOLD}`;
}

/** @param isWhole of something that is new or gone: there is one value to tell */
function summariseField({ name, before, after }: ChangedField, isWhole: boolean): string {
  if (after === '') return name;
  if (before === NONE) return `${name}: ${after}`;
  return isWhole ? `${name}: ${before}` : `${name}: ${before} → ${after}`;
}
