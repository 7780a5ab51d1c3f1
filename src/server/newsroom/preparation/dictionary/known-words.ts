import { loadDictionary } from './dictionary.ts';
import { OWN_WORDS } from './own-words.ts';

/** What other words begin with: „kibersaugumas“, „mikroprograma“. */
const COMPOUND =
  /^(?:anti|audio|auto|bio|eko|elektro|foto|geo|giga|hiper|inter|kiber|kilo|makro|mega|meta|mikro|mono|multi|nano|neuro|para|piko|poli|pseudo|super|tele|tera|trans|ultra|vaizdo|video)(?=\p{L}{4})/u;

let own: ReadonlySet<string> | null = null;

/** The words of our field in all their forms. */
export function listOwnForms(): ReadonlySet<string> {
  const { listForms } = loadDictionary();
  own ??= new Set(
    Object.entries(OWN_WORDS).flatMap(([flags, words]) =>
      words.split(/\s+/).flatMap((each) => listForms(each, flags)),
    ),
  );
  return own;
}

/** Is it a word of Lithuanian, or of ours? Written as hunspell reads it. */
export function knowsWord(word: string): boolean {
  const dictionary = loadDictionary();
  if (dictionary.knows(word)) return true;
  const ours = listOwnForms();
  const small = word.toLowerCase();
  if (ours.has(small) || ours.has(small.replace(/^ne(?=\p{L}{3})/u, ''))) return true;
  const rest = small.replace(COMPOUND, '');
  return rest !== small && (dictionary.knows(rest) || ours.has(rest));
}

/** Words come again and again; the room of them is bounded. */
const ANSWERS_KEPT = 50_000;
const answers = { lt: new Map<string, boolean>(), en: new Map<string, boolean>() };

/** Is it a word that needs no capital? */
export function isCommonWord(word: string, language: 'lt' | 'en'): boolean {
  const small = word.toLowerCase();
  const known = answers[language];
  const kept = known.get(small);
  if (kept !== undefined) return kept;
  const isCommon = loadDictionary(language).read(small).length > 0;
  if (known.size >= ANSWERS_KEPT) known.clear();
  known.set(small, isCommon);
  return isCommon;
}
