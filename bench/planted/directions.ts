import {
  crossForms,
  type Planter,
  plantReplacements,
  type Replacement,
  withEndings,
} from './change.ts';

const NOUN = 'as o ui ą u e ai ų ams us ais';
const COMPARATIVE = 'is io iam į iu iame i ių iems ius iais ė ės ei ę e ėje ėms es ėmis';
const SUPERLATIVE =
  'ias io iam ią iu iame iųjų iosios iasis ioji iąją iąjį iojo iuosius ių iems ius iais ios iomis';
const ACTIVE = 'antis antį ančio ančiai antys ančių ančius anti ančią ančios ančias ant';

const UP =
  /\b(?:r[io]se[ns]?|rising|increas\w*|grow\w*|grew|up|climb\w*|jump\w*|gain\w*|surg\w*|soar\w*|expand\w*|rais\w*|boost\w*|higher|enlarg\w*|improv\w*|spik\w*|went up|go up|swell\w*|intensif\w*|accelerat\w*)\b/i;
const DOWN =
  /\b(?:f[ae]ll\w*|decreas\w*|declin\w*|drop\w*|down|shr[aiu]nk\w*|los[est]\w*|plung\w*|plummet\w*|lower\w*|reduc\w*|cut\w*|diminish\w*|dwindl\w*|slump\w*|smaller|slid\w*|less\w*)\b/i;
/** The second word is what the first becomes; the other way round where it is the only one. */
const MOVES: [string, string][] = [
  ['pakilo', 'nukrito'],
  ['pakils', 'nukris'],
  ['pakilti', 'nukristi'],
  ['pakilus', 'nukritus'],
  ['pakilęs', 'nukritęs'],
  ['kilo', 'krito'],
  ['kyla', 'krinta'],
  ['kils', 'kris'],
  ['šoktelėjo', 'smuko'],
  ['padidėjo', 'sumažėjo'],
  ['padidėja', 'sumažėja'],
  ['padidės', 'sumažės'],
  ['padidėti', 'sumažėti'],
  ['padidėtų', 'sumažėtų'],
  ['padidėjęs', 'sumažėjęs'],
  ['padidėjusi', 'sumažėjusi'],
  ['padidėjus', 'sumažėjus'],
  ['padidėjusį', 'sumažėjusį'],
  ['padidino', 'sumažino'],
  ['padidina', 'sumažina'],
  ['padidins', 'sumažins'],
  ['padidinti', 'sumažinti'],
  ['padidintų', 'sumažintų'],
  ['padidinus', 'sumažinus'],
  ['padidinta', 'sumažinta'],
  ['padidintas', 'sumažintas'],
  ['didėjo', 'mažėjo'],
  ['didėja', 'mažėja'],
  ['didės', 'mažės'],
  ['didėti', 'mažėti'],
  ['didėjant', 'mažėjant'],
  ['didino', 'mažino'],
  ['didina', 'mažina'],
  ['didins', 'mažins'],
  ['didinti', 'mažinti'],
  ['didinant', 'mažinant'],
  ['išaugo', 'sumažėjo'],
  ['išauga', 'sumažėja'],
  ['išaugs', 'sumažės'],
  ['išaugti', 'sumažėti'],
  ['išaugusi', 'sumažėjusi'],
  ['išaugus', 'sumažėjus'],
  ['išaugęs', 'sumažėjęs'],
  ['augo', 'mažėjo'],
  ['auga', 'mažėja'],
  ['augs', 'mažės'],
  ['augant', 'mažėjant'],
  ['paaugo', 'sumažėjo'],
  ['pagerėjo', 'pablogėjo'],
  ['pagerinti', 'pabloginti'],
  ['pagerins', 'pablogins'],
  ['sustiprėjo', 'susilpnėjo'],
  ['sustiprinti', 'susilpninti'],
  ['paspartėjo', 'sulėtėjo'],
  ['pabrango', 'atpigo'],
  ['brangsta', 'pinga'],
  ...zip(withEndings('padidėjim', NOUN), withEndings('sumažėjim', NOUN)),
  ...zip(withEndings('didėjim', NOUN), withEndings('mažėjim', NOUN)),
  ...zip(withEndings('padidinim', NOUN), withEndings('sumažinim', NOUN)),
  ...zip(withEndings('didinim', NOUN), withEndings('mažinim', NOUN)),
  ...zip(
    withEndings('pakilim', NOUN),
    withEndings('nuosmuk', 'is io iui į iu yje iai ių iams ius iais'),
  ),
  ...zip(withEndings('augim', NOUN), withEndings('mažėjim', NOUN)),
  ...zip(withEndings('didėj', ACTIVE), withEndings('mažėj', ACTIVE)),
  ...zip(withEndings('aug', ACTIVE), withEndings('mažėj', ACTIVE)),
];
const FALLS: [string, string][] = [
  ['nukrito', 'pakilo'],
  ['krito', 'kilo'],
  ['smuko', 'šoktelėjo'],
  ['pablogėjo', 'pagerėjo'],
  ['susilpnėjo', 'sustiprėjo'],
  ['sulėtėjo', 'paspartėjo'],
  ['atpigo', 'pabrango'],
];

function zip(left: string[], right: string[]): [string, string][] {
  return left.map((form, at) => [form, right[at] ?? '']);
}

const comparatives: [string, RegExp, string, RegExp][] = [
  [
    'didesn',
    /\b(?:bigger|larger|greater|higher|increased|more|wider)\b/i,
    'mažesn',
    /\b(?:smaller|lower|less(?:er)?|reduced|fewer|minor)\b/i,
  ],
  [
    'aukštesn',
    /\b(?:higher|taller|above|upper|superior)\b/i,
    'žemesn',
    /\b(?:lower|shorter|below|inferior)\b/i,
  ],
  ['ilgesn', /\b(?:longer)\b/i, 'trumpesn', /\b(?:shorter|brief\w*)\b/i],
  ['brangesn', /expensive|cost|dear/i, 'pigesn', /cheaper|afford|inexpensive|lower/i],
  ['geresn', /\b(?:better|improved)\b/i, 'blogesn', /\b(?:worse|poorer)\b/i],
  ['stipresn', /stronger|tougher|powerful/i, 'silpnesn', /weaker/i],
  ['greitesn', /faster|quicker|sooner/i, 'lėtesn', /slower/i],
  [
    'vyresn',
    /\b(?:older|elder\w*|senior|over|aged?)\b/i,
    'jaunesn',
    /\b(?:younger|junior|under)\b/i,
  ],
  [
    'ankstesn',
    /\b(?:previous\w*|earlier|former|past|prior|older|last)\b/i,
    'vėlesn',
    /\b(?:later|subsequent\w*|newer)\b/i,
  ],
];
const adverbs: [string, RegExp, string, RegExp][] = [
  [
    'daugiau',
    /\b(?:more|further|another|additional\w*|extra)\b/i,
    'mažiau',
    /\b(?:less|fewer|lower)\b/i,
  ],
  [
    'dažniau',
    /\b(?:more (?:often|frequent\w*|common\w*)|oftener)\b/i,
    'rečiau',
    /\bless (?:often|frequent\w*|common\w*)\b/i,
  ],
  [
    'anksčiau',
    /\b(?:earlier|before|previous\w*|formerly|prior|ago|past|once|already)\b/i,
    'vėliau',
    /\b(?:later|after\w*|then|subsequent\w*)\b/i,
  ],
  ['geriau', /\bbetter\b/i, 'blogiau', /\bworse\b/i],
  [
    'greičiau',
    /\b(?:faster|quicker|sooner|more quickly)\b/i,
    'lėčiau',
    /\b(?:slower|more slowly)\b/i,
  ],
  ['aukščiau', /\b(?:above|higher)\b/i, 'žemiau', /\b(?:below|lower|beneath|under)\b/i],
  ['ilgiau', /\b(?:longer|more than)\b/i, 'trumpiau', /\bshorter\b/i],
  ['toliau', /\b(?:farther|further away)\b/i, 'arčiau', /\b(?:closer|nearer)\b/i],
  ['brangiau', /expensive|more|cost/i, 'pigiau', /cheaper|less/i],
  ['labiau', /\bmore\b/i, 'mažiau', /\bless\b/i],
];

const DIRECTIONS: Replacement[] = [
  ...MOVES.map(([from, to]) => ({ from, to, evidence: UP })),
  ...firstOfEach([...FALLS, ...MOVES.map(([up, down]): [string, string] => [down, up])]).map(
    ([from, to]) => ({ from, to, evidence: DOWN }),
  ),
  ...comparatives.flatMap(([more, ofMore, less, ofLess]) =>
    crossForms([
      { forms: withEndings(more, COMPARATIVE), evidence: ofMore },
      { forms: withEndings(less, COMPARATIVE), evidence: ofLess },
    ]),
  ),
  ...crossForms([
    {
      forms: withEndings('didžiaus', SUPERLATIVE),
      evidence: /\b(?:biggest|largest|greatest|highest|most|major|widest)\b/i,
    },
    {
      forms: withEndings('mažiaus', SUPERLATIVE),
      evidence: /\b(?:smallest|lowest|minimum|fewest|tiniest)\b/i,
    },
  ]),
  ...crossForms([
    {
      forms: ['didžiausia', 'aukščiausia', 'aukščiausias', 'aukščiausią'],
      evidence: /\b(?:biggest|largest|greatest|highest|tallest|top|supreme)\b/i,
    },
    {
      forms: ['mažiausia', 'žemiausia', 'žemiausias', 'žemiausią'],
      evidence: /\b(?:smallest|lowest)\b/i,
    },
  ]),
  ...adverbs.flatMap(([more, ofMore, less, ofLess]) => [
    { from: more, to: less, evidence: ofMore },
    { from: less, to: more === 'labiau' ? 'daugiau' : more, evidence: ofLess },
  ]),
];
/** Comparisons with a figure are bounds; „ne daugiau“, „nebe … daugiau“, „daugiau informacijos“ say something else. */
const isDirection = (before: string, after: string) =>
  !/(?<!\p{L})ne $|(?<!\p{L})nebe\p{L}* (?:\p{L}+ )?$/iu.test(before) &&
  !/^ (?:nei|kaip|negu) (?:\p{L}+ )?(?:\d|pus|du|dv|tr[iy]|vien)/u.test(after) &&
  !/^ (?:informacij|apie|sužino)|^ ar (?:anks|vėl)/.test(after) &&
  !/(?:anksčiau|vėliau) ar $/.test(before);

function firstOfEach(pairs: [string, string][]): [string, string][] {
  return [...new Map(pairs.toReversed())];
}

const ENGLISH_DIRECTIONS: Replacement[] = (
  [
    ['rose', 'fell', 'kilo|didėjo|augo|ūgtelėjo'],
    ['rise', 'fall', 'kil|didė|aug'],
    ['rising', 'falling', 'kyl|didė|aug'],
    ['increased', 'decreased', 'didė|didin|aug|kil'],
    ['increases', 'decreases', 'didė|didin|aug|kil'],
    ['increase', 'decrease', 'didė|didin|aug|kil'],
    ['increasing', 'decreasing', 'didė|didin|aug|kyl'],
    ['grew', 'shrank', 'augo|didėjo|kilo'],
    ['growth', 'decline', 'augim|didėjim'],
    ['growing', 'shrinking', 'aug|didėj'],
    ['fell', 'rose', 'nukrito|sumažėjo|smuko|krito|mažėjo'],
    ['dropped', 'climbed', 'nukrito|sumažėjo|smuko|krito|mažėjo'],
    ['decreased', 'increased', 'mažė|mažin|krit'],
    ['decrease', 'increase', 'mažė|mažin|krit'],
    ['decline', 'growth', 'mažėj|nuosmuk|kritim'],
    ['reduce', 'increase', 'mažin'],
    ['reduces', 'increases', 'mažin'],
    ['reduced', 'increased', 'mažin|mažė'],
    ['reducing', 'increasing', 'mažin'],
    ['lower', 'higher', 'žemesn|mažesn|žemiau|mažiau'],
    ['higher', 'lower', 'aukštesn|didesn|aukščiau|daugiau'],
    ['larger', 'smaller', 'didesn'],
    ['bigger', 'smaller', 'didesn'],
    ['greater', 'smaller', 'didesn'],
    ['smaller', 'larger', 'mažesn'],
    ['faster', 'slower', 'greič|greites|spar'],
    ['longer', 'shorter', 'ilgesn|ilgiau'],
    ['largest', 'smallest', 'didžiaus'],
    ['biggest', 'smallest', 'didžiaus'],
    ['better', 'worse', 'ger(?:iau|esn)'],
  ] as const
).map(([from, to, lithuanian]) => ({ from, to, evidence: new RegExp(lithuanian, 'i') }));
const isNotNoLonger = (before: string) => !/\b(?:no|any) $/i.test(before);

export const directionPlanters: Planter[] = [
  plantReplacements('direction', 'lithuanian', DIRECTIONS, isDirection),
  plantReplacements('direction', 'english', ENGLISH_DIRECTIONS, isNotNoLonger),
];
