import { type Planter, plantReplacements, type Replacement } from './change.ts';

const INCLUDED = /\b(?:includ\w*)\b/i;
const EXCEPT = /\b(?:except\w*|exclud\w*|apart from|aside from|other than|besides|but)\b/i;
const INCLUSIONS: Replacement[] = [
  { from: 'įskaitant', to: 'išskyrus', evidence: INCLUDED },
  { from: 'išskyrus', to: 'įskaitant', evidence: EXCEPT },
  { from: 'tarp jų', to: 'išskyrus', evidence: INCLUDED },
  { from: 'su PVM', to: 'be PVM', evidence: /\bVAT\b/ },
  { from: 'be PVM', to: 'su PVM', evidence: /\bVAT\b/ },
  { from: 'su mokesčiais', to: 'be mokesčių', evidence: /\btax/i },
  { from: 'be mokesčių', to: 'su mokesčiais', evidence: /\btax/i },
  { from: 'apima', to: 'neapima', evidence: INCLUDED },
  { from: 'apėmė', to: 'neapėmė', evidence: INCLUDED },
];
const ENGLISH_INCLUSIONS: Replacement[] = [
  { from: 'including', to: 'excluding', evidence: /įskaitant|tarp jų|tarp kurių|taip pat|apim/i },
  { from: 'excluding', to: 'including', evidence: /išskyrus|(?<!\p{L})be /iu },
  { from: 'except for', to: 'including', evidence: /išskyrus/i },
  { from: 'except', to: 'including', evidence: /išskyrus/i },
  { from: 'includes', to: 'excludes', evidence: /apim|įtrauk|yra/i },
];

const MOST =
  /\b(?:at most|up to|no (?:more|longer|later|greater|higher) than|not? exceed\w*|maximum|max)\b/i;
const LEAST = /\b(?:at least|no (?:less|fewer) than|minimum|not less than)\b/i;
const OVER =
  /\b(?:more than|over|above|exceed\w*|greater than|longer than|larger than|older than|beyond|in excess of|at least)\b/i;
const UNDER =
  /\b(?:less than|under|fewer than|below|smaller than|shorter than|within|almost|nearly)\b/i;
const BOUNDS: Replacement[] = [
  ...['kaip', 'nei', 'negu'].flatMap((than) => [
    { from: `ne mažiau ${than}`, to: `ne daugiau ${than}`, evidence: LEAST },
    { from: `ne daugiau ${than}`, to: `ne mažiau ${than}`, evidence: MOST },
    { from: `daugiau ${than}`, to: `mažiau ${than}`, evidence: OVER },
    { from: `mažiau ${than}`, to: `daugiau ${than}`, evidence: UNDER },
    { from: `ilgiau ${than}`, to: `trumpiau ${than}`, evidence: OVER },
    { from: `trumpiau ${than}`, to: `ilgiau ${than}`, evidence: UNDER },
    { from: `ne ilgiau ${than}`, to: `ne trumpiau ${than}`, evidence: MOST },
    { from: `ne trumpiau ${than}`, to: `ne ilgiau ${than}`, evidence: LEAST },
    { from: `ne vėliau ${than}`, to: `ne anksčiau ${than}`, evidence: MOST },
  ]),
  { from: 'bent', to: 'ne daugiau kaip', evidence: LEAST },
  { from: 'mažiausiai', to: 'daugiausia', evidence: LEAST },
  { from: 'daugiausia', to: 'mažiausiai', evidence: MOST },
  { from: 'daugiausiai', to: 'mažiausiai', evidence: MOST },
  { from: 'per daugiau', to: 'per mažiau', evidence: OVER },
  { from: 'maksimalus', to: 'minimalus', evidence: /maxim/i },
  { from: 'minimalus', to: 'maksimalus', evidence: /minim/i },
];
const isBeforeFigure = (before: string, after: string) =>
  !/(?<!\p{L})ne $/iu.test(before) &&
  /^ (?:\p{L}+ )?(?:\d|vien|du |dv|tr[iy]|ketur|penk|šeš|septyn|aštuon|devyn|dešimt|šimt|tūkst|mili|pus|kel)/iu.test(
    after,
  );
const ENGLISH_BOUNDS: Replacement[] = [
  { from: 'at least', to: 'at most', evidence: /bent|mažiausiai|ne mažiau/i },
  { from: 'at most', to: 'at least', evidence: /daugiausia|ne daugiau/i },
  { from: 'more than', to: 'less than', evidence: /daugiau|virš|per |viršij/i },
  { from: 'over', to: 'under', evidence: /daugiau (?:kaip|nei|negu)|virš/i },
  { from: 'less than', to: 'more than', evidence: /mažiau|nesieki/i },
  { from: 'fewer than', to: 'more than', evidence: /mažiau|nesieki/i },
  { from: 'up to', to: 'at least', evidence: /(?<!\p{L})iki|daugiausia/iu },
  { from: 'no more than', to: 'no less than', evidence: /ne daugiau/i },
];
const isBeforeEnglishFigure = (_: string, after: string) =>
  /^ (?:the |a |its |his )?(?:[$€£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\w+ty|half|hundred|thousand|million)\b/i.test(
    after,
  );

const NOT =
  /\b(?:not|no|never|cannot|nor|neither|without|none|nobody|nothing|un\w{4,}|in(?:accura|suffic|comple)\w*|fail\w*|refus\w*|den\w+|lack\w*|hardly|barely|dis\w{4,})\b|n['’]t\b/i;
const VERBS =
  'yra:nėra buvo bus gali galėjo galės turi turėjo turės galima reikia tapo laimėjo pranešė paskelbė pradėjo gavo sakė dirba dirbo veikia leidžia mirė žuvo padėjo priklauso reiškia pateikė sutiko atvyko dalyvavo padarė nori norėjo žino naudoja grįžo įvyko vyksta prasidėjo baigėsi pripažino patvirtino pasirašė atsisakė palaiko remia turėtų galėtų mėgsta gyvena patyrė sukėlė parduoda pardavė pirko įsigijo nužudė rado sulaukė pasiekė siekia kainuoja kainavo rodo tikisi planuoja ketina žada sustabdė panaikino uždraudė leido įkūrė gimė';
const VERB_PAIRS = VERBS.split(' ').map((verb) => {
  const [plain = '', negative = `ne${plain}`] = verb.split(':');
  return [plain, negative] as const;
});
const NEGATIVE_WORD =
  /(?<!\p{L})(?:nie(?:k|ku)\p{L}*|nė|jok\p{L}+|nei|be|ne\p{L}*|nėra)(?!\p{L})/iu;
const ANY = /(?:)/;
const plantNegation = plantReplacements(
  'negation added',
  'lithuanian',
  VERB_PAIRS.map(([from, to]) => ({ from, to, evidence: ANY })),
);
const addNegation: Planter = (sentence, all) =>
  NOT.test(sentence.english) || NEGATIVE_WORD.test(sentence.lithuanian)
    ? []
    : plantNegation(sentence, all);
const plantAffirmation = plantReplacements(
  'negation dropped',
  'lithuanian',
  [
    ...VERB_PAIRS.map(([plain, negative]) => ({ from: negative, to: plain })),
    { from: 'nebėra', to: 'yra' },
    { from: 'nebegali', to: 'gali' },
    { from: 'nebuvau', to: 'buvau' },
    { from: 'negaliu', to: 'galiu' },
    { from: 'negalite', to: 'galite' },
    { from: 'negalime', to: 'galime' },
    { from: 'negalėsite', to: 'galėsite' },
    { from: 'nenoriu', to: 'noriu' },
    { from: 'neturiu', to: 'turiu' },
    { from: 'neturite', to: 'turite' },
    { from: 'neturime', to: 'turime' },
    { from: 'nesu', to: 'esu' },
    { from: 'nepasikeitė', to: 'pasikeitė' },
    { from: 'nepavyko', to: 'pavyko' },
    { from: 'nereikėtų', to: 'reikėtų' },
    { from: 'nenaudoja', to: 'naudoja' },
    { from: 'nedalyvaus', to: 'dalyvaus' },
  ].map((pair) => ({
    ...pair,
    evidence: /\b(?:not|never|cannot|no longer|no|unable)\b|n['’]t\b/i,
  })),
);
/** A second negative word would stay and contradict the verb. */
const dropNegation: Planter = (sentence, all) =>
  (sentence.lithuanian.match(new RegExp(NEGATIVE_WORD, 'giu')) ?? []).length > 1
    ? []
    : plantAffirmation(sentence, all);

const isBeforeNoun = (_: string, after: string) => !/^ (?:ir|yra|buvo) /.test(after);

export const meaningPlanters: Planter[] = [
  plantReplacements('inclusion', 'lithuanian', INCLUSIONS, isBeforeNoun),
  plantReplacements('inclusion', 'english', ENGLISH_INCLUSIONS),
  plantReplacements('bound', 'lithuanian', BOUNDS, isBeforeFigure),
  plantReplacements('bound', 'english', ENGLISH_BOUNDS, isBeforeEnglishFigure),
  addNegation,
  dropNegation,
];
