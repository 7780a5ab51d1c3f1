import type { ModelAnswer, ModelRequest } from '../fakes/model-server.ts';
import { type AttackString, attackedHtml } from './attacks.ts';

/**
 * A model that answers with the attack: in every text, in the HTML alone, or in what is no text too. Null for
 * requests that carry no attack.
 */
export function createHostileModel(
  attackOf: (marker: string) => AttackString | undefined,
  picture: Uint8Array,
) {
  return (request: ModelRequest): ModelAnswer | null => {
    if (request.wantsImage) return { image: picture, mimeType: 'image/svg+xml' };
    const marker = /\bzq\d+[fp]\b/.exec(request.prompt)?.[0] ?? '';
    const attack = attackOf(marker);
    if (!attack) return null;
    const { text } = attack;
    const way = howHostile(marker);
    const isPlain = way === 'only-html';
    const answer: Record<string, unknown> = {
      score: way === 'everything' ? 5000 : 82,
      category: way === 'everything' ? text : 'Kibernetinis saugumas',
      title: isPlain ? `Straipsnis ${marker}` : `${marker} ${text}`.slice(0, 200),
      excerpt: isPlain ? 'Trumpa naujienos santrauka.' : text.slice(0, 600),
      content_html: attackedHtml(text, 'lt', Number(/\d+/.exec(marker)?.[0])),
    };
    // Unrequested.
    const unasked = { slug: text, ai_slug: `../${text}`, [text]: text };
    const asked = request.fields.map((field) => [field, answer[field] ?? '']);
    return { json: { ...unasked, ...Object.fromEntries(asked) } };
  };
}

/** Of what a model says about everything nothing is kept: such articles are written by a person. */
function howHostile(marker: string): 'all-texts' | 'only-html' | 'everything' {
  const number = Math.floor(Number(/\d+/.exec(marker)?.[0]) / 4);
  return (['all-texts', 'only-html', 'everything'] as const)[number % 3] ?? 'only-html';
}
