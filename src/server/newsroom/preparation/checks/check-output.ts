import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { POST_CATEGORIES } from '../../../../domain/articles/post-categories.ts';
import { missingFact } from '../../../../domain/articles/publish-reasons.ts';
import { checkHtml } from '../../../html/check-html.ts';
import { listAddresses, textOf } from '../../../html/text-blocks.ts';
import type { SourceText } from '../text/source-text.ts';
import { checkLanguage } from './check-language.ts';
import type { CheckProblem } from './check-problem.ts';
import { urlKey } from './facts/addresses.ts';
import { collectFacts, findUnknownFacts, type KnownFacts } from './facts/facts.ts';
import { writingOf } from './facts/writing.ts';
import { findInstruction } from './find-instructions.ts';
import type { Relevance } from './relevance.ts';

/** A source prepared for questions: made once, asked for every piece. */
export interface SourceIndex {
  source: SourceText;
  facts: KnownFacts;
  /** Keys of every address the source links to or shows. */
  addresses: Set<string>;
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
  return {
    source,
    facts: collectFacts(
      text,
      writingOf(source.language, source.text),
      source.date ? [source.date] : [],
    ),
    addresses: new Set(addresses.map((address) => urlKey(absolute(address, source.url)))),
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

/** Title and excerpt: plain, present, of a size, with no facts of their own. */
export function checkHeadings(
  index: SourceIndex,
  { title, excerpt }: { title: string; excerpt: string },
): CheckProblem[] {
  const problems: CheckProblem[] = [];
  for (const [name, value, max] of [
    ['Antraštė', title, TITLE_MAX],
    ['Santrauka', excerpt, EXCERPT_MAX],
  ] as const) {
    if (!value.trim()) problems.push({ rule: 'form', message: `${name} tuščia.` });
    else if (value.length > max) {
      problems.push({ rule: 'form', message: `${name} ilgesnė nei ${max} ženklų.` });
    } else if (/<\/?[a-z][^<>]*>/i.test(value)) {
      problems.push({ rule: 'form', message: `${name} turi HTML žymų.`, value });
    }
  }
  return [...problems, ...checkFacts(index, `${title}\n${excerpt}`)];
}

/**
 * A piece of the translated HTML against the piece it was made from; facts and links against the whole source.
 * @param output already sanitised
 */
export function checkPiece(index: SourceIndex, sourceHtml: string, output: string): CheckProblem[] {
  const text = textOf(output);
  if (!text) return [{ rule: 'form', message: 'Tekstas tuščias.' }];
  return [
    ...checkStructure(output),
    ...checkLength(textOf(sourceHtml), text),
    ...checkLanguage(output),
    ...checkFacts(index, text),
    ...checkLinks(index, output),
  ];
}

/**
 * The whole output once more, after the pieces are joined; and the source itself, whose orders to a model no
 * second try would take away.
 */
export function checkOutput(
  index: SourceIndex,
  output: { title: string; excerpt: string; html: string } & Relevance,
): CheckProblem[] {
  return [
    ...checkInstructions(index.source),
    ...checkRelevance(output),
    ...checkHeadings(index, output),
    ...checkPiece(index, index.source.html, output.html),
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

/** Each fact once, at its first place. */
function checkFacts(index: SourceIndex, text: string): CheckProblem[] {
  const findings = new Map<string, CheckFinding>();
  for (const finding of findUnknownFacts(index.facts, text)) {
    if (!findings.has(finding.fact)) findings.set(finding.fact, finding);
  }
  return [...findings.values()].map((finding) => ({
    rule: 'fact',
    message: missingFact(finding.fact),
    value: finding.fact,
    finding,
  }));
}

function checkLinks(index: SourceIndex, html: string): CheckProblem[] {
  const added = listAddresses(html).filter(
    (address) => !index.addresses.has(urlKey(absolute(address, index.source.url))),
  );
  return [...new Set(added)].map((value) => ({
    rule: 'link',
    message: `Šaltinyje nėra nuorodos „${value}“.`,
    value,
  }));
}

const absolute = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;
