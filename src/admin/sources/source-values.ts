import type { Rights } from '../../domain/source-rights.ts';
import { READ_AS, type SourceType } from '../../domain/source-types.ts';
import type { NewSource, PreviewRequest, Source, SourceChanges } from './source-requests.ts';

/** The form's fields, in its order. */
export interface SourceValues {
  rss_url: string;
  name: string;
  type: SourceType;
  rights: Rights;
  is_trusted: boolean;
  include_words: string;
  exclude_words: string;
  daily_cap: number | '';
  charset: string;
  link_selector: string;
  link_pattern: string;
  reads_other_hosts: boolean;
  prompt_supplement: string;
  site_url: string;
}

export const EMPTY_SOURCE: SourceValues = {
  rss_url: '',
  name: '',
  type: 'rss',
  rights: 'licensed',
  is_trusted: false,
  include_words: '',
  exclude_words: '',
  daily_cap: '',
  charset: '',
  link_selector: '',
  link_pattern: '',
  reads_other_hosts: false,
  prompt_supplement: '',
  site_url: '',
};

/** Fields that stand under „Daugiau nustatymų“. */
export const FURTHER_FIELDS: readonly (keyof SourceValues)[] = [
  'include_words',
  'exclude_words',
  'daily_cap',
  'charset',
  'link_selector',
  'link_pattern',
  'reads_other_hosts',
  'prompt_supplement',
  'site_url',
];

export function valuesOf(source: Source): SourceValues {
  return {
    rss_url: source.rss_url,
    name: source.name,
    type: source.type,
    rights: source.rights,
    is_trusted: source.is_trusted,
    include_words: source.include_words,
    exclude_words: source.exclude_words,
    daily_cap: source.daily_cap ?? '',
    charset: source.charset ?? '',
    link_selector: source.link_selector ?? '',
    link_pattern: source.link_pattern ?? '',
    reads_other_hosts: source.reads_other_hosts,
    prompt_supplement: source.prompt_supplement,
    site_url: source.site_url ?? '',
  };
}

export const toNewSource = (values: SourceValues): NewSource => ({
  ...values,
  daily_cap: capOf(values),
});

/**
 * Only what is another now: two people who change different fields do not undo each other. With an address goes
 * whether it is trusted, because the server trusts no other site unless the person says so.
 */
export function listChanges(before: SourceValues, after: SourceValues): SourceChanges {
  const names = Object.keys(after) as (keyof SourceValues)[];
  const isMoved = after.rss_url !== before.rss_url;
  const changed = names.filter(
    (name) => after[name] !== before[name] || (isMoved && name === 'is_trusted'),
  );
  const values = toNewSource(after);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** What the newest items depend on; two that are equal show the same. */
export function toPreviewRequest(values: SourceValues, id?: string): PreviewRequest {
  const { rss_url, type, charset, include_words, exclude_words } = values;
  const { link_selector, link_pattern, reads_other_hosts } = values;
  return {
    ...(id && { id }),
    rss_url,
    type,
    charset,
    include_words,
    exclude_words,
    daily_cap: capOf(values),
    // Nothing of a listing's is of use to a feed.
    ...(READ_AS[type] === 'listing' && { link_selector, link_pattern, reads_other_hosts }),
  };
}

/** Of a listing whose stories others wrote none is published without a person. */
export const readingOthers = (reads_other_hosts: boolean): Partial<SourceValues> => ({
  reads_other_hosts,
  ...(reads_other_hosts && { is_trusted: false }),
});

const capOf = ({ daily_cap }: SourceValues): number | null => (daily_cap === '' ? null : daily_cap);
