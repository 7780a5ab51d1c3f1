import type { Rights } from '../../domain/source-rights.ts';
import type { SourceState } from '../../domain/source-states.ts';
import type { SourceType } from '../../domain/source-types.ts';

/** Specification §9. */
export const SOURCE_TYPE_LABELS: Record<SourceType, string> = { rss: 'RSS', crawl: 'Puslapis' };

export const SOURCE_STATE_LABELS: Record<SourceState, string> = {
  failing: 'Neveikia',
  dead: 'Išjungti dėl klaidų',
  working: 'Veikia',
  unchecked: 'Dar netikrinti',
  off: 'Išjungti',
};

export const RIGHTS_LABELS: Record<Rights, string> = {
  own: 'Mūsų pačių turinys',
  licensed: 'Turime leidimą naudoti visą tekstą',
  excerpt: 'Tik ištrauka ir nuoroda',
};

/** Encodings a person may have to name; any other that browsers know can be typed. */
export const CHARSETS = ['utf-8', 'windows-1257', 'iso-8859-13', 'iso-8859-4', 'windows-1252'];
