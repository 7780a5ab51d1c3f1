import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { distance, isFacing } from './facing.ts';
import {
  isFiniteVerb,
  listEnglishNegations,
  listLithuanianNegations,
  type Negations,
} from './negation.ts';
import { NOTHING, type Pairing, type Place, quote } from './passage.ts';
import { englishOfDenied, lithuanianOf } from './verbs.ts';

/**
 * A denial that came in, or went. Sure is one of a verb that the other text asserts in the same place: the opposite
 * may be said by many words, and translators do.
 */
export function compareNegations(pairing: Pairing): CheckFinding[] {
  const english = listEnglishNegations(pairing.source.text);
  const lithuanian = listLithuanianNegations(pairing.output.text);
  return lithuanian.sure.length > english.sure.length
    ? findAdded(pairing, english, lithuanian)
    : findLeftOut(pairing, english, lithuanian);
}

function findAdded(pairing: Pairing, english: Negations, lithuanian: Negations): CheckFinding[] {
  const { source, output } = pairing;
  const added = ({ start, end }: Place, isUnsure: boolean): CheckFinding => ({
    kind: 'negation',
    problem: 'added',
    ...quote(output, { start, end }),
    ...(isUnsure && { isUnsure }),
  });
  const small = source.text.toLowerCase();
  const own = lithuanian.sure.filter((place) => !isFormal(pairing, place));
  const unanswered = [...own];
  for (const { start } of english.sure) {
    const away = unanswered.map((place) => distance(pairing, start, place.start));
    unanswered.splice(away.indexOf(Math.min(...away)), 1);
  }
  const sure = unanswered.find((place) => {
    const written = output.text.slice(place.start, place.end);
    // „Nebebus“ for "will stop": what ended is no more.
    if (/^nebe/iu.test(written) && isFaced(pairing, english.seldom, place)) return false;
    const [nearest] = englishOfDenied(written)
      .flatMap((verb) => [...small.matchAll(verb)])
      .map(({ 0: found, index }) => ({
        start: index,
        end: index + found.length,
        away: distance(pairing, index, place.start),
      }))
      .sort((one, other) => one.away - other.away);
    if (
      nearest &&
      nearest.away > OPPOSITE &&
      nearest.away <= 1 &&
      isFacedByDenial(pairing, english, place)
    )
      return false;
    return nearest && nearest.away <= 1
      ? !isDenied(english, source.text, nearest)
      : isFiniteVerb(written.toLowerCase()) && !isFacedBySign(pairing, english, place);
  });
  if (sure) return [added(sure, false)];
  const [first] = own;
  const isExcused = own.length <= english.sure.length + english.maybe.length;
  return first && !isExcused ? [added(first, true)] : [];
}

/** A verb farther away than this may be another one than the one that is denied. */
const OPPOSITE = 0.25;

const UNTIL = /(?<!\p{L})(?:until|till|before|unless)(?!\p{L})/iu;
const UNLESS = /(?<!\p{L})unless(?!\p{L})/iu;
const ASKED = /(?<!\p{L})(?:whether|if)(?!\p{L})|\?/iu;
/** „Kol nebus įdiegta“ for "until it is deployed", „jei nėra“ for "unless it is", „ar nėra klaidų“ for "check for errors". */
const isFormal = ({ source, output }: Pairing, { start }: Place): boolean => {
  const before = textBefore(output.text, start);
  return (
    (/(?<!\p{L})(?:kol|tol)(?!\p{L})[^,;:.]*$/iu.test(before) && UNTIL.test(source.text)) ||
    (/(?<!\p{L})jei(?:gu)?(?!\p{L})[^,;:.]*$/iu.test(before) && UNLESS.test(source.text)) ||
    (/(?<!\p{L})ar (?:\p{L}+ ){0,3}$/iu.test(before) && !ASKED.test(source.text))
  );
};

/** Another verb may say it in English; then no word that could deny faces it. */
const isFacedBySign = (pairing: Pairing, english: Negations, here: Place) =>
  isFacedByDenial(pairing, english, here) || isFaced(pairing, english.seldom, here);

const isFacedByDenial = (pairing: Pairing, { sure, maybe }: Negations, here: Place) =>
  isFaced(pairing, [...sure, ...maybe], here);

const isFaced = (pairing: Pairing, places: Place[], here: Place) =>
  places.some(({ start }) => isFacing(pairing, start, here.start));

/** How far before and after a verb what denies it stands; a word that seldom does has to stand beside it. */
const BEFORE = 16;
const AFTER = 40;
const BESIDE = 12;
const SELDOM_ALONE =
  /^(?:few|fewer|less|any\p{L}*|though|although|rather|instead|until|otherwise|bad|either|else|neutral|except\p{L}*|despite|regardless|miss|beyond|hard|difficult|yet)$/iu;

/** "Prevented the authorities from receiving": who is kept from something does not do it. */
const KEPT_FROM =
  /(?<!\p{L})(?:prevent(?:s|ed|ing)?|prohibit(?:s|ed|ing)?|stop(?:s|ped|ping)?|keep(?:s|ing)?|kept|ban(?:s|ned|ning)?|bar(?:s|red|ring)?|block(?:s|ed|ing)?|discourag(?:es?|ed|ing)|deter(?:s|red|ring)?|restrict(?:s|ed|ing)?|restrain(?:s|ed|ing)?|hinder(?:s|ed|ing)?|protect(?:s|ed|ing)?|refrain(?:s|ed|ing)?|abstain(?:s|ed|ing)?|dissuad(?:es?|ed|ing))(?!\p{L})[^.;:]* from (?:being |\p{L}+ly )?$/iu;

/** What denies a verb is another word than the verb („neatsisakė“ for "declined") or begins it: "untroubled". */
const isDenied = ({ sure, maybe }: Negations, text: string, { start, end }: Place): boolean =>
  KEPT_FROM.test(textBefore(text, start)) ||
  [...sure, ...maybe].some((place) => {
    const written = text.slice(place.start, place.end);
    if (place.start === start && !/^(?:un|non|in|im|ir|dis|mis)/iu.test(written)) return false;
    const isWeak = SELDOM_ALONE.test(written);
    return isWeak
      ? place.end > start - BESIDE && place.start < end + BESIDE
      : place.end > start - BEFORE && place.start < end + AFTER;
  });

/** What may deny and has its own word in English: „atmesta“ says "rejected" and no "not" beside it. */
const SAID_ALIKE: readonly [RegExp, RegExp][] = [
  [/^at(?:mes|met)/iu, /(?<!\p{L})(?:reject|dismiss|discard)/iu],
  [/^(?:už)?draud/iu, /(?<!\p{L})(?:forb[ia]d|prohibit|ban(?:s|ned|ning)?(?!\p{L}))/iu],
  [/^(?:iš)?veng/iu, /(?<!\p{L})avoid/iu],
  [/^(?:trūk|stok)/iu, /(?<!\p{L})(?:lack|short|missing)/iu],
  [/^atsisak/iu, /(?<!\p{L})(?:refus|declin|abandon|waive|give up|gave up)/iu],
  [/^(?:išsky|išskir|išim|nebent|neskait)/iu, /(?<!\p{L})(?:except|exclu|unless|other than)/iu],
  [/^užuot/iu, /(?<!\p{L})(?:instead|rather)/iu],
];
const isSaidAlike = ({ source, output }: Pairing, { start, end }: Place): boolean => {
  const written = output.text.slice(start, end);
  return SAID_ALIKE.some(([lt, en]) => lt.test(written) && en.test(source.text));
};

/** What excludes, beside a denial. */
const TAKEN_OUT = /(?<!\p{L})(?:pašalin|atmes|atmet|eliminuo|išbrauk)\p{L}/iu;

function findLeftOut(pairing: Pairing, english: Negations, lithuanian: Negations): CheckFinding[] {
  const { source, output } = pairing;
  const denied = [
    ...lithuanian.sure,
    ...lithuanian.maybe.filter((place) => !isSaidAlike(pairing, place)),
  ];
  const isExcluding = ({ start, end }: Place) => /^exclud/iu.test(source.text.slice(start, end));
  const isTakenOut = TAKEN_OUT.test(output.text);
  const sure = english.sure.filter((place) => !(isTakenOut && isExcluding(place)));
  if (sure.length <= denied.length) return [];
  const isSure = sure.find((place) => {
    const { start, end } = place;
    const verbs = verbsAround(source.text, start, end).flatMap(lithuanianOf);
    if (isExcluding({ start, end }))
      return !denied.some((place) => isFacing(pairing, start, place.start));
    return (
      // "Not fail", "not without": told by no denial at all.
      !english.maybe.some(
        (other) =>
          other.start >= end &&
          other.start < end + BESIDE &&
          !SELDOM_ALONE.test(source.text.slice(other.start, other.end)),
      ) &&
      !/^ (?:\p{L}+ ){0,6}until/u.test(source.text.slice(end)) &&
      !denied.some((place) => isFacing(pairing, start, place.start)) &&
      ((isOnlyDenial(english, lithuanian) && deniesVerb(source.text, english, place)) ||
        [...output.text.matchAll(/\p{L}+/gu)].some(
          ({ 0: word, index }) =>
            isFacing(pairing, start, index) && verbs.some((verb) => verb.test(word.toLowerCase())),
        ))
    );
  });
  if (!isSure && sure.length <= denied.length + lithuanian.seldom.length) return [];
  const place = isSure ?? sure[0];
  if (!place) return [];
  return [
    {
      kind: 'negation',
      problem: 'left_out',
      ...NOTHING,
      source: quote(source, place),
      ...(isSure ? {} : { isUnsure: true as const }),
    },
  ];
}

/** Nothing of the Lithuanian text could stand for what English denies, and English could mean no affirmation by it. */
const isOnlyDenial = (english: Negations, { sure, maybe, seldom }: Negations): boolean =>
  sure.length + maybe.length + seldom.length === 0 && english.sure.length === 1;

/** "Not stolen", "never stored", "no data was": not "could not help", "nothing wrong", "not empty", "No of Users". */
const deniesVerb = (text: string, { seldom }: Negations, { start, end }: Place): boolean =>
  !seldom.some((sign) => sign.start >= end && sign.start < end + AFTER) &&
  /^(?:not|never|cannot|no(?!t)|\p{L}+n['’]t|(?:do|does|did|ca|wo|is|was|would|could)nt)$/iu.test(
    text.slice(start, end),
  ) &&
  !/^(?: of| other| \p{L}+ (?:but|than)| (?:be )?(?:only|just|merely|simply|necessarily|all|always|every\p{L}*|limited|help|wait|forget|hesitate|worry|mind|miss|disa(?:gree|pp)\p{L}*|un\p{L}{3,}|in\p{L}{5,}|until|so|too|much|many|at all|bad|least)(?!\p{L}))/iu.test(
    textAfter(text, end),
  );

/** "is not", "cannot", "did not say", "doesn't really want". */
function verbsAround(text: string, start: number, end: number): string[] {
  const own = text.slice(start, end).toLowerCase();
  const auxiliary = own.replace(/n['’]?t$|not$/u, '');
  const before = textBefore(text, start).match(/\p{L}+/gu) ?? [];
  const after =
    textAfter(text, end).match(/(?<!\p{L})(?!(?:longer|an?|the|any)(?!\p{L}))\p{L}+/giu) ?? [];
  const isDuty = /^have to$/iu.test(after.slice(0, 2).join(' '));
  return [
    ...(auxiliary ? [auxiliary === 'ca' ? 'can' : auxiliary] : []),
    ...before.slice(-1),
    ...after.slice(0, own === 'no' ? 3 : 2),
    ...(isDuty ? ['need'] : []),
  ];
}
