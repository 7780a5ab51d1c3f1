import { foldAccents } from '../../../../domain/text/fold-accents.ts';

/** Full names without accents; their beginnings of at least three letters are known: „Okt.“, „lapkr.“, „Sept“. */
const MONTHS = [
  ['january', 'januar', 'sausis'],
  ['february', 'februar', 'vasaris'],
  ['march', 'marz', 'maerz', 'kovas'],
  ['april', 'balandis'],
  ['may', 'mai', 'geguze'],
  ['june', 'juni', 'birzelis'],
  ['july', 'juli', 'liepa'],
  ['august', 'rugpjutis'],
  ['september', 'rugsejis'],
  ['october', 'oktober', 'spalis'],
  ['november', 'lapkritis'],
  ['december', 'dezember', 'gruodis'],
];
/** As systems shorten them that write three letters without a full stop. */
const SHORT = new Map(Object.entries({ mrz: 3, rgp: 8, rgs: 9, grd: 12 }));
/** What all cases of the Lithuanian ones begin with. */
const STEMS = 'saus vasar kov baland geguz birz liep rugpj rugs spal lapkr gruod'.split(' ');
const SHORTEST = 3;

/** From 1 to 12; null for a word that is no month or may be two of them. */
export function monthOf(word: string): number | null {
  const plain = foldAccents(word).toLowerCase();
  if (plain.length < SHORTEST) return null;
  const short = SHORT.get(plain);
  if (short !== undefined) return short;
  const found = STEMS.flatMap((stem, index) =>
    plain.startsWith(stem) || MONTHS[index]?.some((name) => name.startsWith(plain))
      ? [index + 1]
      : [],
  );
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Hours from UTC of the names that mean one zone; IST, AST or ET mean several. */
const ZONES: Record<string, number> = {
  Z: 0,
  UT: 0,
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  WET: 0,
  WEST: 1,
  BST: 1,
  CET: 1,
  CEST: 2,
  MET: 1,
  MEST: 2,
  MEZ: 1,
  MESZ: 2,
  EET: 2,
  EEST: 3,
  MSK: 3,
  JST: 9,
  KST: 9,
};
const FARTHEST = 14 * 60;

/** Minutes from UTC, which is what no zone means; null for a zone that is not known. */
export function zoneOffset(zone = ''): number | null {
  if (zone === '') return 0;
  const name = zone.toUpperCase().replace(/^ETC\//, '');
  const hours = ZONES[name];
  if (hours !== undefined) return hours * 60;
  const [, sign, ahead, minutes = '0'] =
    /^(?:GMT|UTC?)?\s?([+-])(\d{1,2}):?(\d{2})?$/.exec(name) ?? [];
  const offset = Number(ahead) * 60 + Number(minutes);
  if (!sign || Number(minutes) > 59 || offset > FARTHEST) return null;
  return sign === '-' ? -offset : offset;
}
