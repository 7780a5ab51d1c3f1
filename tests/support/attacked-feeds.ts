import { type AttackString, attackedHtml, isAddress, type TextLanguage } from './attacks.ts';
import type { FeedServer } from './feed-server.ts';

/** How an attack travels: as the feed's own text, or on a page that has to be fetched and taken apart. */
export type Way = 'feed' | 'page';

export interface Carrier {
  attack: AttackString;
  /** Stands in every text of the article and tells it from all others. */
  marker: string;
  way: Way;
  language: TextLanguage;
}

interface Item {
  title: string;
  author: string;
  summary: string;
  content: string;
  link: string;
  guid: string;
  image: string;
}

/** Serves a feed that carries these attacks in every field, and their pages. */
export function serveAttackedFeed(site: FeedServer, path: string, carriers: Carrier[]): void {
  const items = carriers.map((carrier, at) => toItem(site, carrier, at));
  const texts = carriers.map(({ attack }) => attack.text);
  // XML cannot hold every character; JSON can.
  const formats = texts.every(fitsXml) ? [rss, json, atom] : [json];
  const turn = Number(/\d+/.exec(path)?.[0] ?? 0);
  const { type, body } = (formats[turn % formats.length] ?? json)(texts[0] ?? '', items);
  site.route(path, { headers: { 'content-type': `${type}; charset=utf-8` }, body });
}

function toItem(site: FeedServer, { attack, marker, way, language }: Carrier, at: number): Item {
  const { text } = attack;
  const path = `/p/${marker}`;
  const html = attackedHtml(text, language, at + text.length);
  if (way === 'page') site.route(path, pageOf(text, marker, html));
  const query = encodeURIComponent(text.toWellFormed().slice(0, 300));
  return {
    title: `${marker} ${text}`,
    author: `${marker} ${text}`,
    summary: `<p>${marker} ${text}</p>`,
    content: way === 'feed' ? html : '',
    // Only what is not fetched may have the attack itself for an address.
    link: way === 'feed' && isAddress(text) ? text : `${site.origin}${path}?q=${query}`,
    guid: way === 'feed' && isAddress(text) ? text : `${marker} ${text}`,
    image: isAddress(text) ? text : `https://x.invalid/${query}`,
  };
}

const pageOf = (text: string, marker: string, html: string) => `<!doctype html>
<html><head><title>${marker}</title><meta name="author" content="${escapeXml(text)}">
<meta property="og:title" content="${escapeXml(text)}"><meta property="og:image" content="${escapeXml(text)}">
<link rel="canonical" href="${escapeXml(isAddress(text) ? text : marker + text)}"></head>
<body><main><article><h1>${marker}</h1>${html}</article></main></body></html>`;

type Written = { type: string; body: string };

function rss(title: string, items: Item[]): Written {
  const body = items.map(
    (item) => `<item><title>${escapeXml(escapeXml(item.title))}</title>
<link>${escapeXml(item.link)}</link><guid>${escapeXml(item.guid)}</guid>
<dc:creator>${escapeXml(escapeXml(item.author))}</dc:creator>
<enclosure url="${escapeXml(item.image)}" type="image/png" length="1"/>
<description>${escapeXml(item.summary)}</description>
<content:encoded>${escapeXml(item.content)}</content:encoded></item>`,
  );
  return {
    type: 'application/rss+xml',
    body: `<?xml version="1.0" encoding="utf-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${escapeXml(title)}</title><link>https://x.invalid/</link>${body.join('')}</channel></rss>`,
  };
}

function atom(title: string, items: Item[]): Written {
  const body = items.map(
    (item) => `<entry><title type="text">${escapeXml(item.title)}</title>
<link rel="alternate" href="${escapeXml(item.link)}"/><id>${escapeXml(item.guid)}</id>
<author><name>${escapeXml(escapeXml(item.author))}</name></author>
<summary type="html">${escapeXml(item.summary)}</summary>
<content type="html">${escapeXml(item.content)}</content></entry>`,
  );
  return {
    type: 'application/atom+xml',
    body: `<?xml version="1.0" encoding="utf-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>${escapeXml(title)}</title>${body.join('')}</feed>`,
  };
}

function json(title: string, items: Item[]): Written {
  const body = items.map(({ author, summary, content, link, guid, image, ...item }) => ({
    ...item,
    id: guid,
    url: link,
    image,
    authors: [{ name: author.replaceAll('<', '&lt;') }],
    content_html: content || summary,
    summary,
    attachments: [{ url: image, mime_type: 'image/png' }],
  }));
  const feed = { version: 'https://jsonfeed.org/version/1.1', title, items: body };
  return { type: 'application/feed+json', body: JSON.stringify(feed) };
}

const fitsXml = (text: string): boolean =>
  !/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u.test(text);

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
