import { createHash } from 'node:crypto';
import {
  type AnalyticsIds,
  RECORDING_HOSTS,
  STATISTICS_HOSTS,
} from '../../domain/third-parties.ts';

const NAMES = ['script', 'style'];
const HASH = /\s'(sha256-[^']+)'/g;
/** Data, nothing that runs: a policy does not look at it. */
const DATA = 'application/ld+json';
/** By their text, the hashes of scripts and styles the build knows: the same few on every page, some of them long. */
const known = new Map<string, string>();

/**
 * The build's policy lists the hashes of every script and style of the whole site, two kilobytes on each page.
 * This keeps those that occur in the page. Only hashes the build knows can stay, so a script that got into
 * the page some other way is still refused.
 */
export function trimContentPolicy(policy: string, page: Buffer): string {
  const present = new Set(listInline(page).map((text) => hashIn(policy, text)));
  return policy.replace(HASH, (whole, hash: string) => (present.has(hash) ? whole : ''));
}

/**
 * What follows each opening tag, a letter for each byte. A tag may stand in an attribute, where `<` is a letter like any
 * other: then it is no script, but the page's own ones must still be found behind it.
 */
function listInline(page: Buffer): string[] {
  const html = page.toString('latin1');
  const found: string[] = [];
  for (const name of NAMES) {
    // Looked for by name: an expression would stop at each of a page's thousand tags.
    for (let at = html.indexOf(`<${name}`); at !== -1; at = html.indexOf(`<${name}`, at + 1)) {
      const start = html.indexOf('>', at) + 1;
      const opening = html.slice(at + 1 + name.length, start);
      if (!/^[\s>]/.test(opening) || opening.includes(DATA)) continue;
      const end = html.indexOf(`</${name}>`, start);
      if (end > start) found.push(html.slice(start, end));
    }
  }
  return found;
}

function hashIn(policy: string, text: string): string {
  const remembered = known.get(text);
  if (remembered) return remembered;
  const hash = `sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}`;
  if (policy.includes(hash)) known.set(text, hash);
  return hash;
}

/** Adds the hosts of the configured analytics to a page's policy; without any it stays as it is. */
export function allowAnalytics(policy: string, ids: AnalyticsIds): string {
  const added = [
    ...(ids.analyticsId ? Object.entries(STATISTICS_HOSTS) : []),
    ...(ids.sessionRecordingId ? Object.entries(RECORDING_HOSTS) : []),
  ];
  return added.reduce(
    (text, [directive, hosts]) =>
      text.replace(new RegExp(`(^|;\\s*)(${directive}\\b[^;]*)`), `$1$2 ${hosts.join(' ')}`),
    policy,
  );
}
