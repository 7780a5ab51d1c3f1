// Human translations between English and Lithuanian, read from public collections in the layout they are published in.
// FOLDER holds:
// - OPUS-MT-testsets: github.com/Helsinki-NLP/OPUS-MT-testsets at 5677844c738832a280dc1d59a056a970564bdce3. Of it are
//   read FLORES-101 (CC BY-SA 4.0), newsdev2019 and newstest2019 of WMT19 (the organisers' terms: free for research;
//   newstest2019 of lt-en and half of newsdev2019 were written in Lithuanian) and Tatoeba's sentences (CC BY 2.0 FR);
// - NTREX: github.com/MicrosoftTranslator/NTREX at 8561f6a622db9edad1217683e5c83daefd8bb2bf (CC BY-SA 4.0);
// - www.mozilla.org: github.com/mozilla-l10n/www.mozilla.org at e8ed24a6abe4fedcc645616f786fcb5dcd0d2140 (MPL 2.0);
// - dynamics-365-project-operations-pr.lt-LT and Dynamics-365-Operations.lt-lt: clones of the repositories of those names
//   of github.com/MicrosoftDocs with their branches live-sxs, at a62d11a0d5a15ec042a6f0d618e8b89b99748c3c and
//   15ea4b8338a06deeec346121f66f8f12c0d98e80 (CC BY 4.0). Of pages marked as translated by people (HT), each sentence with its
//   English one; one page in four of the first and one in sixteen of the second;
// - gimp-help/en and gimp-help/lt: Debian's packages gimp-help-en and gimp-help-lt 2.10.34-2, unpacked (GFDL 1.2).
// Pairs are split by the SHA-256 of their English text: 0–7 may be looked at, 8–f is only scored.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Sentence {
  english: string;
  lithuanian: string;
}
export interface Pair extends Sentence {
  id: string;
  origin: string;
  /** First hex digit of the SHA-256 of the English text is 0–7. */
  isSeen: boolean;
  /** What was written as one text; null where sentences stand alone. */
  document: string | null;
  /** Where the English text was published. */
  source: string | null;
  /** Not known to state another fact than the English text. */
  isFaithful: boolean;
}
export interface ParallelDocument {
  id: string;
  origin: string;
  isSeen: boolean;
  sentences: Sentence[];
}
interface Row extends Sentence {
  document?: string | undefined;
  source?: string | undefined;
}

const FEWEST_SENTENCES = 5;
const MOST_SENTENCES = 10;
/** Of catalogues and manuals: labels, commands and headings are no sentences. */
const SHORTEST_SENTENCE = 40;

/**
 * Lines of FLORES under which stands the translation of another line: at most one in eight of their Lithuanian words
 * has anything to do with a word of the English line, by a model of words that go together (IBM model 1, five letters
 * of a word, learned from the other pairs), which knows nothing of figures and names. Found by program in both halves.
 */
const MISPLACED = new Set(
  '02e65b56a37d 131669ddd9a1 1d85eab29134 471b42566e00 5790233fdc69 73ab880d980f 9652e8ca872f affb30ca016b c62e942c4005 e33a0d55eb24 faf9f3874317'.split(
    ' ',
  ),
);

/**
 * Pairs that state another fact in Lithuanian, or lack one: two readers, both language models, said so, each alone, of all 216
 * that the check flagged on 27 November 2026 and of as many others, mixed, not knowing of any check. They agreed on 423
 * of 432. What one of them doubts, and what is flagged anew, counts as faithful.
 */
const UNFAITHFUL = new Set(
  '0274acc737cc 02c966048fe8 05035106ce6b 0c4d58582957 14c6e6351c4a 23271e7757b8 299a888b83ba 31e979858b1f 33d9c2f4f1b7 348ba298c6bf 35f26f215768 35fa4ccd8d6e 3976a8cdb80e 39e12fe69a8d 403a0e041bb0 42bda315a130 45073a7c8e16 452d73dc540c 46b384830b93 4f910328cfc6 50c2c4e6774c 533252e30d44 55b7cce5ace5 5834908d5bb5 5af7c44eb44c 5e5550e48f54 66dec48fb346 66e494b44511 6c7723ef9750 738ac65ff923 753a8cfa9ab4 77023196f445 77f0962778b1 7e52da806845 811320d46596 8818178cffc1 8b1c343b64c9 90b589e4949d 973b7354c6d1 98dda9c7a8d0 9b0d2814f1c1 9c7bbe2919e5 9d058c531acc 9deee3bac9cd 9ead4eebe394 9eb56080f2e8 a1c795560d4c a3577011db17 a846875eb109 ae14b36c40af b2f1164456cf b576f116459f b5b904a9a5e3 b69b317c0e7b ba5a77ba8f11 bd6cc5dc3b9d c595d7d32ab1 c8ef74d69a3e dd464d75a11e e427502cb3f8 e5058d8e4bed e517f546d904 e67f96e50842 ea32ca7ccfd4 f0a74baa67d5 f87fb2f6d54e'.split(
    ' ',
  ),
);

const readers: Record<string, (folder: string) => Row[]> = {
  'flores-dev': (folder) => readFlores(folder, 'dev'),
  'flores-devtest': (folder) => readFlores(folder, 'devtest'),
  newsdev2019: (folder) => readNews(folder, 'en-lt/newsdev2019'),
  'newstest2019-en-lt': (folder) => readNews(folder, 'en-lt/newstest2019'),
  'newstest2019-lt-en': (folder) => readNews(folder, 'lt-en/newstest2019'),
  tatoeba: (folder) => readLines(testset(folder, 'eng-lit/tatoeba-test-v2021-08-07'), 'eng', 'lit'),
  ntrex: readNtrex,
  mozilla: readMozilla,
  gimp: readGimp,
  'project-operations': (folder) =>
    readMicrosoft(folder, 'dynamics-365-project-operations-pr.lt-LT', /^[0-3]/),
  operations: (folder) => readMicrosoft(folder, 'Dynamics-365-Operations.lt-lt', /^0/),
};

/** Every pair of the collections that are there, each once; none where the folder holds none. */
export function readPairs(folder: string): Pair[] {
  const known = new Set<string>();
  return Object.entries(readers).flatMap(([origin, read]) =>
    read(folder).flatMap(({ document, source, ...row }) => {
      const pair = { english: tidy(row.english), lithuanian: tidy(row.lithuanian) };
      const both = `${pair.english}\n${pair.lithuanian}`;
      const key = hash(both).slice(0, 12);
      if (!isTranslated(pair) || MISPLACED.has(key) || known.has(key)) return [];
      known.add(key);
      const id = `${origin}-${key}`;
      const isSeen = isOfSeenHalf(pair.english);
      const isFaithful = !UNFAITHFUL.has(key);
      const place = { document: document ?? null, source: source ?? null };
      return [{ id, origin, ...pair, isSeen, isFaithful, ...place }];
    }),
  );
}

/**
 * Texts of five to ten neighbouring sentences of one half, of one article where the collection tells them apart; a
 * sentence of the other half is left out of both languages. One whose articles have addresses closes with the last one.
 */
export function joinDocuments(pairs: readonly Pair[]): ParallelDocument[] {
  const groups = Map.groupBy(
    pairs.filter(({ document }) => document !== null),
    ({ origin, document, isSeen }) => `${origin} ${document} ${isSeen}`,
  );
  return [...groups.values()].flatMap((group) => {
    const count = Math.ceil(group.length / MOST_SENTENCES);
    const size = Math.ceil(group.length / count);
    return Array.from({ length: count }, (_, at) => group.slice(at * size, (at + 1) * size))
      .filter((part) => part.length >= FEWEST_SENTENCES)
      .map(toDocument);
  });
}

/** A number in digits or words, a date, a unit with it, a name inside a sentence or a link. */
export function holdsFact({ english }: Sentence): boolean {
  return (
    /\d|https?:\/\/|www\./.test(english) ||
    /(?<![.!?:"“(–-] ?)(?<=\S )["“']?[A-Z][\p{L}\d]/u.test(english) ||
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundreds?|thousands?|[mb]illions?|half|twice|double[ds]?)\b/i.test(
      english,
    )
  );
}

function toDocument(part: Pair[]): ParallelDocument {
  const { origin, isSeen } = part[0] as Pair;
  const sentences: Sentence[] = part.map(({ english, lithuanian }) => ({ english, lithuanian }));
  const source = part.at(-1)?.source;
  if (source) sentences.push({ english: `Source: ${source}`, lithuanian: `Šaltinis: ${source}` });
  const id = `${origin}-${hash(part.map(({ id }) => id).join()).slice(0, 12)}`;
  return { id, origin, isSeen, sentences };
}

/**
 * Left out are only lines that are evidently no translation: empty, of more than two and a half times the other's
 * length (four times below forty letters), or left in English, that is three fifths of their words stand in it.
 */
function isTranslated({ english, lithuanian }: Sentence): boolean {
  if (english === '' || lithuanian === '' || english === lithuanian) return false;
  const ratio = lithuanian.length / english.length;
  const most = english.length < 40 ? 4 : 2.5;
  const [words, known] = [wordsOf(lithuanian), new Set(wordsOf(english))];
  const same = words.filter((word) => known.has(word)).length;
  return ratio <= most && ratio >= 1 / most && (words.length < 4 || same / words.length < 0.6);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function isOfSeenHalf(english: string): boolean {
  return /^[0-7]/.test(hash(english));
}

function testset(folder: string, name: string): string {
  return join(folder, 'OPUS-MT-testsets/testsets', name);
}

/** Neighbours are of the same article or the next one; an article has about three sentences. */
function readFlores(folder: string, part: 'dev' | 'devtest'): Row[] {
  const rows = readLines(
    testset(folder, `flores101_dataset/${part}`),
    `eng.${part}`,
    `lit.${part}`,
  );
  const [, ...about] = linesOf(testset(folder, `flores200_dataset/metadata_${part}.tsv`));
  return rows.map((row, at) => ({ ...row, document: part, source: about[at]?.split('\t')[0] }));
}

/** Its articles follow one another without a mark. */
function readNews(folder: string, name: string): Row[] {
  return readLines(testset(folder, name), 'en', 'lt').map((row) => ({ ...row, document: name }));
}

function readNtrex(folder: string): Row[] {
  const home = join(folder, 'NTREX');
  const rows = readLines(join(home, 'NTREX-128/newstest2019'), 'src.eng.txt', 'ref.lit.txt', '-');
  const documents = linesOf(join(home, 'DOCUMENT_IDS.tsv'));
  return rows.map((row, at) => ({ ...row, document: documents[at] }));
}

/** A line of English after a semicolon, the Lithuanian one under it. */
function readMozilla(folder: string): Row[] {
  const home = join(folder, 'www.mozilla.org/lt');
  return globSync('**/*.lang', { cwd: home })
    .toSorted()
    .flatMap((file) => {
      const lines = linesOf(join(home, file));
      return lines.flatMap((line, at) => {
        const lithuanian = lines[at + 1] ?? '';
        const english = textOf(line.slice(1));
        if (!line.startsWith(';') || /^[#;]/.test(lithuanian)) return [];
        if (english.length < SHORTEST_SENTENCE) return [];
        return [{ english, lithuanian: textOf(lithuanian), document: file }];
      });
    });
}

/** Paragraphs of pages that have as many of them in both languages; whole sentences, no captions. */
function readGimp(folder: string): Row[] {
  const home = (language: string) =>
    join(folder, `gimp-help/${language}/usr/share/gimp/2.0/help/${language}`);
  return globSync('*.html', { cwd: home('lt') })
    .toSorted()
    .filter((file) => existsSync(join(home('en'), file)))
    .flatMap((file) => {
      const [english, lithuanian] = ['en', 'lt'].map((language) =>
        paragraphsOf(readFileSync(join(home(language), file), 'utf8')),
      ) as [string[], string[]];
      if (english.length !== lithuanian.length) return [];
      return english
        .map((text, at) => ({ english: text, lithuanian: lithuanian[at] ?? '', document: file }))
        .filter(({ english: text }) => text.length >= SHORTEST_SENTENCE && !/^Figure/.test(text));
    });
}

const BY_PEOPLE = 'ms.translationtype: HT';
/** A sentence and, in a span that is not shown, what it is a translation of. */
const SIDE_BY_SIDE =
  /<span data-ttu-id="([^"]+)">(.*?)<\/span><span class="sxs-lookup"><span data-stu-id="\1">(.*?)<\/span><\/span>/gsu;

/** @param share the pages whose path's SHA-256 begins so */
function readMicrosoft(folder: string, name: string, share: RegExp): Row[] {
  const home = join(folder, name);
  if (!existsSync(home)) return [];
  const git = (...words: string[]) =>
    execFileSync('git', ['-C', home, ...words], { maxBuffer: 2 ** 30 }).toString();
  return git('grep', '-l', BY_PEOPLE, 'live-sxs', '--', '*.md')
    .trim()
    .split('\n')
    .filter((page) => share.test(hash(page)))
    .flatMap((page) =>
      [...git('show', page).matchAll(SIDE_BY_SIDE)]
        .map(([, , lithuanian = '', english = '']) => ({
          english: withoutMarks(english),
          lithuanian: withoutMarks(lithuanian),
          document: page,
        }))
        .filter(({ english }) => english.length >= SHORTEST_SENTENCE),
    );
}

/** Markdown's links, emphasis and code, as they are read. */
const withoutMarks = (line: string): string =>
  textOf(
    line
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/\*\*|(?<!\w)[*_]+|[*_]+(?!\w)|`/g, '')
      .replace(/\\(?=\W)/g, ''),
  );

function paragraphsOf(html: string): string[] {
  return html
    .split(/<p(?=[\s>])/)
    .slice(1)
    .map((part) => tidy(textOf(part.slice(part.indexOf('>') + 1).split('</p>')[0] ?? '')));
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('{ok}', '');
}

function readLines(path: string, english: string, lithuanian: string, dot = '.'): Row[] {
  const name = path.split('/').at(-1) ?? '';
  const isFolder = english.endsWith(`.${name}`);
  const file = (end: string) => (isFolder ? join(path, end) : `${path}${dot}${end}`);
  const translated = linesOf(file(lithuanian));
  return linesOf(file(english)).map((line, at) => ({
    english: line,
    lithuanian: translated[at] ?? '',
  }));
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : [];
}

function tidy(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim();
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
