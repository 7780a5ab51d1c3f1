// `npm run bench:translation-facts -- FOLDER`: what the fact check says of human translations, as they are and with
// errors planted by program. FOLDER holds the collections that bench/parallel-texts.ts names. Pairs are split by the
// SHA-256 of their English text: rules are made looking at the half 0–7 alone (`--misses` prints its wrong verdicts,
// `--seen` or `--unseen` measures one alone), the half 8–f is only scored, and counts. Bars on the unseen half: false alarms at most
// 2 % of the sentences that hold a fact, caught at least 95 % of all errors and 85 % of each kind. An error is caught when
// the check says something that it does not say of the translation without the error. What it blocks and what it only
// marks as worth a look are counted apart: "flagged" and "caught" block, "marked" is either. The first sentence of each
// document is measured as the title of its article too, which may leave out a figure and tell one of another sentence.
// Then whether a document under which another one's translation stands is held; `--subjects` measures that alone.
import type { CheckFinding } from '../src/domain/articles/check-finding.ts';
import { checkSubject } from '../src/server/newsroom/preparation/checks/check-subject.ts';
import { compareHeading } from '../src/server/newsroom/preparation/checks/compare-heading.ts';
import { collectFacts } from '../src/server/newsroom/preparation/checks/facts/facts.ts';
import { compareTexts } from '../src/server/newsroom/preparation/checks/sentences/compare-texts.ts';
import { isBrief } from './brief.ts';
import {
  holdsFact,
  joinDocuments,
  type ParallelDocument,
  readPairs,
  type Sentence,
} from './parallel-texts.ts';
import { type PlantedError, plantErrors, type Text } from './plant-errors.ts';

const BARS = { falseAlarms: 0.02, caught: 0.95, caughtOfKind: 0.85 };
const SEED = 'errors';
const NOTHING: ReadonlySet<string> = new Set();
/** One document in so many gets errors of all kinds, the others those that need more than a sentence. */
const WHOLE_DOCUMENTS = 10;

const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
const pairs = folder ? readPairs(folder) : [];
if (pairs.length === 0) {
  console.log(
    'The collections are not there (see the first lines of the bench): nothing measured.',
  );
  process.exit(0);
}
const showsMisses = process.argv.includes('--misses');
const halves = [true, false].filter(
  (isSeen) => !process.argv.includes(isSeen ? '--unseen' : '--seen'),
);

interface Kind {
  planted: number;
  caught: number;
  marked: number;
}
type Comparison = (english: readonly string[], lithuanian: readonly string[]) => CheckFinding[];
interface Half {
  sentences: number;
  flaggedSentences: number;
  /** Of those, translations that two readers found to be wrong: no false alarms. */
  foundWrong: number;
  markedSentences: number;
  documents: number;
  flaggedDocuments: number;
  /** How many of its sentences each kind of finding flags. */
  alarms: Map<string, number>;
  /** Of each collection. */
  origins: Map<string, { sentences: number; flagged: number }>;
  kinds: Map<string, Kind>;
  slowest: number;
}

const measuresAll = !process.argv.includes('--subjects');
const measured = measuresAll ? halves.map(measure) : [];
const titles = measuresAll ? halves.map(measureTitles) : [];
if (measuresAll) {
  printAlarms();
  printAlarmsByCollection();
  printAlarmsByKind();
  printCaught('Planted errors that it finds, by kind.', measured);
  printTitles();
  printCaught('Errors planted in titles, by kind.', titles);
}
printSubjects();

function measure(isSeen: boolean): Half {
  const limit = isBrief ? 10 : undefined;
  const own = pairs.filter((pair) => pair.isSeen === isSeen);
  const sentences = own
    .filter(holdsFact)
    .slice(0, limit)
    .map(({ id, origin, isFaithful, english, lithuanian }) => ({
      ...{ id, origin, isFaithful },
      sentences: [{ english, lithuanian }],
    }));
  const documents = joinDocuments(own).slice(0, limit);
  const half = startHalf(sentences.length, documents.length);
  for (const text of sentences) {
    const verdict = judge(text, half, isSeen, []);
    if (verdict.isFlagged) half.flaggedSentences += 1;
    if (verdict.isFlagged && !text.isFaithful) half.foundWrong += 1;
    if (verdict.isMarked) half.markedSentences += 1;
    const own = half.origins.get(text.origin) ?? { sentences: 0, flagged: 0 };
    own.sentences += 1;
    if (verdict.isFlagged) own.flagged += 1;
    half.origins.set(text.origin, own);
    for (const name of verdict.names) half.alarms.set(name, (half.alarms.get(name) ?? 0) + 1);
  }
  const sayings: Sentence[] = own;
  const ofSentences = new Set(half.kinds.keys());
  for (const [at, text] of documents.entries()) {
    const kinds = at % WHOLE_DOCUMENTS === 0 ? null : ofSentences;
    if (judge(text, half, isSeen, sayings, kinds).isFlagged) half.flaggedDocuments += 1;
  }
  return half;
}

function startHalf(sentences: number, documents: number): Half {
  return {
    sentences,
    flaggedSentences: 0,
    foundWrong: 0,
    markedSentences: 0,
    documents,
    flaggedDocuments: 0,
    alarms: new Map(),
    origins: new Map(),
    kinds: new Map(),
    slowest: 0,
  };
}

/** Each document as an article that its first sentence is the title of. */
function measureTitles(isSeen: boolean): Half {
  const documents = joinDocuments(pairs.filter((pair) => pair.isSeen === isSeen)).slice(
    0,
    isBrief ? 10 : undefined,
  );
  const half = startHalf(documents.length, documents.length);
  for (const { id, sentences } of documents) {
    const whole = sentences.map(({ english }) => english).join('\n');
    const known = { elsewhere: collectFacts(whole, 'en'), always: NOTHING };
    const compare: Comparison = ([english = ''], [lithuanian = '']) =>
      compareHeading(english, lithuanian, 'en', known);
    const title = { id, sentences: sentences.slice(0, 1) };
    const { isFlagged, isMarked } = judge(title, half, isSeen, [], null, compare);
    if (isFlagged) half.flaggedSentences += 1;
    if (isMarked) half.markedSentences += 1;
  }
  return half;
}

/** Is the faithful text flagged? Its errors are counted. */
function judge(
  text: Text,
  half: Half,
  isSeen: boolean,
  strangers: Sentence[],
  skipped: ReadonlySet<string> | null = null,
  findingsOf: Comparison = compareLines,
): { isFlagged: boolean; isMarked: boolean; names: Set<string> } {
  const began = performance.now();
  const faithful = findingsOf(
    text.sentences.map(({ english }) => english),
    text.sentences.map(({ lithuanian }) => lithuanian),
  );
  half.slowest = Math.max(half.slowest, performance.now() - began);
  const known = new Set(faithful.map(keyOf));
  if (isSeen && showsMisses && faithful.length > 0 && text.sentences.length === 1) {
    console.log(`alarm\t${faithful.map(tell).join('; ')}\t${told(text.sentences)}`);
  }
  for (const error of plantErrors(text, SEED, strangers)) {
    if (skipped?.has(error.kind)) continue;
    const told = findingsOf(error.english, error.lithuanian).filter(
      (finding) => !known.has(keyOf(finding)),
    );
    const isCaught = told.some(({ isUnsure }) => !isUnsure);
    const kind = half.kinds.get(error.kind) ?? { planted: 0, caught: 0, marked: 0 };
    half.kinds.set(error.kind, {
      planted: kind.planted + 1,
      caught: kind.caught + (isCaught ? 1 : 0),
      marked: kind.marked + (told.length > 0 ? 1 : 0),
    });
    if (isSeen && showsMisses && !isCaught)
      console.log(`missed\t${error.kind}\t${describe(error)}`);
  }
  const sure = faithful.filter(({ isUnsure }) => !isUnsure);
  return {
    isFlagged: sure.length > 0,
    isMarked: faithful.length > 0,
    names: new Set(sure.map(({ kind, problem }) => `${kind} ${problem}`)),
  };
}

function compareLines(english: readonly string[], lithuanian: readonly string[]): CheckFinding[] {
  return compareTexts(english.join('\n'), lithuanian.join('\n'), 'en');
}

function keyOf({ kind, problem, fact, source, isUnsure }: CheckFinding): string {
  return [kind, problem, fact, source?.fact, isUnsure].join('|');
}

function tell({ kind, problem, fact, source, isUnsure }: CheckFinding): string {
  return `${isUnsure ? 'only marked: ' : ''}${kind} ${problem} [${fact} < ${source?.fact ?? ''}]`;
}

function told(sentences: readonly Sentence[]): string {
  return sentences.map(({ english, lithuanian }) => `${english} → ${lithuanian}`).join(' ');
}

function describe({ side, from, to, sentence, english, lithuanian }: PlantedError): string {
  const at = english.length === lithuanian.length ? sentence : 0;
  return `${side} [${from} > ${to}]\t${english.length}\t${english[at]} → ${lithuanian[at]}`;
}

function nameOf(at: number): string {
  return halves[at] ? 'seen (0–7)' : 'unseen (8–f)';
}

function printAlarms(): void {
  console.log(
    '\nTranslations that the check flags: all count against the bar, though two language models that read them found some to be wrong.',
  );
  console.table(
    Object.fromEntries(
      measured.map((half, at) => [
        nameOf(at),
        {
          sentences: half.sentences,
          flagged: half.flaggedSentences,
          share: share(half.flaggedSentences, half.sentences),
          isWithinBar: half.flaggedSentences <= BARS.falseAlarms * half.sentences,
          'found wrong': half.foundWrong,
          'share without': share(half.flaggedSentences - half.foundWrong, half.sentences),
          marked: share(half.markedSentences, half.sentences),
          documents: half.documents,
          flaggedDocuments: half.flaggedDocuments,
          shareOfDocuments: share(half.flaggedDocuments, half.documents),
          slowestMs: Math.round(half.slowest),
        },
      ]),
    ),
  );
}

function printAlarmsByCollection(): void {
  console.log('\nOf those sentences, by collection.');
  const origins = [...new Set(measured.flatMap((half) => [...half.origins.keys()]))];
  console.table(
    Object.fromEntries(
      origins.map((origin) => [
        origin,
        Object.fromEntries(
          measured.flatMap((half, at) => {
            const { sentences, flagged } = half.origins.get(origin) ?? { sentences: 0, flagged: 0 };
            return [
              [`${nameOf(at)}: sentences`, sentences],
              [`${nameOf(at)}: flagged`, share(flagged, sentences)],
            ];
          }),
        ),
      ]),
    ),
  );
}

function printAlarmsByKind(): void {
  console.log('\nOf those sentences, by what is said of them.');
  const names = [...new Set(measured.flatMap(({ alarms }) => [...alarms.keys()]))].toSorted();
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        Object.fromEntries(measured.map(({ alarms }, at) => [nameOf(at), alarms.get(name) ?? 0])),
      ]),
    ),
  );
}

function printSubjects(): void {
  console.log('\nDocuments held because they have next to nothing in common with their source.');
  console.table(
    Object.fromEntries(
      halves.flatMap((isSeen, at) => {
        const own = joinDocuments(pairs.filter((pair) => pair.isSeen === isSeen));
        return ['news', 'manuals'].map((kind) => [
          `${nameOf(at)}: ${kind}`,
          measureSubjects(own.filter((text) => isNews(text) === (kind === 'news'))),
        ]);
      }),
    ),
  );
}

function printTitles(): void {
  console.log('\nFirst sentences of documents as titles.');
  console.table(
    Object.fromEntries(
      titles.map((half, at) => [
        nameOf(at),
        {
          titles: half.sentences,
          flagged: half.flaggedSentences,
          share: share(half.flaggedSentences, half.sentences),
          marked: share(half.markedSentences, half.sentences),
          isWithinBar: half.flaggedSentences <= BARS.falseAlarms * half.sentences,
        },
      ]),
    ),
  );
}

function isNews({ origin }: ParallelDocument): boolean {
  return /^(?:flores|news|ntrex)/.test(origin);
}

/** Of their own translations, and of those of a document half a collection away that has about their length. */
function measureSubjects(documents: readonly ParallelDocument[]) {
  const texts = documents.slice(0, isBrief ? 10 : undefined).map(({ sentences }) => ({
    english: sentences.map(({ english }) => english).join('\n'),
    lithuanian: sentences.map(({ lithuanian }) => lithuanian).join('\n'),
  }));
  const half = Math.ceil(texts.length / 2);
  const others = texts.flatMap(({ english }, at) => {
    const { lithuanian } = texts[(at + half) % texts.length] as Sentence;
    const ratio = lithuanian.length / english.length;
    return ratio < 0.5 || ratio > 2 ? [] : [{ english, lithuanian }];
  });
  const isHeld = ({ english, lithuanian }: Sentence) =>
    checkSubject(english, lithuanian).length > 0;
  const unflagged = others.filter(({ english, lithuanian }) =>
    compareLines([english], [lithuanian]).every(({ isUnsure }) => isUnsure),
  );
  return {
    'own translations': texts.length,
    'held in vain': share(texts.filter(isHeld).length, texts.length),
    'translations of another': others.length,
    'not flagged by facts': unflagged.length,
    'held of those': share(unflagged.filter(isHeld).length, unflagged.length),
  };
}

function printCaught(heading: string, measured: readonly Half[]): void {
  console.log(`\n${heading}`);
  const kinds = [...new Set(measured.flatMap(({ kinds }) => [...kinds.keys()]))].toSorted();
  const row = (name: string, of: (half: Half) => Kind, bar: number) => [
    name,
    Object.fromEntries(
      measured.flatMap((half, at) => {
        const { planted, caught, marked } = of(half);
        return [
          [`${nameOf(at)}: planted`, planted],
          [`${nameOf(at)}: caught`, share(caught, planted)],
          [`${nameOf(at)}: marked`, share(marked, planted)],
          [`${nameOf(at)}: bar`, caught / planted >= bar],
        ];
      }),
    ),
  ];
  const sum = ({ kinds }: Half): Kind => ({
    planted: [...kinds.values()].reduce((all, { planted }) => all + planted, 0),
    caught: [...kinds.values()].reduce((all, { caught }) => all + caught, 0),
    marked: [...kinds.values()].reduce((all, { marked }) => all + marked, 0),
  });
  console.table(
    Object.fromEntries([
      ...kinds.map((kind) =>
        row(
          kind,
          (half) => half.kinds.get(kind) ?? { planted: 0, caught: 0, marked: 0 },
          BARS.caughtOfKind,
        ),
      ),
      row('all', sum, BARS.caught),
    ]),
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(2)} %`;
}
