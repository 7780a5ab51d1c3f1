import type { CheckFinding } from '../../../../../domain/articles/check-finding.ts';
import {
  ENGLISH_ORDINARY,
  hasForeignLetters,
  looksForeign,
  looksLithuanian,
} from './capitalised-words.ts';
import { formOf, isSameName, type NameForm } from './name-likeness.ts';
import { type Pairing, type Place, quote } from './passage.ts';
import { listPlaces } from './places.ts';

/** Capitals that are no name by themselves. */
const ENGLISH_OTHERS =
  /^(?:I|I'm|I'll|I've|I'd|Mr|Mrs|Ms|Dr|Prof|Sir|Lord|Lady|President|Prime|Minister|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|God|Internet|Christmas|Easter|North|South|East|West|Northern|Southern|Eastern|Western|New|Old|Great|Saint|St|TV|No)$/;

/** Usual first words of sentences. */
const STARTERS =
  /^(?:The|This|That|These|Those|There|Then|They|Their|When|While|Where|What|Which|Who|Why|How|However|Here|His|Her|She|And|But|For|From|With|Without|Within|After|Before|Since|Although|Though|Because|During|Despite|Also|Another|Both|Each|Every|Many|Most|More|Some|Such|Only|Other|Once|Our|Your|You|Its|Not|Now|One|Over|Under|Until|Using|Use|Click|Just|Even|Ever|All|Any|Are|Was|Were|Will|Would|Can|Could|Did|Does|Has|Have|Had|Let|Like|Make|Get|Set|See|Yes|Yet|Still|Thus|Therefore|Today|Yesterday|According|About|Above|Across|Against|Among|Around|Between|Into|Through|Upon|Police|People|Researchers|Scientists)$/;

interface Name extends Place {
  form: NameForm;
  /** It could be no Lithuanian word. */
  isSure: boolean;
}

/** One name for another: of a company, a person, a product. */
export function compareNames(pairing: Pairing): CheckFinding[] {
  const { source, output } = pairing;
  const candidates = listNames(output.text, 'lt');
  if (candidates.length === 0) return [];
  const names = listNames(source.text, 'en');
  const added = candidates.filter(({ form }) =>
    wordsOf(source.text).every((word) => !isSameName(form, word)),
  );
  if (added.length === 0) return [];
  const told = wordsOf(output.text);
  const gone = names.filter(
    ({ form }) =>
      told.filter((word) => isSameName(word, form)).length <
      names.filter((name) => name.form.whole === form.whole).length,
  );
  const sure = added.find(({ isSure }) => isSure);
  const [here] = added;
  const [there] = gone;
  if (!here || !there) return [];
  return [
    {
      kind: 'person',
      problem: 'changed',
      ...quote(output, sure ?? here),
      source: quote(source, there),
      ...(sure ? {} : { isUnsure: true as const }),
    },
  ];
}

const NAME = /(?<![\p{L}\d.-])(?:\p{Lu}|[a-z]{1,2}(?=[A-Z]))[\p{L}\d’'‘]*(?!-)/gu;
/** The first word has a capital whether it is a name or not. */
const BEGINS = /(?:^|[.!?:;…]["”“»)’']*\s+|^[„"“«(–—\s-]+)$/u;
/** „P. Carteras“, "Mr. Hart": their full stop ends nothing. */
const TITLE = /(?:^|[\s„"“(])(?:Mrs?|Ms|Dr|St|Sen|Gen|Rep|Gov|[Pp]|\p{Lu})\.\s*$/u;

function listNames(text: string, language: 'lt' | 'en'): Name[] {
  const places = listPlaces(text, language === 'lt' ? 'lithuanian' : 'english');
  return [...text.matchAll(NAME)].flatMap(({ index, 0: found }) => {
    const written = found.replace(/['’]s?$/u, '');
    // „FTB“ is the FBI: what letters stand for is translated.
    const isAcronym = language === 'lt' && /^\p{Lu}{2,6}$/u.test(written);
    if (written.length < 3 || isAcronym || written === 'The') return [];
    const before = text.slice(Math.max(0, index - 24), index);
    const after = text.slice(index + written.length, index + written.length + 2);
    const isProduct = /[„"“]$/u.test(before) && /^[“"”]/u.test(after) && looksForeign(written);
    const isFirst = BEGINS.test(before) && !TITLE.test(before);
    if (
      isFirst &&
      (language === 'lt' ? !hasForeignLetters(written) && !isProduct : STARTERS.test(written))
    )
      return [];
    const isOrdinary =
      language === 'en'
        ? ENGLISH_OTHERS.test(written) || ENGLISH_ORDINARY.test(written.toLowerCase())
        : looksLithuanian(written);
    if (isOrdinary) return [];
    // Titles in quotation marks begin with any word.
    const isQuoted = language === 'lt' && /[„"“]$/u.test(text.slice(0, index));
    if (isQuoted && !looksForeign(written)) return [];
    const end = index + written.length;
    if (places.some((place) => place.start < end && index < place.end)) return [];
    return [
      {
        start: index,
        end,
        form: formOf(written),
        isSure:
          isQuoted ||
          hasForeignLetters(written) ||
          (/^\p{Lu}\p{Ll}+(?:as|is|ą|į|ui|u|o|e)$/u.test(written) &&
            /(?<!\p{L})\p{Lu}\p{L}+ $/u.test(before)),
      },
    ];
  });
}

/** What a name may be in the other text: names have capitals in both. */
const wordsOf = (text: string): NameForm[] =>
  [...text.matchAll(/(?<![\p{L}\d])(?:[\p{Lu}\d]|\p{Ll}{1,3}(?=\p{Lu}))[\p{L}\d’'.]*/gu)].map(
    ([found]) => formOf(found),
  );
