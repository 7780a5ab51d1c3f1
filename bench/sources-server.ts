// Child process of `bench/sources.ts`: plays any number of sites, distinguished by their host names. Each has a feed of
// 30 items with their whole texts and answers 304 to conditional requests. Prints its port.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const ITEMS = 30;
const WORDS =
  `saugumas įmonė duomenys serveris tinklas debesija slaptažodis ataka grėsmė naujiena sistema programa atnaujinimas
  pažeidžiamumas kopija paskyra darbuotojas klientas įranga kompiuteris telefonas interneto paslauga tiekėjas sutartis
  reglamentas direktyva bauda auditas rizika incidentas tyrimas ataskaita ekspertas Lietuva Vilnius Europa bankas ir
  kad su bei nuo iki per dėl apie kuris yra buvo gali turi`.split(/\s+/);

/** Some 2,600 characters as publishers write them: paragraphs, links, emphasis, a list, a picture. */
function bodyOf(seed: number, host: string): string {
  let at = seed * 7;
  const word = () => {
    at = (at * 31 + 17) % 9973;
    return WORDS[at % WORDS.length];
  };
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const paragraphs = Array.from({ length: 6 }, (_, n) => {
    const link = n % 2 ? ` <a href="http://${host}/susije/${seed}-${n}">${words(3)}</a>` : '';
    return `<p>${words(28)} <strong>${words(2)}</strong> ${words(14)}${link}. ${words(6)}.</p>`;
  });
  paragraphs.splice(3, 0, `<h2>${words(4)}</h2><ul><li>${words(6)}</li><li>${words(7)}</li></ul>`);
  return `<img src="http://${host}/i/${seed}.jpg" alt="">${paragraphs.join('\n')}`;
}

const dates = Array.from({ length: ITEMS }, (_, n) =>
  new Date(Date.UTC(2026, 9, 30 - n)).toUTCString(),
);

function feedOf(host: string): string {
  const site = Number(/\d+/.exec(host)?.[0] ?? 0);
  const items = dates.map((date, n) => {
    const link = `http://${host}/naujienos/2026/straipsnis-${site}-${n}`;
    return `<item><title>Naujiena ${n} svetainėje ${site}: ką turi žinoti įmonė</title><link>${link}</link><guid isPermaLink="false">${site}-${n}</guid><pubDate>${date}</pubDate><category>Saugumas</category><description>Trumpai apie naujieną ${n}.</description><content:encoded><![CDATA[${bodyOf(site * ITEMS + n, host)}]]></content:encoded></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Svetainė ${site}</title><link>http://${host}/</link><language>lt</language>${items.join('')}</channel></rss>`;
}

const server = createServer((request, response) => {
  const host = request.headers.host ?? '';
  const etag = `"${host}-1"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  const headers = { 'content-type': 'application/rss+xml; charset=utf-8', etag };
  response.writeHead(200, headers).end(feedOf(host));
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
