import { company } from '../../content/company.ts';

/** What a page of search results shows of each. */
const LONGEST_TITLE = 65;
export const LONGEST_DESCRIPTION = 160;

/** Cut after a whole word, with an ellipsis where something is left out; without a space, in the word. */
export function truncateForSearch(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const words = cut.slice(0, cut.lastIndexOf(' '));
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** A page's title for search results, with the company's name where there is room for it. */
export function titleForSearch(title: string): string {
  const whole = `${title} – ${company.brand}`;
  return whole.length <= LONGEST_TITLE ? whole : truncateForSearch(title, LONGEST_TITLE);
}
