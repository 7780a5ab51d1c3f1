/* Lithuanian words that stand for numbers, in every form they decline to: stems alone would find weekdays. */

const forms = (stem: string, endings: string) => endings.split(' ').map((ending) => stem + ending);
const table = (rows: [string, string, number][]): Map<string, number> =>
  new Map(
    rows.flatMap(([stem, endings, value]) => forms(stem, endings).map((form) => [form, value])),
  );

const PLURAL_I = 'i ios ių iems ioms is ias iais iomis iuose iose';
const COLLECTIVE = 'i os ių iems ioms ius ias iais iomis iuose ios';
const TEEN = 'a os ai ą oje omis oms ų';
const NOUN_AS = 'as o ui ą u e';

const ONES: [string, string, number][] = [
  ['vien', 'as a o os am ai ą u i us iems oms ais omis ame oje ų eri erių erius eriems', 1],
  ['d', 'u vi viejų viem viejuose viejose', 2],
  ['dvej', 'i ų us iems ais os as oms omis uose ose', 2],
  ['tr', 'ys ijų ims is imis ijuose ijose', 3],
  ['trej', 'i ų us iems ais os as oms omis uose ose', 3],
  ['ketur', PLURAL_I, 4],
  ['penk', PLURAL_I, 5],
  ['šeš', PLURAL_I, 6],
  ['septyn', PLURAL_I, 7],
  ['aštuon', PLURAL_I, 8],
  ['devyn', PLURAL_I, 9],
  ['ketver', COLLECTIVE, 4],
  ['penker', COLLECTIVE, 5],
  ['šešer', COLLECTIVE, 6],
  ['septyner', COLLECTIVE, 7],
  ['aštuoner', COLLECTIVE, 8],
  ['devyner', COLLECTIVE, 9],
];
const TEENS: [string, string, number][] = [
  'vienuolik',
  'dvylik',
  'trylik',
  'keturiolik',
  'penkiolik',
  'šešiolik',
  'septyniolik',
  'aštuoniolik',
  'devyniolik',
].map((stem, at) => [stem, TEEN, 11 + at]);
const TENS: [string, string, number][] = [
  'dvi',
  'tris',
  'keturias',
  'penkias',
  'šešias',
  'septynias',
  'aštuonias',
  'devynias',
].map((stem, at) => [`${stem}dešimt`, ' ies į čiai imi yje', 20 + at * 10]);

/** Cardinals below a hundred, collective ones („dveji“) too. */
export const LITHUANIAN_CARDINALS = table([
  ...ONES,
  ...TEENS,
  ...TENS,
  ['dešimt', ' ies čiai į imi yje', 10],
]);

const ADJECTIVE =
  'as a o os am ai ą u i us iems oms ais omis ame oje ų uose ose asis oji ojo osios ajam ajai ąjį ąją uoju ąja ajame ojoje ieji ųjų iesiems osioms uosius ąsias aisiais osiomis uosiuose';
const SOFT = ADJECTIVE.split(' ')
  .map((ending) => (/^i(?!e)/.test(ending) || ending.startsWith('ie') ? ending : `i${ending}`))
  .join(' ');

/** „trečias“, „trečiasis“; the first is left out: it mostly means the best or the earliest. */
export const LITHUANIAN_ORDINALS = table([
  ['antr', ADJECTIVE, 2],
  ['treč', SOFT, 3],
  ['ketvirt', ADJECTIVE, 4],
  ['penkt', ADJECTIVE, 5],
  ['šešt', ADJECTIVE, 6],
  ['septint', ADJECTIVE, 7],
  ['aštunt', ADJECTIVE, 8],
  ['devint', ADJECTIVE, 9],
  ['dešimt', ADJECTIVE, 10],
  ...TEENS.map(([stem, , value]): [string, string, number] => [`${stem}t`, ADJECTIVE, value]),
  ...TENS.map(([stem, , value]): [string, string, number] => [stem, ADJECTIVE, value]),
]);
for (const word of LITHUANIAN_CARDINALS.keys()) LITHUANIAN_ORDINALS.delete(word);
/** „dvidešimt pirmas“: only after tens. */
export const LITHUANIAN_FIRST = new Set(forms('pirm', ADJECTIVE));

export const LITHUANIAN_HALVES = table([
  ['pusantr', 'o os ų am ai ą u iems oms', 1.5],
  ['pustreč', 'io ios ių iam iai ią iu iems ioms', 2.5],
  ['pusketvirt', 'o os ų am ai ą u iems oms', 3.5],
]);

const DAL = 'is io iui į iu yje iai ių ius iams iais';
/** Denominators: „trečdalis“ 3. */
export const LITHUANIAN_PARTS = table([
  ['trečdal', DAL, 3],
  ['ketvirtadal', DAL, 4],
  ['ketvir', 'čiai čius čių čiais', 4],
  ['penktadal', DAL, 5],
  ['šeštadal', DAL, 6],
  ['septintadal', DAL, 7],
  ['aštuntadal', DAL, 8],
  ['devintadal', DAL, 9],
  ['dešimtadal', DAL, 10],
  ['šimtadal', DAL, 100],
]);
export const LITHUANIAN_HALF = new Set('pusė pusės pusei pusę puse perpus'.split(' '));

/** A hundred and more, singular; the plural alone is vague („tūkstančiai įmonių“). */
export const LITHUANIAN_SCALES = table([
  ['šimt', NOUN_AS, 100],
  ['tūkstant', 'is į yje', 1e3],
  ['tūkstanč', 'io iui iu', 1e3],
  ['tūkst', ' .', 1e3],
  ['milijon', NOUN_AS, 1e6],
  ['mln', ' .', 1e6],
  ['milijard', NOUN_AS, 1e9],
  ['mlrd', ' .', 1e9],
  ['trilijon', NOUN_AS, 1e12],
  ['trln', ' .', 1e12],
]);
const NOUNS = 'ai ų ams us ais uose';
export const LITHUANIAN_PLURAL_SCALES = table([
  ['dešimt', 'ys is ims imis yse', 10],
  ['dešimč', 'ių', 10],
  ['keliasdešimt', ' ies', 10],
  ['šimt', NOUNS, 100],
  ['tūkstanč', 'iai ių iams ius iais iuose', 1e3],
  ['milijon', NOUNS, 1e6],
  ['milijard', NOUNS, 1e9],
  ['trilijon', NOUNS, 1e12],
]);

const PREFIXES: [string, number][] = [
  ['dvi', 2],
  ['tri', 3],
  ...['ketur', 'penk', 'šeš', 'septyn', 'aštuon', 'devyn'].map((stem, at): [string, number] => [
    `${stem}(?:ia|eri)?`,
    4 + at,
  ]),
  ...TEENS.map(([stem, , value]): [string, number] => [`${stem}a?`, value]),
  ...TENS.map(([stem, , value]): [string, number] => [stem, value]),
  ['dešimt', 10],
  ['šimt', 100],
];
const COUNTED = '(?:met|mėnes|savait|dien|valand|gub|veiksn|pakop|viet|aukšt)';

/** Words with a number inside them: „dešimtmetis“, „patrigubėjo“, „dviveiksnis“. */
export const LITHUANIAN_HIDDEN: [RegExp, number[]][] = [
  ...PREFIXES.map(([prefix, value]): [RegExp, number[]] => [
    new RegExp(`^(?:pa|su)?${prefix}${COUNTED}`, 'u'),
    [value],
  ]),
  [/^dukart$/u, [2]],
  [/^triskart$/u, [3]],
  [/^keturiskart$/u, [4]],
  [/^(?:pa)?dešimteriop/u, [10]],
  [/^pusvaland/u, [0.5, 30]],
  [/^pusmet/u, [0.5, 6]],
  [/^šimtmeč/u, [100]],
  [/^tūkstantmet/u, [1000]],
];
