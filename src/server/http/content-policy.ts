import { createHash } from 'node:crypto';

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
