import { factsOf, type Rule } from './fact.ts';

/** Warnings about criminals write addresses so that they cannot be clicked: example[.]com. */
const DOT = String.raw`(?:\.|\[\.\]|\(\.\))`;
// Endings that are words of either language (.to, .so, .no, .is, .it, .in, .be, .at) would be found at every missed space.
const ENDINGS =
  'com|org|net|lt|eu|io|dev|gov|edu|info|biz|co|uk|de|pl|lv|ee|us|ai|app|cloud|me|tv|ru|fr|nl|se|fi|dk|ch|ua|by|jp|cn|ca|xyz|online|site|shop|store|top|tech|news|blog|onion|example|test|invalid';
const HOST_NAME = `(?:[a-z\\d](?:[a-z\\d-]*[a-z\\d])?${DOT})+(?:${ENDINGS})(?![\\p{L}\\d-])`;
const SCHEME = /(?:h(?:tt|xx)ps?:\/\/|www\.)[^\s<>"'„“”»«]+/giu;
const HOST = new RegExp(
  `(?<![\\p{L}\\d@.-])${HOST_NAME}(?::\\d+)?(?:/[^\\s<>"'„“”»«)\\]]*)?`,
  'giu',
);
const MAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]+(?:(?:\.|\[\.\])[\p{L}\d-]+)+/giu;
const IPV4 = new RegExp(
  `(?<![\\p{L}\\d.])\\d{1,3}(?:${DOT}\\d{1,3}){3}(?::\\d{1,5}|/\\d{1,2})?(?![\\p{L}\\d]|\\.\\d)`,
  'gu',
);
/** Groups with a double colon, or eight of them: fewer are times. */
const IPV6 =
  /(?<![\p{L}\d:])(?:(?:[\da-f]{1,4}:){1,7}:(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,6})?|(?:[\da-f]{1,4}:){7}[\da-f]{1,4})(?:\/\d{1,3})?(?![\p{L}\d:])/giu;

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[[(]\.[\])]/g, '.')
    .replace(/^hxxp/, 'http');

/** Addresses of pages and bare domains. Goes first: paths are full of digits. */
export const urlRule: Rule = {
  kind: 'url',
  read: ({ text }) => {
    const withScheme = factsOf('url', text, SCHEME, ([found]) => {
      const key = urlKey(found);
      return { needs: [[key]], gives: [key, hostKeyOf(found)] };
    });
    let rest = text;
    for (const { start, end } of withScheme) {
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
    }
    const hosts = factsOf('url', rest, HOST, ([found]) => {
      const key = found.includes('/') ? urlKey(found) : hostKeyOf(found);
      return { needs: [[key]], gives: [key, hostKeyOf(found)] };
    });
    return [...withScheme, ...hosts];
  },
};

export const mailRule: Rule = {
  kind: 'mail',
  read: ({ text }) =>
    factsOf('mail', text, MAIL, ([found]) => ({ needs: [[`mail:${bare(found)}`]] })),
};

/** Network addresses with their port or mask. */
export const ipRule: Rule = {
  kind: 'ip',
  read: ({ text }) =>
    [IPV4, IPV6].flatMap((pattern) =>
      factsOf('ip', text, pattern, ([found]) => {
        const address = bare(found);
        return {
          needs: [[`ip:${address}`]],
          gives: [`ip:${address}`, `ip:${bareAddress(address)}`],
        };
      }),
    ),
};

/** Without the mask, and of IPv4 without the port. */
const bareAddress = (address: string) =>
  (address.split('/', 1)[0] ?? '').replace(/^([^:]*):\d+$/, '$1');

/** The same address however it is written: scheme, www, fragment, closing slash and punctuation aside. */
export function urlKey(address: string): string {
  const written = address
    .replace(/[[(]\.[\])]/g, '.')
    .replace(/(?<![.,;:!?…)\]])[.,;:!?…)\]]+$/u, '');
  const whole = /^[a-z]+:/i.test(written)
    ? written.replace(/^hxxp/i, 'http')
    : `https://${written}`;
  if (!URL.canParse(whole)) return `url:${written}`;
  const url = new URL(whole);
  return `url:${bareHost(url.host)}${url.pathname.replace(/(?<!\/)\/+$/, '')}${url.search}`;
}

const bareHost = (host: string) => host.toLowerCase().replace(/^www\./, '');

function hostKeyOf(address: string): string {
  const key = urlKey(address).slice('url:'.length);
  return `host:${key.split(/[/?]/)[0]}`;
}
