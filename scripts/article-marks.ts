// What an article's page, its structured data, RSS, the API and its pictures' bytes say of what made it, against its rows.
import { parseHTML } from 'linkedom';
import sharp from 'sharp';
import { schemaOrgSourceType } from '../src/domain/articles/digital-source-types.ts';
import { formatVilniusDate } from '../src/domain/time/vilnius-date.ts';

/** Straight from the rows: what the pages are made by must not vouch for itself. */
export interface ArticleRecord {
  slug: string;
  prepared_by: 'ai' | 'rules' | 'person' | null;
  prepared_model: string | null;
  prepared_prompt: string | null;
  reviewed_at: string | null;
  public_name: string | null;
  source_url: string | null;
  source_name: string | null;
  source_author: string | null;
  source_date: string | null;
  /** Address of the cover on our own origin; null of none. */
  cover: string | null;
  /** Made by the newsroom. */
  is_made_cover: boolean;
  cover_type: 'trainedAlgorithmicMedia' | 'algorithmicMedia' | null;
  cover_model: string | null;
  /** Why readers are told that it is being checked; null when they are not. */
  check_cause: string | null;
  /** Notices of corrections, the oldest first. */
  notices: string[];
}

/** As it was fetched. */
export interface ArticleTelling {
  page: string;
  // biome-ignore lint/suspicious/noExplicitAny: compared part by part, whatever its shape
  api: any;
  /** The sentence of the article's item; null when the feed does not reach back so far. */
  feed: string | null | undefined;
  /** The cover and its copies: address and bytes. */
  pictures: { address: string; bytes: Uint8Array }[];
}

export interface Fault {
  /** `unmarked`: nothing is said where something must be; `untrue`: something else is said than the rows hold. */
  kind: 'unmarked' | 'untrue';
  where: string;
  expected: string;
  found: string;
}

const VERSION_LENGTH = 8;
const plain = (text: string | null | undefined) =>
  (text ?? '').replaceAll('\u00A0', ' ').replaceAll('\u2060', '').trim();

/** What of an article's telling is missing or not as its rows are; empty when all of it is true. */
export async function findFaults(record: ArticleRecord, telling: ArticleTelling): Promise<Fault[]> {
  const faults: Fault[] = [];
  const check = (where: string, expected: unknown, found: unknown) => {
    const [wanted, said] = [String(expected ?? ''), String(found ?? '')];
    if (wanted === said) return;
    faults.push({
      kind: said === '' ? 'unmarked' : 'untrue',
      where,
      expected: wanted,
      found: said,
    });
  };
  const { document } = parseHTML(telling.page);
  checkPage(record, document, check);
  checkStructuredData(record, document, check);
  checkApi(record, telling.api?.provenance, check);
  const sentence = plain(document.querySelector('[data-provenance]')?.textContent);
  if (telling.feed !== null && !plain(telling.feed).startsWith(sentence || '?'))
    check('rss', sentence, plain(telling.feed));
  for (const { address, bytes } of telling.pictures) {
    const xmp = String((await sharp(bytes).metadata()).xmp ?? '');
    check(`picture ${address}`, record.cover_type, /digitalsourcetype\/(\w+)/.exec(xmp)?.[1]);
    check(`picture ${address}, model`, record.cover_model, /AISystemUsed="([^"]*)"/.exec(xmp)?.[1]);
  }
  if (record.is_made_cover && record.cover_type === null)
    faults.push({ kind: 'unmarked', where: 'images', expected: 'a type', found: '' });
  return faults;
}

type Check = (where: string, expected: unknown, found: unknown) => void;

const preparerOf = ({ prepared_by }: ArticleRecord) => prepared_by ?? 'person';
const modelOf = (record: ArticleRecord) =>
  preparerOf(record) === 'ai' ? record.prepared_model : null;
const versionOf = (record: ArticleRecord) =>
  preparerOf(record) === 'ai' ? (record.prepared_prompt?.slice(0, VERSION_LENGTH) ?? null) : null;
const reviewDayOf = ({ reviewed_at }: ArticleRecord) =>
  reviewed_at === null ? null : formatVilniusDate(reviewed_at);
const reviewerOf = ({ reviewed_at, public_name }: ArticleRecord) =>
  reviewed_at === null ? null : public_name || null;

function checkPage(record: ArticleRecord, document: Document, check: Check): void {
  const line = document.querySelector('[data-provenance]');
  const text = plain(line?.textContent);
  check('page', preparerOf(record), line?.getAttribute('data-provenance'));
  for (const fact of [modelOf(record), versionOf(record), reviewDayOf(record), reviewerOf(record)])
    if (fact && !text.includes(plain(fact))) check('page, sentence', fact, text);
  const isWarned = record.reviewed_at === null && preparerOf(record) !== 'person';
  const warning = document.querySelector('[data-prepared-by]')?.getAttribute('data-prepared-by');
  check('page, warning', isWarned ? record.prepared_by : '', warning);
  const caption = document.querySelector('[data-cover]');
  const checked = document.querySelector('[data-check]')?.getAttribute('data-check');
  check('page, check', record.check_cause, checked);
  const shown = [...document.querySelectorAll('.corrections p')].map((p) => plain(p.textContent));
  checkNotices('page, correction', record, shown, check);
  check('page, cover', record.cover ? record.cover_type : '', caption?.getAttribute('data-cover'));
  if (caption && record.cover_model && !plain(caption.textContent).includes(record.cover_model))
    check('page, caption', record.cover_model, plain(caption.textContent));
}

function checkStructuredData(record: ArticleRecord, document: Document, check: Check): void {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((one) => one['@type'] === 'Article');
  const preparer = preparerOf(record);
  const types = { ai: 'trainedAlgorithmicMedia', rules: 'algorithmicMedia' } as const;
  const type = preparer === 'person' ? null : schemaOrgSourceType(types[preparer]);
  check('json-ld', type, data?.digitalSourceType);
  check('json-ld, model', modelOf(record), data?.creator?.name);
  check('json-ld, wording', versionOf(record), data?.creator?.softwareVersion?.split(' ').at(-1));
  check('json-ld, review', reviewDayOf(record), data?.mainEntityOfPage?.lastReviewed);
  const reviewedBy = data?.mainEntityOfPage?.reviewedBy;
  const person = reviewedBy?.['@type'] === 'Person' ? reviewedBy.name : null;
  check('json-ld, reviewer', reviewerOf(record), person);
  check('json-ld, source', record.source_url, data?.isBasedOn?.url);
  check('json-ld, source name', record.source_name, data?.isBasedOn?.publisher?.name);
  check('json-ld, author', record.source_author, data?.isBasedOn?.author?.name);
  check('json-ld, source date', record.source_date, data?.isBasedOn?.datePublished);
  const told = (data?.correction ?? []).map((one: { text: string }) => plain(one.text));
  checkNotices('json-ld, correction', record, told, check);
  const cover = record.cover && record.cover_type ? schemaOrgSourceType(record.cover_type) : null;
  check('json-ld, cover', cover, data?.image?.digitalSourceType);
}

/** Each notice ends what is told of it; before it stands its day. */
function checkNotices(where: string, { notices }: ArticleRecord, told: string[], check: Check) {
  for (const [at, notice] of notices.entries())
    check(where, plain(notice), told[at]?.endsWith(plain(notice)) ? plain(notice) : told[at]);
  for (const more of told.slice(notices.length)) check(where, '', more);
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of any shape
function checkApi(record: ArticleRecord, said: any, check: Check): void {
  check('api', preparerOf(record), said?.prepared_by);
  check('api, model', modelOf(record), said?.model);
  check('api, wording', versionOf(record), said?.prompt_version);
  check('api, review', record.reviewed_at, said?.reviewed_at);
  check('api, reviewer', reviewerOf(record), said?.reviewed_by);
  check('api, source', record.source_url, said?.source?.url);
  check('api, source name', record.source_name, said?.source?.name);
  check('api, author', record.source_author, said?.source?.author);
  check('api, source date', record.source_date, said?.source?.published_date);
  check('api, cover', record.cover_type, said?.cover?.source_type);
  check('api, cover model', record.cover_model, said?.cover?.model);
}
