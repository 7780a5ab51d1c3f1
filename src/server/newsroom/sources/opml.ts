import { generateOpml, parseOpml } from 'feedsmith';
import { READ_AS, type SourceType } from '../../../domain/source-types.ts';
import { OPML_LIMIT, OPML_TOO_LARGE } from '../../../domain/upload-limits.ts';
import type { Source } from '../../database/schema/sources.ts';
import { AppError } from '../../errors.ts';
import { decodeText } from '../import/documents/decode-text.ts';
import { isFeedTooComplex } from '../import/feeds/feed-limits.ts';

/** An outline of a file, as it may become a source; nothing of it is checked yet. */
export interface OpmlEntry {
  name: string;
  rss_url: string;
  type: SourceType;
  is_active: boolean;
  /** Our own attributes, by the column's name. */
  choices: Record<string, string | number | boolean>;
}

/*
 * What of a source other programs have no word for goes into attributes of our own, which they pass over. Trust
 * is not among them: who publishes without being asked is not decided by a file.
 */
const OWN = {
  charset: 'charset',
  linkSelector: 'link_selector',
  linkPattern: 'link_pattern',
  readsOtherHosts: 'reads_other_hosts',
  includeWords: 'include_words',
  excludeWords: 'exclude_words',
  dailyCap: 'daily_cap',
  rights: 'rights',
  promptSupplement: 'prompt_supplement',
} as const;
const OWN_NAMES = Object.keys(OWN) as (keyof typeof OWN)[];
const EXTRA = [...OWN_NAMES, 'isActive'] as const;
type Outline = Partial<
  Record<'text' | 'title' | 'type' | 'xmlUrl' | 'htmlUrl' | 'url' | (typeof EXTRA)[number], string>
> & { outlines?: Outline[] };

/** All sources as OPML 2.0: feeds as `rss` outlines, listing pages as `link`s, which other programs leave alone. */
export function writeOpml(sources: readonly Source[], now: Date): string {
  const outlines = sources.map((source): Outline => {
    const own = OWN_NAMES.map((name) => [name, source[OWN[name]]] as const);
    const kept = own
      .filter(([, value]) => value !== null && value !== '' && value !== false)
      // A line break in an attribute is read as a space.
      .map(([name, value]) => [name, String(value).replaceAll('\n', NEWLINE[name] ?? ' ')]);
    return {
      text: source.name,
      title: source.name,
      ...(READ_AS[source.type] === 'feed'
        ? { type: 'rss', xmlUrl: source.rss_url }
        : { type: 'link', url: source.rss_url }),
      ...(source.site_url && { htmlUrl: source.site_url }),
      ...Object.fromEntries(kept),
      ...(!source.is_active && { isActive: 'false' }),
    };
  });
  // Without any the library refuses to write; a file is owed nevertheless.
  if (outlines.length === 0) outlines.push({ text: NO_SOURCES, title: NO_SOURCES });
  const head = { title: 'Naujienų šaltiniai', dateCreated: now };
  return generateOpml({ head, body: { outlines } }, { extraOutlineAttributes: EXTRA });
}

const NO_SOURCES = 'Šaltinių nėra';
const NEWLINE: Partial<Record<string, string>> = { includeWords: ', ', excludeWords: ', ' };

/**
 * The sources of an OPML file, of whatever program, folders opened.
 * @throws AppError invalid: no OPML, too much of it, or with declarations, which only attacks have
 */
export function readOpml(bytes: Uint8Array): OpmlEntry[] {
  if (bytes.length > OPML_LIMIT.bytes) throw refused(OPML_TOO_LARGE);
  const { text } = decodeText(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw refused('OPML failas turi DOCTYPE aprašą, todėl saugumo sumetimais nepriimtas.');
  }
  if (isFeedTooComplex(text)) throw refused('OPML failo struktūra per sudėtinga.');
  let outlines: Outline[];
  try {
    const { body } = parseOpml(text, { extraOutlineAttributes: EXTRA });
    outlines = (body?.outlines ?? []) as unknown as Outline[];
  } catch (cause) {
    throw refused('Tai ne OPML failas arba jis sugadintas.', cause);
  }
  const entries = flatten(outlines).flatMap(toEntry);
  if (entries.length === 0) throw refused('OPML faile nėra nė vieno šaltinio.');
  if (entries.length > OPML_LIMIT.sources) {
    throw refused(`OPML faile per daug šaltinių (daugiausia ${OPML_LIMIT.sources}).`);
  }
  return entries;
}

const flatten = (outlines: Outline[]): Outline[] =>
  outlines.flatMap((outline) => [outline, ...flatten(outline.outlines ?? [])]);

function toEntry(outline: Outline): OpmlEntry[] {
  // What has neither address is a folder or a note.
  const isListing = !outline.xmlUrl && outline.type?.toLowerCase() === 'link';
  const rss_url = outline.xmlUrl ?? (isListing ? outline.url : undefined);
  if (!rss_url) return [];
  const choices: OpmlEntry['choices'] = {};
  for (const name of OWN_NAMES) {
    const value = outline[name];
    if (value) choices[OWN[name]] = READ[name]?.(value) ?? value;
  }
  if (outline.htmlUrl) choices.site_url = outline.htmlUrl;
  const name =
    (outline.title ?? outline.text ?? '').trim() || (URL.parse(rss_url)?.host ?? rss_url);
  return [
    {
      name: name.slice(0, 200),
      rss_url,
      type: isListing ? 'crawl' : 'rss',
      is_active: outline.isActive?.toLowerCase() !== 'false',
      choices,
    },
  ];
}

const READ: Partial<Record<string, (value: string) => number | boolean>> = {
  dailyCap: Number,
  readsOtherHosts: (value) => value.toLowerCase() === 'true',
};

const refused = (message: string, cause?: unknown): AppError =>
  new AppError('invalid', message, { errors: [{ field: 'file', message }], cause });
