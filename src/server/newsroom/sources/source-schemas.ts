import { z } from 'zod';
import { RIGHTS } from '../../../domain/source-rights.ts';
import { SOURCE_STATES } from '../../../domain/source-states.ts';
import { SOURCE_TYPES } from '../../../domain/source-types.ts';
import { LONGEST_ADDRESS } from '../../../domain/text/longest-address.ts';
import { emptyIfUnseen } from '../../../domain/text/visible-text.ts';
import { pageFields, searchField } from '../../http/paging.ts';

/** Specification §5.3: both are required, with one message for either. */
const EMPTY = 'Užpildykite visus laukus';
const NOT_AN_ADDRESS = 'Adresas turi prasidėti http:// arba https://';
const CAP = 'Nurodykite sveikąjį skaičių nuo 1 iki 1000 arba palikite lauką tuščią';
const MAX_WORDS = 100;

const name = z
  .string(EMPTY)
  .trim()
  .overwrite(emptyIfUnseen)
  .min(1, EMPTY)
  .max(200, 'Pavadinimas per ilgas (max 200 simbolių)');
const rss_url = z
  .string(EMPTY)
  .trim()
  .min(1, EMPTY)
  .max(LONGEST_ADDRESS, 'Adresas per ilgas')
  .refine(isWebAddress, NOT_AN_ADDRESS);
const type = z.enum(SOURCE_TYPES, `Pasirinkite tipą: ${SOURCE_TYPES.join(' arba ')}`);

const blankIsNull = (value: string | null) => value || null;
const optionalText = z
  .string()
  .trim()
  .max(500, 'Per ilgas tekstas (max 500 simbolių)')
  .nullable()
  .transform(blankIsNull);

/** One word or phrase on a line or between commas; kept one on a line, each once. */
const words = z
  .string()
  .max(4000, 'Per ilgas sąrašas (max 4000 simbolių)')
  .transform((text) => [...new Set(splitWords(text))])
  .refine((list) => list.length <= MAX_WORDS, `Per daug žodžių (daugiausia ${MAX_WORDS})`)
  .refine((list) => list.every((word) => word.length <= 80), 'Žodis per ilgas (max 80 simbolių)')
  .refine(
    (list) => list.every((word) => /[\p{L}\p{N}]/u.test(word)),
    'Kiekvienoje eilutėje turi būti bent viena raidė arba skaitmuo',
  )
  .transform((list) => list.join('\n'));

/** How a source is read; all may be left out. */
const reading = {
  charset: optionalText.refine(isCharset, 'Nežinoma koduotė').optional(),
  link_selector: optionalText.optional(),
  link_pattern: optionalText
    .refine(
      isAddressPattern,
      'Šablonas turi prasidėti „/“, „*“ arba „https://“; „*“ reiškia bet kokius ženklus',
    )
    .optional(),
  /** Of a listing: whether its stories on other hosts are read too. */
  reads_other_hosts: z.boolean().optional(),
  include_words: words.optional(),
  exclude_words: words.optional(),
  daily_cap: z.int(CAP).min(1, CAP).max(1000, CAP).nullable().optional(),
  rights: z.enum(RIGHTS, 'Pasirinkite teises: own, licensed arba excerpt').optional(),
};

const using = {
  is_trusted: z.boolean().optional(),
  prompt_supplement: z
    .string()
    .trim()
    .max(2000, 'Nurodymas per ilgas (max 2000 simbolių)')
    .optional(),
  site_url: z
    .string()
    .trim()
    .max(LONGEST_ADDRESS, 'Adresas per ilgas')
    .nullable()
    .transform(blankIsNull)
    .refine((value) => value === null || isWebAddress(value), NOT_AN_ADDRESS)
    .optional(),
};

export const createSourceBody = z.strictObject({
  name,
  rss_url,
  type: type.default('rss'),
  ...reading,
  ...using,
});
export type CreateSource = z.output<typeof createSourceBody>;

export const updateSourceBody = z.strictObject({
  name: name.optional(),
  rss_url: rss_url.optional(),
  type: type.optional(),
  is_active: z.boolean().optional(),
  ...reading,
  ...using,
});
export type UpdateSource = z.output<typeof updateSourceBody>;

/** A source as it is typed so far; `id` when it is one already. */
export const previewSourceBody = z.strictObject({
  id: z.uuid().optional(),
  rss_url,
  type: type.default('rss'),
  ...reading,
});
export type PreviewSource = z.output<typeof previewSourceBody>;

export const findSourcesBody = z.strictObject({
  address: z
    .string('Įrašykite svetainės adresą')
    .trim()
    .min(1, 'Įrašykite svetainės adresą')
    .max(LONGEST_ADDRESS, 'Adresas per ilgas')
    // People type addresses as they say them.
    .transform((text) =>
      /^[a-z][a-z+.-]*:/i.test(text) && !isHostAndPort(text) ? text : `https://${text}`,
    )
    .refine(isWebAddress, 'Neteisingas adresas. Pavyzdys: https://www.svetaine.lt'),
});

export const listSourcesQuery = z.strictObject({
  ...pageFields(100),
  q: searchField,
  state: z.enum(SOURCE_STATES).optional(),
  /** `health`: those that fail come first. */
  sort: z.enum(['name', 'health']).default('name'),
  /** One of them: what a filter that names it is called. */
  id: z.uuid().optional(),
});
export type ListSources = z.output<typeof listSourcesQuery>;

/** `localhost:8080` begins like an address with a scheme. */
const isHostAndPort = (text: string): boolean => /^[\w.-]+:\d+(?:[/?#]|$)/.test(text);

const splitWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/[\n,;]+/)
    .map((word) => word.trim().replace(/\s+/g, ' '))
    .filter(Boolean);

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return /^https?:$/.test(url?.protocol ?? '') && url?.username === '' && url.password === '';
}

function isCharset(label: string | null): boolean {
  try {
    return label === null || Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

/** As `discover-links.ts` reads it: `*` is anything, the rest is the address letter by letter. */
function isAddressPattern(pattern: string | null): boolean {
  return pattern === null || /^(?:\/|\*|https?:\/\/)\S*$/.test(pattern);
}
