// What `bench:stories` and `bench:story-weights` read: public collections of headlines, most with leads, of which people (of
// UCI's: an aggregator) have said which are of one event. FOLDER, the first word of the command, holds clones of
// github.com/HLTCHKUST/framing-bias-metric, github.com/GeekDream-x/SemEval2022-Task8-TonyX,
// github.com/MicrosoftTranslator/NTREX, github.com/pratikaher88/IPythonNotebooks, github.com/tommasoc80/EventStoryLine and
// github.com/minven/nlp-lt.
// Each is split by the SHA-256 of a story's or a pair's name: weights, words and thresholds come from the half 0–7 alone, the
// half 8–f is only scored, and counts. Of ECB+ all is only scored.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { days } from '../src/domain/time/duration.ts';
import { TERMS_KEPT } from '../src/server/newsroom/import/stories/recent-stories.ts';
import type { Report, ReportTerms } from '../src/server/newsroom/import/stories/story-terms.ts';
import type { RecentStories } from '../src/server/newsroom/import/stories/term-rarity.ts';

export interface DatedReport {
  report: Report;
  at: Date;
  story: string;
}

export interface JudgedPair {
  /** Of the collection: its half is chosen by it. */
  name: string;
  isSame: boolean;
  one: Report;
  two: Report;
}

/** Ends the command, in peace, where they are absent. */
export function readCollections() {
  const folder = process.argv.slice(2).find((word) => !word.startsWith('--'));
  const collections = folder && {
    roundups: listRoundups(folder),
    aggregated: listAggregated(folder),
    rated: listRatedPairs(folder),
    translated: listTranslated(folder),
    twins: listTwins(folder),
    lithuanian: listLithuanian(folder),
  };
  if (collections && Object.values(collections).some((all) => all.length > 0)) return collections;
  console.log(
    'The collections are not there (see the first lines of bench/story-collections.ts): nothing measured.',
  );
  process.exit(0);
}

const hashOf = (name: string) => createHash('sha256').update(name).digest('hex');

export const isSeen = (name: string): boolean => /^[0-7]/.test(hashOf(name));

const reportOf = (report: Partial<Report>): Report => ({
  title: '',
  lead: '',
  links: [],
  isLithuanian: false,
  ...report,
});

/**
 * HLTCHKUST/framing-bias-metric: AllSides' editors put what three outlets wrote of one event side by side. Rounds of
 * opinions are none, and rounds with an article in common are one; of the day an article's address tells more than the
 * round, which came later. Of a day nothing more is said than the day: a round's minute would give its articles away. Within
 * a day the order is one of chance.
 */
function listRoundups(folder: string): DatedReport[] {
  const lines = read(
    join(folder, 'framing-bias-metric/data/raw_crawled/headline_11_2021-10-19_crawled_all.jsonl'),
  );
  const reports = new Map<string, DatedReport>();
  for (const line of lines.split('\n').filter(Boolean)) {
    const { id, issue, date, news } = JSON.parse(line) as Roundup;
    if (/^(?:perspectives?\b|opinion)/i.test(issue)) continue;
    const articles = Object.values(news).map((each) => ({
      ...each,
      key: `${each.newsSource} ${each.newsTitle}`,
    }));
    const story = articles.map(({ key }) => reports.get(key)?.story).find(Boolean) ?? String(id);
    for (const { key, newsTitle: title, newBody, newsLink } of articles) {
      const report = reportOf({ title, lead: newBody.join(' ') });
      reports.set(key, { report, at: dayOf(newsLink, date), story });
    }
  }
  return [...reports.values()].toSorted((a, b) =>
    hashOf(a.report.title).localeCompare(hashOf(b.report.title)),
  );
}

interface Roundup {
  id: number;
  issue: string;
  date: string;
  news: Record<
    string,
    { newsTitle: string; newBody: string[]; newsLink: string | null; newsSource: string }
  >;
}

function dayOf(link: string | null, date: string): Date {
  const round = new Date(date);
  const [, year, month, day] = /[/-](20\d\d)[/-]?(\d\d)[/-]?(\d\d)(?!\d)/.exec(link ?? '') ?? [];
  const named = new Date(`${year}-${month}-${day}T12:00:00Z`);
  if (Math.abs(named.getTime() - round.getTime()) < days(4)) return named;
  return new Date(round.setUTCHours(12, 0, 0, 0));
}

/** Twelve of each of an aggregator's clusters of two days in 2014, headlines alone. */
function listAggregated(folder: string): DatedReport[] {
  const perStory = new Map<string, number>();
  return readCsv(join(folder, 'IPythonNotebooks/uci-news-aggregator.csv')).flatMap((row) => {
    const { TITLE: title = '', STORY: story = '', TIMESTAMP: time = '' } = row;
    const count = (perStory.get(story) ?? 0) + 1;
    perStory.set(story, count);
    if (!story || !time || count > 12) return [];
    return [{ report: reportOf({ title }), at: new Date(Number(time)), story }];
  });
}

const SURELY_SAME = 1.5;
const SURELY_OTHER = 2.5;
const LANGUAGES = ['de-en', 'en-en', 'en-es', 'en-pl'];

/** SemEval-2022 task 8: pairs of articles rated by people from 1, the same story, to 4; the middle is left out. */
function listRatedPairs(folder: string): (JudgedPair & { languages: string })[] {
  const rows = ['training_set', 'testing_set'].flatMap((name) =>
    readCsv(join(folder, 'SemEval2022-Task8-TonyX/data', `${name}.csv`)),
  );
  return [...new Map(rows.map((row) => [row.pair_id, row])).values()].flatMap((row) => {
    const { pair_id: name = '', lang1 = '', lang2 = '', text1 = '', text2 = '', Overall } = row;
    const languages = [lang1, lang2].toSorted().join('-');
    const rate = Number(Overall);
    const isClear = rate <= SURELY_SAME || rate >= SURELY_OTHER;
    if (!LANGUAGES.includes(languages) || !isClear) return [];
    const [one, two] = [halve(text1, lang1), halve(text2, lang2)];
    return [{ name, languages, isSame: rate <= SURELY_SAME, one, two }];
  });
}

/** Title and text are one there. Whatever is not English stands for Lithuanian. */
function halve(text: string, language: string): Report {
  const end = text.slice(0, 90).lastIndexOf(' ');
  const [title, lead] = [text.slice(0, end), text.slice(end)];
  return reportOf({ title, lead, isLithuanian: language !== 'en' });
}

/** MicrosoftTranslator/NTREX: 123 news in English and, by people, in Lithuanian; each beside each other. */
function listTranslated(folder: string): JudgedPair[] {
  const lines = (name: string) =>
    read(join(folder, 'NTREX', name))
      .trimEnd()
      .split('\n');
  const ids = lines('DOCUMENT_IDS.tsv');
  const inLanguage = (code: string, isLithuanian: boolean) => {
    const sentences = Map.groupBy(
      lines(`NTREX-128/newstest2019-ref.${code}.txt`).entries(),
      ([at]) => ids[at] ?? '',
    );
    return [...sentences].map(([name, of]) => {
      const [title = '', ...lead] = of.map(([, sentence]) => sentence);
      return { name, report: reportOf({ title, lead: lead.join(' '), isLithuanian }) };
    });
  };
  const lithuanian = inLanguage('lit', true);
  return inLanguage('eng-US', false).flatMap((one) =>
    lithuanian
      .filter((two) => isSeen(two.name) === isSeen(one.name))
      .map((two) => ({
        name: one.name,
        isSame: one.name === two.name,
        one: one.report,
        two: two.report,
      })),
  );
}

/**
 * minven/nlp-lt: 852 articles of delfi.lt of 2017 about crime, films, music, sport and science; their texts belong to their
 * publisher. Each is taken for a story of its own. Nothing is read of their days.
 */
function listLithuanian(folder: string): DatedReport[] {
  return ['criminals', 'movies', 'music', 'sports', 'science'].flatMap((topic) => {
    const articles: { url: string; title: string[]; text: string[] }[] = JSON.parse(
      read(join(folder, 'nlp-lt/Documents', topic, `${topic}.json`)) || '[]',
    );
    return articles
      .filter(({ title }) => title.length > 0)
      .map(({ url: story, title, text }) => {
        const lead = text.map((part) => part.trim()).filter(Boolean);
        const parts = { title: title.join(' '), lead: lead.join(' '), isLithuanian: true };
        return { report: reportOf(parts), at: new Date(0), story };
      });
  });
}

/**
 * ECB+ (Cybulska and Vossen 2014, CC BY 3.0): under each of 43 subjects the reports of two events of one kind – two
 * earthquakes, two acquittals – chosen to be mistaken for each other. Each beside each of its subject. Their days are unknown.
 */
function listTwins(folder: string): JudgedPair[] {
  const path = join(folder, 'EventStoryLine/ECB+_LREC2014/ECB+');
  const subjects = existsSync(path) ? readdirSync(path).filter((name) => /^\d+$/.test(name)) : [];
  return subjects.flatMap((name) => {
    const reports = readdirSync(join(path, name)).map((file) => ({
      isSecond: file.endsWith('plus.xml'),
      report: readAnnotated(read(join(path, name, file))),
    }));
    return reports.flatMap(({ isSecond, report: one }, at) =>
      reports
        .slice(0, at)
        .map((two) => ({ name, isSame: isSecond === two.isSecond, one, two: two.report })),
    );
  });
}

/** Of sentences in tokens, some behind their address, the first is the title. */
function readAnnotated(xml: string): Report {
  const tokens = [...xml.matchAll(/<token [^>]*sentence="(\d+)"[^>]*>([^<]*)</g)];
  const sentences = [...Map.groupBy(tokens, ([, sentence]) => sentence).values()].map((of) =>
    of.map(([, , word]) => word).join(' '),
  );
  const [title = '', ...lead] = sentences.filter((sentence) => !sentence.startsWith('http'));
  return reportOf({ title, lead: lead.join(' ') });
}

/** As `recent-stories.ts` counts it: in how many stories of late each term is. */
export function countRecent(
  before: readonly { at: Date; storyId: string; terms: ReportTerms }[],
  at: Date,
): RecentStories {
  const stories = new Map<string, Set<string>>();
  for (const { storyId, terms } of before.filter(
    (each) => at.getTime() - each.at.getTime() <= TERMS_KEPT,
  )) {
    const known = stories.get(storyId) ?? new Set();
    for (const term of [...terms.title, ...terms.lead]) known.add(term);
    stories.set(storyId, known);
  }
  const withTerm = new Map<string, number>();
  for (const terms of stories.values())
    for (const term of terms) withTerm.set(term, (withTerm.get(term) ?? 0) + 1);
  for (const [term, count] of withTerm) if (count === 1) withTerm.delete(term);
  return { count: stories.size, withTerm };
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');

function readCsv(path: string): Record<string, string>[] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of read(path).matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end !== ',') rows.push([]);
  }
  const [head = [], ...body] = rows.filter((row) => row.length > 1);
  return body.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
