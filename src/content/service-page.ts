import type { Fact } from './figures.ts';

/*
 * The shape of the thirty service texts. Plain words, no markup: the template draws it. A text may hold
 * Lithuanian non-breaking spaces; the template adds those after one-letter words and before units.
 */

/** Slugs of the twelve full service pages, `/paslaugos/{slug}` (specification §2.2). */
export const SERVICE_SLUGS = [
  'kompiuteriu-prieziura',
  'serverio-prieziura',
  'svetaines-prieziura',
  'it-ukio-prieziura',
  'kibernetinis-saugumas',
  'atsargines-kopijos',
  'microsoft-365',
  'google-workspace',
  'it-auditas-nis2',
  'it-pagalba',
  'it-paslaugos-verslui',
  'apsauga-nuo-virusu',
] as const;
export type ServiceSlug = (typeof SERVICE_SLUGS)[number];

interface PageHead {
  /** Short: breadcrumbs, links, menus. */
  name: string;
  /** The title of the browser's tab and of search results, up to 60 characters; unique. */
  title: string;
  /** For search results, 120–160 characters; unique. */
  description: string;
  /** 4–8, lower case. */
  keywords: string[];
  hero: {
    /** The page's only h1. */
    heading: string;
    lead: string;
    /** Two to four figures or facts of specification §1 and §9 that this page is given. */
    facts: Fact[];
  };
  /** What the message form is filled with. */
  contactMessage: string;
}

export interface ServicePage extends PageHead {
  slug: ServiceSlug;
  problem: { heading: string; paragraphs: string[]; signs: string[] };
  included: { heading: string; items: { title: string; text: string }[] };
  /** Three or four. */
  process: { heading: string; steps: { title: string; text: string }[] };
  suits: { heading: string; text: string; yes: string[]; no: string[] };
  /** Only where the specification names prices. */
  prices?: {
    heading: string;
    items: { name: string; price: string; text: string }[];
    note: string;
  };
  questions: { question: string; answer: string }[];
  /** Three or four other services; six on the business hub. */
  related: ServiceSlug[];
}

/** Listed in `service-pages.ts`, shown on a card of the home page by `service-cards.ts`. */
export interface SubServicePage extends PageHead {
  parent: ServiceSlug;
  slug: string;
  intro: { heading: string; paragraphs: string[] };
  features: { heading: string; items: { title: string; text: string }[] };
  benefits: { heading: string; items: { title: string; text: string }[] };
  firstWeek: { heading: string; steps: string[] };
}
