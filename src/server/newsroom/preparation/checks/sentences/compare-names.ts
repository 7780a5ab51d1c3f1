import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import { loadDictionary } from '../../dictionary/dictionary.ts';
import { isCommonWord } from '../../dictionary/known-words.ts';
import { textAfter, textBefore } from '../../text/around.ts';
import { distance } from './facing.ts';
import { hasForeignLetters, looksForeign } from './foreign-letters.ts';
import { distanceOf, formOf, isSameName, type NameForm, stemOf } from './name-likeness.ts';
import { type Pairing, type Place, quote } from './passage.ts';
import { listPlaces } from './places.ts';
import { isTradeName } from './trade-names.ts';

/** Capitals that are no name by themselves. */
const ENGLISH_OTHERS =
  /^(?:I|I['’]\p{L}+|Mrs?|Ms|Dr|Prof|Sir|Lord|Lady|President|Prime|Minister|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|God|Internet|Christmas|Easter|North|South|East|West|Northern|Southern|Eastern|Western|New|Old|Great|Saint|St|TV|No|The|Eur|English|Jew(?:s|ish)?|Christians?|Muslims?|Catholics?|Latin|Arab(?:s|ic)?|Nazis?|\p{L}+(?:ists?|sceptics?|skeptics?))$/u;

/** Of them those that are surnames after a first name: "Kanye West". */
const SURNAMES_TOO = /^(?:North|East|West|May|English|Lord|Christian)$/;

interface Word extends Place {
  written: string;
  form: NameForm;
  /** It could be nothing but a name. */
  isSure: boolean;
  /** The first word has a capital whether it is a name or not. */
  isFirst: boolean;
  /** It could be a name. */
  isName: boolean;
  /** Without its capital it is a word. */
  isCommon: boolean;
  isQuoted: boolean;
}

/** One name for another: of a company, a person, a product. */
export function compareNames(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  const lithuanian = listWords(output.text, 'lt');
  if (!lithuanian.some(({ isName }) => isName)) return [];
  const english = listWords(source.text, 'en');
  const whole = joined(english).map(({ form }) => form);
  const isTold = ({ form }: Word) =>
    (form.stem === TWITTER && /(?<!\p{L})(?:re)?tweet/iu.test(source.text)) ||
    english.some((other) => isSameName(form, other.form)) ||
    whole.some((other) => distanceOf(form, other) < JOINED);
  const added = lithuanian.filter(
    (word) =>
      word.isName && (!isAcronym(word) || word.isQuoted || isForeignAcronym(word)) && !isTold(word),
  );
  if (added.length === 0) return [];
  const small = [...new Set(output.text.match(SMALL))].map(formOf);
  const gone = english.filter(
    (word) =>
      word.isName &&
      lithuanian.filter(({ form }) => isSameName(form, word.form)).length <
        english.filter(({ form }) => form.whole === word.form.whole).length &&
      !(word.isCommon && isTranslated(small, word)),
  );
  const hasAcronym = lithuanian.some((word) => isAcronym(word) && !isTold(word));
  const sure = gone.filter(({ isSure }) => isSure);
  // Where one name came and one went, they need not face each other.
  const isOnly = (here: Word, there: Word) =>
    added.length === 1 &&
    sure.length === 1 &&
    there === sure[0] &&
    isAcronym(here) === isAcronym(there);
  const exchanges = added.flatMap((here) =>
    gone
      .filter((there) => !(here.isCommon && there.isCommon) || isNameOfTrade(here))
      .flatMap((there) => {
        const away = distance(pairing, there.start, here.start);
        if (isToldInSmall(pairing, here, there, away)) return [];
        const isAlike = !isAcronym(here) && distanceOf(here.form, there.form) < ALIKE;
        const isSure =
          !isAlike &&
          (((isOnly(here, there) || away <= (isFarName(here) ? FAR : 1)) &&
            isOther(here, there, hasAcronym) &&
            (there.isSure || here.isQuoted || isAlone(there, english))) ||
            (isUnmistakable(here) && isBeside(here, there, lithuanian, english)));
        return isSure || away <= 1 ? [{ here, there, isSure }] : [];
      }),
  );
  const exchange = exchanges.find(({ isSure }) => isSure) ?? exchanges[0];
  if (!exchange) return [];
  return [
    {
      kind: 'person',
      problem: 'changed',
      ...quote(output, exchange.here),
      source: quote(source, exchange.there),
      ...(exchange.isSure ? {} : { isUnsure: true as const }),
    },
  ];
}

/**
 * „Finance and Operations“ for "the finance and operations app": nearer than the name it would stand for, or that one is a
 * word too.
 */
const isToldInSmall = (pairing: Pairing, here: Word, there: Word, away: number): boolean =>
  [...pairing.source.text.matchAll(SMALL)].some(
    ({ 0: word, index }) =>
      word === here.written.toLowerCase() &&
      (there.isCommon || distance(pairing, index, here.start) < away),
  );

/** „Manifestas“ in small letters for "the Manifesto". */
const isTranslated = (small: readonly NameForm[], { form }: Word): boolean =>
  form.whole.length >= LONG && small.some((word) => distanceOf(word, form) < JOINED);
const LONG = 6;

const SMALL = /(?<!\p{L})\p{Ll}\p{L}*/gu;

/** "Hong Kong" is „Honkongas“, "John Smith" is no „Johnsonas“. */
const JOINED = 0.15;
/** Names that sound alike are one that was spelt anew. */
const ALIKE = 0.36;
/** Names stand more loosely than other words; of places, which are spelt anew, it cannot be told. */
const FAR = 1.6;
const isFarName = ({ form, written }: Word): boolean =>
  !/[ąčęėįšųūž]/u.test(written.slice(0, form.stem.length).toLowerCase());

/** „Opera“ in quotation marks. */
const isNameOfTrade = ({ isQuoted, written }: Word): boolean => isQuoted && isTradeName(written);

/** Both are names and nothing else. */
const isOther = (here: Word, there: Word, hasAcronym: boolean): boolean =>
  isAcronym(here)
    ? here.isQuoted || isForeignAcronym(here)
    : isForeignName(here, there, hasAcronym);

/** A word among other words: in "the Coroner's Court" it is part of a title. */
const isAlone = (word: Word, words: Word[]): boolean =>
  [-1, 1].every((step) => neighbour(word, words, step) === null);

/** Both stand beside the same name or after a title: „Johną Parkerį“ for "John Goodman". */
const isBeside = (here: Word, there: Word, lithuanian: Word[], english: Word[]): boolean =>
  [-1, 1].some((step) => {
    const [own, other] = [neighbour(here, lithuanian, step), neighbour(there, english, step)];
    return own && other && (isSameName(own.form, other.form) || (own.isTitle && other.isTitle));
  });

const isAcronym = ({ written }: Word): boolean =>
  /^\p{Lu}[\p{Lu}\p{Ll}]?\p{Lu}{1,4}s?$/u.test(written);

/** What is read as a word is a name: GIMP. */
const isSpoken = ({ written }: Word): boolean => written.length > 3 && /[AEIOU]/.test(written);

/** What letters stand for is translated: „FTB“ is the FBI. NBC is not. */
const isForeignAcronym = ({ written }: Word): boolean =>
  written.length > 2 && loadDictionary('en').knows(written);

const isForeignName = (here: Word, there: Word, hasAcronym: boolean): boolean =>
  ((here.isQuoted || (here.isSure && isUnmistakable(here))) && there.isSure && !isAcronym(there)) ||
  (here.isSure &&
    looksForeign(here.written) &&
    !there.isFirst &&
    (!isAcronym(there) || isSpoken(there) || !hasAcronym));

/** Of a name that Lithuanian has for itself, „Osvencimas“, it cannot be told. */
const isUnmistakable = ({ written }: Word): boolean =>
  looksForeign(written) ||
  hasForeignLetters(stemOf(written)) ||
  [written, stemOf(written)].some((name) => loadDictionary('en').knows(name));

const TITLES =
  /^(?:Mrs?|Ms|Miss|Dr|Sen|Rep|Gov|Gen|Judge|President|[Pp]|[Pp]on(?:as|ia|o|ios|ui|iai|ą|ią)|[Dd]r|[Pp]rezident\p{L}+|[Ss]enator\p{L}+|[Tt]eisėj\p{L}+|\p{Lu})$/u;

function neighbour(word: Word, words: Word[], step: number) {
  const at = words.indexOf(word) + step;
  const other = words[at];
  if (!other) return null;
  const apart = step < 0 ? word.start - other.end : other.start - word.end;
  return apart > 3 ? null : { ...other, isTitle: step < 0 && TITLES.test(other.written) };
}

/** "Tweeted" is „paskelbė „Twitter““. */
const TWITTER = formOf('Twitter').stem;

/** Each word with the one before it. */
const joined = (words: Word[]): Word[] =>
  words.slice(1).flatMap((word, at) => {
    const before = words[at];
    if (!before || word.start - before.end !== 1) return [];
    return [{ ...word, form: formOf(before.written + word.written) }];
  });

const WORD =
  /(?<![\p{L}\d])(?:[\p{Lu}]|[a-z]{1,3}(?=\p{Lu})|[Pp]onas|[Pp]on(?:ia|o|ios|ui|iai|ą|ią)(?= \p{Lu})|p(?=\. )|dr(?=\. )|(?:prezident|senator|teisėj)(?=\p{L}+ \p{Lu}))[\p{L}\d’'‘]*/gu;
const BEGINS = /(?:^|[.!?:;…]["”“»)’']*\s+|^[„"“«(–—\s-]+)$/u;
/** „P. Carteras“, "Mr. Hart": their full stop ends nothing. */
const TITLE =
  /(?:^|[\s„"“(])(?:Mrs?|Ms|Dr|St|Sen|Gen|Rep|Gov|[Pp]|\p{Lu}|m|d|val|mėn|proc|tūkst|mln|mlrd|[Ee]ur|angl|pvz)\.\s*$/u;

/** Every word with a capital. */
function listWords(text: string, language: 'lt' | 'en'): Word[] {
  const places = listPlaces(text, language === 'lt' ? 'lithuanian' : 'english');
  return [...text.matchAll(WORD)].map(({ index, 0: found }) => {
    const written = found.replace(/['’‘](?:s|re|ve|ll|d|m)?$/u, '');
    const end = index + written.length;
    const before = textBefore(text, index);
    const isFirst = BEGINS.test(before) && !TITLE.test(before);
    const isPlace = places.some((place) => place.start < end && index < place.end);
    // "GIMP" is no gimp.
    const isSpelled =
      language === 'en' && /\p{L}\p{Lu}/u.test(written) && !isShouted(before, textAfter(text, end));
    const isCommon = !isSpelled && isCommonWord(written, language);
    const after = /(?<!\p{L})(\p{Lu}\p{L}+) $/u.exec(before);
    // "Oracle", "Outlook" and "Fortinet" where they begin a sentence: no dictionary tells.
    const isOfTrade =
      language === 'en' && isFirst && isTradeName(written) && !/^ of /u.test(textAfter(text, end));
    const isAfterName =
      language === 'en' &&
      after?.[1] !== undefined &&
      !isCommonWord(after[1], 'en') &&
      places.every((place) => place.end <= after.index || place.start >= index);
    // "Remainers" are who remain.
    const doing = language === 'en' ? /^(\p{L}{3,})e?ers$/u.exec(written)?.[1] : undefined;
    const isWord =
      written.length > 2 &&
      !isPlace &&
      !(doing && !after && isCommonWord(doing, language)) &&
      (!ENGLISH_OTHERS.test(written) || (isAfterName && SURNAMES_TOO.test(written))) &&
      !/^[IVX]+$/.test(written) &&
      /\p{Lu}/u.test(written) &&
      // "Mozilla-related" is a name, "Saxe-Coburg" is half of one.
      !/^-(?!\p{Ll}{3})/u.test(textAfter(text, end)) &&
      text[index - 1] !== '-';
    const isQuoted =
      /[„"“]$/u.test(before) && /^(?: [\p{Lu}\d][\p{L}\d]*){0,3}[“"”]/u.test(textAfter(text, end));
    return {
      written,
      start: index,
      end,
      form: formOf(written.replace(/^(\p{Lu}{2,})s$/u, '$1')),
      isFirst,
      isCommon,
      isQuoted,
      isName:
        isWord &&
        (!isCommon ||
          isQuoted ||
          isOfTrade ||
          (!isFirst && (language === 'en' || NAMED.test(before)))),
      isSure:
        isWord &&
        (isOfTrade ||
          (language === 'en' && (SURNAMED.test(before) || isSpelled)) ||
          (!isCommon && (!isFirst || hasForeignLetters(written) || isKnownName(written)))),
    };
  });
}

/** What follows is a surname, were it a common word: "Mr. Young", "Sen. Graham". */
const SURNAMED = /(?<!\p{L})(?:Mrs?|Ms|Sen|Rep|Gov)\.? $/u;

/** Beside another word in capitals. */
const isShouted = (before: string, after: string): boolean =>
  /\p{Lu}{2}[^\p{L}]+$/u.test(before) || /^[^\p{L}]{1,2}\p{Lu}{2}/u.test(after);

/** „Clintonas“, "NASA": English has it with capitals alone. */
function isKnownName(written: string): boolean {
  const dictionary = loadDictionary('en');
  return [written, stemOf(written)].some(
    (name) => dictionary.knows(name) && !dictionary.knows(name.toLowerCase()),
  );
}

/** After a name or a title a common word is one too: „Donaldas Trumpas“. */
const NAMED = /(?:^|[\s„"“(])(?:\p{Lu}\p{Ll}*[^\p{P}\s]|[Pp]|\p{Lu}|[Pp]rezident\p{L}+)\.? $/u;
