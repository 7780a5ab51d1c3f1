import { createHash } from 'node:crypto';
import { listTerms } from '../../../../domain/text/terms-by-sound.ts';
import { urlKeyOf } from '../item/item-keys.ts';

/** Of a text that is compared with others: its first sentences name who, where and how much. */
const LEAD_LENGTH = 600;

/** What one outlet says of an event. */
export interface Report {
  title: string;
  /** The first sentences. */
  lead: string;
  /** Addresses of documents on other sites. */
  links: readonly string[];
  isLithuanian: boolean;
}

/** A report's terms in order, as they are stored. */
export interface ReportTerms {
  isLithuanian: boolean;
  title: string[];
  /** Those of the lead, and the documents that the text links. */
  lead: string[];
}

const MOST_LINKS = 10;

export const listReportTerms = ({ title, lead, links, isLithuanian }: Report): ReportTerms => ({
  isLithuanian,
  title: listTerms(title, 1),
  lead: [...listTerms(lead.slice(0, LEAD_LENGTH), 2), ...listLinkTerms(links)],
});

/** A release, a report, an advisory: an address with a path. Beyond the first few stands what a site always links. */
function listLinkTerms(links: readonly string[]): string[] {
  const keys = links.map(urlKeyOf).filter((key) => key !== null && /\/[^/]/.test(key));
  return [...new Set(keys)]
    .slice(0, MOST_LINKS)
    .map((key) => `@${createHash('sha256').update(`${key}`).digest('base64url').slice(0, 12)}`);
}
