import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { POST_CATEGORIES } from '../../../../domain/articles/post-categories.ts';
import { describeFinding } from '../../../../domain/articles/publish-reasons.ts';
import { checkHtml } from '../../../html/check-html.ts';
import { listAddresses, textByBlocks } from '../../../html/text-blocks.ts';
import type { SourceText } from '../text/source-text.ts';
import { checkLanguage } from './check-language.ts';
import { type CheckProblem, keyOf } from './check-problem.ts';
import { checkSubject } from './check-subject.ts';
import { compareHeading } from './compare-heading.ts';
import { addressKey, compareLinks } from './compare-links.ts';
import { collectFacts, type KnownFacts, knownFrom } from './facts/facts.ts';
import { type Writing, writingOf } from './facts/writing.ts';
import { findInstruction } from './find-instructions.ts';
import type { Relevance } from './relevance.ts';
import { compareTexts } from './sentences/compare-texts.ts';

/** A source prepared for questions: made once, asked for every piece. */
export interface SourceIndex {
  source: SourceText;
  facts: KnownFacts;
  /** What its date tells: "yesterday" may be told as a day. */
  moments: KnownFacts;
  writing: Writing;
  /** Keys of every address the source links to or shows. */
  addresses: Set<string>;
}

interface Headings {
  title: string;
  excerpt: string;
}

const LENGTH_RATIO = { min: 0.5, max: 2 };
/** Characters below which a ratio says nothing. */
const SHORT = 200;
const TITLE_MAX = 200;
const EXCERPT_MAX = 600;

export function indexSource(source: SourceText): SourceIndex {
  const addresses = [source.url, ...listAddresses(source.html)];
  const text = [
    source.title,
    source.excerpt,
    source.text,
    source.author,
    source.publisher,
    ...addresses,
  ].join('\n');
  const writing = writingOf(source.language, source.text);
  const moments = source.date ? [source.date] : [];
  return {
    source,
    facts: collectFacts(text, writing, moments),
    moments: knownFrom([], '', moments),
    writing,
    addresses: new Set(addresses.map((address) => addressKey(address, source.url))),
  };
}

export function checkRelevance({ score, category }: Relevance): CheckProblem[] {
  const problems: CheckProblem[] = [];
  if (!Number.isInteger(score) || score < 0 || score > 100) {
    problems.push({
      rule: 'score',
      message: `Aktualumo balas „${score}“ nėra sveikasis skaičius nuo 0 iki 100.`,
      value: String(score),
    });
  }
  if (!(POST_CATEGORIES as readonly string[]).includes(category)) {
    problems.push({
      rule: 'category',
      message: `Kategorijos „${category}“ nėra sąraše: ${POST_CATEGORIES.join(', ')}.`,
      value: category,
    });
  }
  return problems;
}

/** Title and excerpt: plain, present, of a size, telling what those of the source tell. */
export function checkHeadings(index: SourceIndex, headings: Headings): CheckProblem[] {
  const { title, excerpt } = headings;
  const problems: CheckProblem[] = [];
  for (const [name, value, max] of [
    ['Antraštė', title, TITLE_MAX],
    ['Santrauka', excerpt, EXCERPT_MAX],
  ] as const) {
    if (!value.trim()) problems.push({ rule: 'form', message: `${name} tuščia.` });
    else if (value.length > max) {
      problems.push({ rule: 'form', message: `${name} ilgesnė nei ${max} ženklų.` });
    } else if (/<\/?[a-z][^<>]*>/i.test(value)) {
      problems.push({ rule: 'form', message: `${name} turi HTML žymių.`, value });
    }
  }
  return [...problems, ...problemsOf(compareHeadings(index, headings).filter(isSure))];
}

const compareHeadings = ({ source, writing, ...known }: SourceIndex, headings: Headings) =>
  (['title', 'excerpt'] as const).flatMap((part) =>
    compareHeading(source[part], headings[part], writing, {
      elsewhere: known.facts,
      always: known.moments,
    }),
  );

/**
 * A piece of the translated HTML against the piece it was made from, sentence by sentence; links against the whole
 * source.
 * @param output already sanitised
 */
export function checkPiece(index: SourceIndex, sourceHtml: string, output: string): CheckProblem[] {
  const text = textByBlocks(output);
  if (!text) return [{ rule: 'form', message: 'Tekstas tuščias.' }];
  return [
    ...checkStructure(output),
    ...checkLength(textByBlocks(sourceHtml), text),
    ...checkLanguage(output),
    ...problemsOf(findDisagreements(index, sourceHtml, output).filter(isSure)),
    ...checkLinks(index, output),
  ];
}

/**
 * The whole output once more, after the pieces are joined; and the source itself, whose orders to a model no
 * second try would take away.
 */
export function checkOutput(
  index: SourceIndex,
  output: Headings & { html: string } & Relevance,
): CheckProblem[] {
  return [
    ...checkInstructions(index.source),
    ...checkRelevance(output),
    ...checkHeadings(index, output),
    ...checkPiece(index, index.source.html, output.html),
    // Measured between English and Lithuanian alone.
    ...(index.writing === 'en'
      ? checkSubject(textByBlocks(index.source.html), textByBlocks(output.html))
      : []),
  ];
}

function checkInstructions({ title, excerpt, text, html }: SourceText): CheckProblem[] {
  const found = findInstruction([title, excerpt, text, ...listAddresses(html)].join('\n'));
  if (found === null) return [];
  return [
    {
      rule: 'instruction',
      message: `Šaltinio tekste yra nurodymų dirbtinio intelekto modeliui: „${found}“. Straipsnį turi peržiūrėti žmogus.`,
    },
  ];
}

function checkStructure(html: string): CheckProblem[] {
  try {
    checkHtml(html);
    return [];
  } catch {
    return [{ rule: 'html', message: 'Tekste liko neleistino HTML.' }];
  }
}

function checkLength(source: string, output: string): CheckProblem[] {
  if (source.length < SHORT) return [];
  const ratio = output.length / source.length;
  if (ratio >= LENGTH_RATIO.min && ratio <= LENGTH_RATIO.max) return [];
  const percent = Math.round(ratio * 100);
  return [
    {
      rule: 'length',
      message: `Teksto ilgis – ${percent} % šaltinio ilgio; turi būti nuo 50 iki 200 %.`,
    },
  ];
}

/** Worth a look, no reason against publishing: what a reviewer sees marked beside what did not pass. */
export const listDoubts = (
  index: SourceIndex,
  { html, ...headings }: Headings & { html: string },
): CheckFinding[] =>
  onceEach(
    [
      ...compareHeadings(index, headings),
      ...findDisagreements(index, index.source.html, html),
    ].filter((finding) => !isSure(finding)),
  );

const isSure = ({ isUnsure }: CheckFinding): boolean => !isUnsure;

const findDisagreements = (
  { source, writing, addresses, facts, moments }: SourceIndex,
  sourceHtml: string,
  html: string,
): CheckFinding[] => [
  ...compareTexts(textByBlocks(sourceHtml), textByBlocks(html), writing, {
    elsewhere: facts,
    always: moments,
  }),
  ...compareLinks({ url: source.url, html: sourceHtml }, html, addresses),
];

const problemsOf = (findings: CheckFinding[]): CheckProblem[] =>
  onceEach(findings).map((finding) => ({
    rule: 'fact',
    message: describeFinding(finding),
    value: finding.fact || finding.source?.fact,
    finding,
  }));

/** Each at its first place. */
const onceEach = (findings: CheckFinding[]): CheckFinding[] =>
  [
    ...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values(),
  ].toReversed();

function checkLinks(index: SourceIndex, html: string): CheckProblem[] {
  const added = listAddresses(html).filter(
    (address) => !index.addresses.has(addressKey(address, index.source.url)),
  );
  return [...new Set(added)].map((value) => ({
    rule: 'link',
    message: `Šaltinyje nėra nuorodos „${value}“.`,
    value,
  }));
}
