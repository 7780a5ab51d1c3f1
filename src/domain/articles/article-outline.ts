import { escapeText } from '../text/escape-text.ts';
import { foldLithuanian } from '../text/fold-accents.ts';

/** From this many headings on an article gets a table of contents. */
const ENOUGH = 3;
const HEADING = /<(h[23])>(.*?)<\/\1>/gs;

export interface Heading {
  id: string;
  level: 2 | 3;
  text: string;
}

/**
 * Gives an article's headings of the second and third level an address inside the page and lists them; with
 * fewer than three the list is empty. The HTML is sanitised: headings carry no attributes of their own.
 */
export function outlineArticle(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const anchored = html.replace(HEADING, (whole, name: string, inner: string) => {
    const text = inlineTextOf(inner);
    if (!text) return whole;
    const id = freeId(makeId(text), taken);
    headings.push({ id, level: name === 'h2' ? 2 : 3, text });
    return `<${name} id="${id}">${inner}</${name}>`;
  });
  return headings.length >= ENOUGH ? { html: anchored, headings } : { html, headings: [] };
}

/** What an article is about, part by part: its headings of the second level. */
export const listMainHeadings = (html: string): string[] =>
  [...html.matchAll(HEADING)]
    .filter(([, name]) => name === 'h2')
    .map(([, , inner = '']) => inlineTextOf(inner))
    .filter(Boolean);

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The words of a piece of sanitised HTML, in one line. */
export function inlineTextOf(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A prefix keeps clear of the ids of the page around the text. Not by `makeSlug`, which cuts and writes other letters
 * otherwise: addresses in published articles stay.
 */
function makeId(text: string): string {
  const plain = foldLithuanian(text.normalize('NFC').toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `t-${plain || 'skyrius'}`;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

const HEADING_OR_TABLE = /<h[234](?: id="[^"<]*")?>(.*?)<\/h[234]>|<table>(.*?)<\/table>/gs;

/**
 * A wide table scrolls by itself on a small screen: the keyboard has to reach it. It is named by the heading it stands
 * under, or by the article's title, and its heading cells say what they head. Tables carry no attributes.
 */
export function describeTables(html: string, title: string): string {
  let name = escapeText(title);
  return html.replace(HEADING_OR_TABLE, (whole, heading?: string, table?: string) => {
    if (table === undefined) {
      name = escapeText(inlineTextOf(heading ?? '')) || name;
      return whole;
    }
    const caption = table.includes('<caption>') ? '' : `<caption class="sr-only">${name}</caption>`;
    return `<table tabindex="0">${caption}${scopeCells(table)}</table>`;
  });
}

/** A row of heading cells alone heads columns, a heading cell beside others its row. */
const scopeCells = (table: string): string =>
  table.replace(/<tr>(.*?)<\/tr>/gs, (row, cells: string) => {
    const scope = cells.includes('<td') ? 'row' : 'col';
    return row.replace(/<th((?: [^<>]*)?)>/g, (cell, rest: string) =>
      rest.includes(' scope=') ? cell : `<th scope="${scope}"${rest}>`,
    );
  });
