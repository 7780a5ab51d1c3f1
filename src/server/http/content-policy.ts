import { createHash } from 'node:crypto';
import {
  type AnalyticsIds,
  RECORDING_HOSTS,
  STATISTICS_HOSTS,
} from '../../domain/third-parties.ts';

const INLINE = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const HASH = /\s'(sha256-[^']+)'/g;

/**
 * Astro's policy lists the hashes of every script and style of the whole site, two kilobytes on each page.
 * This keeps those that occur in the page. Only hashes the build knows can stay, so a script that got into
 * the page some other way is still refused.
 */
export function trimContentPolicy(policy: string, html: string): string {
  const present = new Set(
    [...html.matchAll(INLINE)].map(
      ([, , text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
    ),
  );
  return policy.replace(HASH, (whole, hash: string) => (present.has(hash) ? whole : ''));
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
