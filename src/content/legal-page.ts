/** The shape of the two legal pages: plain words, the template draws them. */
export interface LegalSection {
  /** Anchor. */
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
  /** What is kept in the browser, a row each. */
  table?: { head: string[]; rows: string[][] };
}

export interface LegalPage {
  path: string;
  name: string;
  meta: { title: string; description: string; keywords: string };
  heading: string;
  lead: string;
  /** `yyyy-MM-dd`: when the text last changed. Raise it with every change of meaning. */
  updated: string;
  sections: LegalSection[];
}
