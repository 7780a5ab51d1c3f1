import { createHash } from 'node:crypto';
import { MAX_HTML } from '../../../html/plain-text.ts';
import type { FeedItem } from './feed-item.ts';

/**
 * Of what an item says in its feed: title and words. Cheap, for it is made of every item at every fetch; tags, and
 * with them counting pixels and addresses that change by the hour, are left out. Null where the feed shows nothing
 * but a link, whose words change with the design of its page.
 */
export function itemHash(item: FeedItem): string | null {
  if (!item.summaryHtml && !item.contentHtml && !(item.guid && item.title.trim())) return null;
  const words = [item.title, item.summaryHtml, item.contentHtml]
    .map((html) =>
      html
        .slice(0, MAX_HTML)
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join('\n');
  return createHash('sha256').update(words).digest('base64url').slice(0, 32);
}
