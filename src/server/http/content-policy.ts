import { createHash } from 'node:crypto';
import {
  type AnalyticsIds,
  RECORDING_HOSTS,
  STATISTICS_HOSTS,
} from '../../domain/third-parties.ts';

const OPENING = /<(script|style)(?:\s[^>]*)?>/g;
const HASH = /\s'(sha256-[^']+)'/g;

/**
 * Astro's policy lists the hashes of every script and style of the whole site, two kilobytes on each page.
 * This keeps those that occur in the page. Only hashes the build knows can stay, so a script that got into
 * the page some other way is still refused.
 */
export function trimContentPolicy(policy: string, html: string): string {
  const present = new Set(
    listInline(html).map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`),
  );
  return policy.replace(HASH, (whole, hash: string) => (present.has(hash) ? whole : ''));
}

/**
 * What follows each opening tag. One may stand in an attribute, where `<` is a letter like any other: then it is no
 * script, but the page's own ones must still be found behind it.
 */
function listInline(html: string): string[] {
  return [...html.matchAll(OPENING)].map(({ 0: opening, 1: name, index }) => {
    const start = index + opening.length;
    const end = html.indexOf(`</${name}>`, start);
    return end < 0 ? '' : html.slice(start, end);
  });
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
