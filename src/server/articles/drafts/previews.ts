import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../../domain/time/clock.ts';
import { minutes } from '../../../domain/time/duration.ts';

/** How long a preview's address opens (contracts.md, "Browser"). */
const LIFETIME = minutes(15);
const KINDS = ['article', 'draft'] as const;

export interface Previewed {
  kind: (typeof KINDS)[number];
  id: string;
}

/**
 * Addresses of what is not published, for the eyes of whom the writer asks. Signed and not stored; they end by
 * themselves.
 * @param secret of this installation; the key of previews is derived from it
 */
export function createPreviews({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createHmac('sha256', secret).update('previews').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    /** An address anybody may open until `expires_at`. */
    issue(kind: Previewed['kind'], id: string) {
      const expires = clock.now().getTime() + LIFETIME;
      const text = `${kind}.${id}.${expires}`;
      return {
        url: `/perziura/${text}.${sign(text)}`,
        expires_at: new Date(expires).toISOString(),
      };
    },
    /** What the token of an address shows; null when it is forged or too old. */
    read(token: string): Previewed | null {
      const [kind, id, expires, signature, ...rest] = token.split('.');
      const known = KINDS.find((one) => one === kind);
      if (!known || !id || !expires || !signature || rest.length > 0) return null;
      const expected = Buffer.from(sign(`${kind}.${id}.${expires}`));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
      return Number(expires) > clock.now().getTime() ? { kind: known, id } : null;
    },
  };
}

export type Previews = ReturnType<typeof createPreviews>;
