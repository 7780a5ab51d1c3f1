/** How digits and number words are written: English "3,500.5", Lithuanian "3 500,5", or unknown. */
export type Writing = 'en' | 'lt' | 'unknown';

const ENGLISH =
  /(?<!\p{L})(?:the|of|and|is|was|are|with|that|for|has|have|its|by|from|this)(?!\p{L})/giu;

/**
 * How a source writes its numbers. Where the import was not sure, or before it knew other languages than ours, English is
 * known by its commonest words.
 * @param language ISO 639-1 or null
 */
export function writingOf(language: string | null, text: string): Writing {
  if (language === 'lt' || language === 'en') return language;
  const sample = text.slice(0, 4000);
  const words = sample.match(/\p{L}+/gu)?.length ?? 0;
  const english = sample.match(ENGLISH)?.length ?? 0;
  return words > 0 && english / words > 0.1 ? 'en' : 'unknown';
}
