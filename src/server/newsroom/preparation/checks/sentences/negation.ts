import { isCommonWord } from '../../dictionary/known-words.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { englishOfDenied } from './verbs.ts';

/* Is it said that something is, or that it is not? Signs of both languages, counted; what only may be one counts for the text that has it. */

const W = '\\p{L}*';
const word = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'giu');

/** English words whose Lithuanian sentence is negated too. */
const ENGLISH_SURE = word(
  `(?<!than )not(?!-| guilty)|(?:yet|still) to|never|nobody|nothing|nowhere|neither|cannot|without|none|exclud(?:e|es|ing)|nor|(?<!\\p{L})no(?!\\.|-\\d|: ?\\d| (?:later|sooner|more than|less than|fewer|doubt|matter|wonder|one))|\\p{L}+['’]t|(?:do|does|did|ca|wo|is|was|would|could)nt`,
);
/** Those that a Lithuanian sentence may well express by a negation. */
const ENGLISH_MAYBE = word(
  `un(?!it|iv|iq|ion|der|cle|d)\\p{L}{3,}|in(?:ab|ac|ad|app|cap|complet|compet|consis|cor|cred|dec|depen|eff|eq|ev|flex|form[ae]l|freq|just|op|sec(?!t)|sig|stab|suf|toler|val|vis|nocen)${W}|im(?:poss|perf|pat|mob|mature|bal|prop|polite|prac|mun)${W}|ir(?:reg|rel|resp|rev)${W}|il(?:leg|lic)${W}|dis(?:ab|agr|app|cont|hon|like|miss|obe|ord|qual|reg|resp|sat|trust|un)${W}|non-?\\p{L}*|miss(?:ed|es|ing)?|mis(?:under|trust)${W}|\\p{L}+less|fail${W}|lack${W}|absen${W}|refus${W}|den(?:y|ied|ies|ying|ial)|reject${W}|prevent${W}|avoid${W}|except${W}|unless|until|otherwise|hardly|barely|rarely|seldom|scarcely|rather|instead|few|fewer|less|forb${W}|prohibit${W}|ban|banned|without|nor|no|yet|hard|difficult|impossib${W}|though|although|anything|anyone|anybody|any|negative|scarce${W}|neutral|exclud${W}|either|never|bad|uncertain|else|declin${W}|doubt${W}|reluctan${W}|innocen${W}|ceas${W}|instead|despite|regardless|devoid|deprived|clueless|beyond|not guilty|at odds|overrul${W}|oblivious|ke(?:eps?|eping|pt)(?= [^.;:]{1,40} from \\p{L}+ing)|out of (?:stock|order|date|range|scope|use|reach)|other than|eliminat${W}|deprecat${W}|suppress${W}|optional`,
);

/** Words of ending, losing and holding back: translators deny another verb for them. */
const ENGLISH_SELDOM = word(
  `free(?:d|ing|ly)?|only|out|end(?:s|ed|ing)?|cut|alone|apart|los[est]${W}|loss${W}|drop(?:s|ped|ping)?|skip${W}|abandon${W}|halt${W}|stop${W}|false|wrong|oppos${W}|ignor${W}|overlook${W}|little|against|accident${W}|quit|resist${W}|empt${W}|void|vain|weak${W}|poor${W}|short${W}|away|closed|ongoing|exempt${W}|limit${W}|almost|escape${W}|withdr${W}|worse${W}|worst|down|suspend${W}|secret${W}|odd|hat(?:e|ed|es|ing|red)|fake|gone|cancel${W}|remov${W}|delet${W}|omit${W}|left|leav${W}|injur${W}|blind${W}|premature${W}|wait${W}|pending|off|before|drunk${W}|regret${W}|skeptic${W}|sceptic${W}|wast(?:e|ed|ing)|interfer${W}|block${W}|trouble${W}|last thing|holding|below|under|hid(?:e|es|den|ing)|restrict${W}|differ${W}|obsolete|retir${W}|expir${W}`,
);

/** Beginnings of Lithuanian words that only look or count as negated, and are usual for what English says otherwise. */
const WORDS_WITH_NE =
  '(?:nelson|nepal|nevad|neapol|niuj)\\p{L}*|(?:nedaug|nelabai|nes|net|nei|negu|nebent|nemaž)$|ne(?:šioj|menk|patyr|prit|atsisak|blaiv|galut|permat|lengv|palank|pažym|matom|švank|daž|išsam|sudėt|gyvyb|miel|kalb|santyk|reikš|reikal|tiki|ūk|nor|ken|skub|lyg|sterog|dald|įveik|rv|utr|uro|on|o\\p{L}*|gatyv|tol|seni|maž|didel|delsi|priklausom|kilnojam|laim(?!ė(?:j|t|d))|retai|paisant|nuostab|abejo|trukus|apykant|apsakom|gal(?:ia|us)|kalt|sąmon|įgal|įprast|paprast|tikėt|išvengiam|tvark|lig|pakankam|leg|teis|saug|sėkm|patog|lygyb|pilnameč|mok|beprotišk|rim|vald|žinom|aišk|skait|įtikėt|begalin|apibrėžt|darb|pavyk|geb|trauk|ram|dėking|pasitikėj|atsiejam|abejotin|baig|sklandum|kant|kok|drau|švar|sveik|giam|muš|siliauj|akivaizd|tinkam|atsarg|vok|vyriaus|kvės|pastov|gyv)';
const LITHUANIAN_LIKE = new RegExp(`^${WORDS_WITH_NE}`, 'u');
/** Of negated words those that are rather a quality of their own: „nelygaus“, „negalutinių“. */
const ADJECTIVE =
  /(?:(?<!^neb)us(?<!tus)|aus|aus\p{L}+|esn\p{L}+|in(?:is|ė|ių|ės|iai|į|ę|iu|iame|ėje|ius|es)|[^t]ų|[^t]iai|um(?:as|o|ą|u|ui|e|ų)|yb\p{L}+|(?<!in)ė[ses]|imas|imo|imą|imu|(?<!gal)im[aų]i?)$/u;
const NEGATED = /^(?:te)?ne(?:be)?\p{L}{3,}$/u;
const PARTICLES = new Set(['ne', 'nėra', 'nebėra', 'nesu', 'nesi', 'nebe']);
/** They deny as well, beside a negated verb or alone. */
const LITHUANIAN_MAYBE =
  /^(?:be|nei|nė|nebent|jok\p{L}*|niek\p{L}*|išsky\p{L}*|išskir\p{L}*|išim\p{L}*|neskait\p{L}*|veng\p{L}*|draud\p{L}*|uždraud\p{L}*|trūk\p{L}*|stok\p{L}*|atsisak\p{L}*|atmet\p{L}*|užuot|išveng\p{L}*|prarad\p{L}*|nustoj\p{L}*|liov\p{L}*)$/u;
/** They seldom do. */
const LITHUANIAN_SELDOM =
  /^(?:vos|tik|vien|vargu|sunk\p{L}*|baig\p{L}*|mažiau|kol|anti\p{L}*|be(?!ndr|veik|rlyn|lg|si)\p{L}{4,}|net|kit(?:as|a|o|os|okį?\p{L}*)|išteis\p{L}*)$/u;

/** „Nepriklauso“, „nenori“: of the table's verbs, in forms that no adjective has. */
export const isFiniteVerb = (word: string): boolean =>
  /(?:^ne(?:be)?(?:bus|galima)|ė|ėsi|(?<!m)o|osi|ia|iasi|[nsdjrlkvp]a|ima|[nrd]asi|[rlnkd]i|isi|[aeėiouyū]s|sis|tų)$/u.test(
    word,
  ) &&
  !/(?:(?<!^ne(?:be)?b)us|as|tas|t[oų]s|ais|[ai]mi|[ao]mis|iai|tys|yb\p{L}+|[ėyo]to|into)$/u.test(
    word,
  ) &&
  englishOfDenied(word).length > 0;

interface Place {
  start: number;
  end: number;
}
export interface Negations {
  sure: Place[];
  /** What may deny. */
  maybe: Place[];
  /** What seldom does. */
  seldom: Place[];
}

const list = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));

export const listEnglishNegations = (text: string): Negations => ({
  sure: list(text, ENGLISH_SURE),
  maybe: list(text, ENGLISH_MAYBE),
  seldom: list(text, ENGLISH_SELDOM),
});

export function listLithuanianNegations(text: string): Negations {
  const found: Negations = { sure: [], maybe: [], seldom: [] };
  for (const { 0: written, index } of text.matchAll(/\p{L}+/gu)) {
    const lower = written.toLowerCase();
    const isNegated =
      PARTICLES.has(lower) ||
      // The dictionary has no denials of verbs that end in -si.
      (NEGATED.test(lower) && (isCommonWord(lower, 'lt') || isFiniteVerb(lower)));
    const isName =
      index > 0 && /^\p{Lu}/u.test(written) && !/[.!?:„"“(–-]\s*$/u.test(textBefore(text, index));
    const isOnly =
      lower === 'ne' &&
      /^ (?:tik|tiek|vien|viskas|paslapt|dėl|už|tas|ta|taip|mažiau|daugiau|vėliau|anksčiau)/u.test(
        textAfter(text, index + written.length),
      );
    const isQuality = LITHUANIAN_LIKE.test(lower) || ADJECTIVE.test(lower);
    const isSure = isNegated && !isName && !isOnly && (!isQuality || isFiniteVerb(lower));
    const place = { start: index, end: index + written.length };
    if (isSure) found.sure.push(place);
    // „Neblefuoja“: a verb that the dictionary does not know.
    else if (isNegated || LITHUANIAN_MAYBE.test(lower) || (NEGATED.test(lower) && !isName))
      found.maybe.push(place);
    else if (LITHUANIAN_SELDOM.test(lower)) found.seldom.push(place);
  }
  return found;
}
