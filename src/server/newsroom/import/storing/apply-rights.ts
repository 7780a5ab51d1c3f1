import { createHash } from 'node:crypto';
import type { Rights } from '../../../../domain/source-rights.ts';
import { escapeText } from '../../../../domain/text/escape-text.ts';
import type { ArticleBody } from '../pages/compose-body.ts';

/**
 * What may be kept of a text under a source's rights. Of an `excerpt` source only its excerpt of at most 300
 * characters is stored, so nothing later (preparation, panel, public page) can show more; being short it is
 * never published automatically. Own and licensed texts are kept whole.
 */
export function applyRights(body: ArticleBody, rights: Rights): ArticleBody {
  if (rights !== 'excerpt') return body;
  const { title, excerpt } = body;
  return {
    ...body,
    html: excerpt && `<p>${escapeText(excerpt)}</p>`,
    isThin: true,
    contentHash: createHash('sha256').update(`${title}\n${excerpt}`).digest('base64url'),
  };
}
