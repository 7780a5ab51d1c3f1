import type { ApiModel, COVER_MODEL } from '../../../../domain/model-providers.ts';

/*
 * What the selectable models cost, in US dollars for a million tokens (thinking is billed as output) and for a
 * picture: the providers' public lists, standard rate, as known when this was written. The sums in the panel are
 * estimates by this list; the provider's bill decides. A model that is not here (one's own server) costs nothing.
 */

interface Price {
  input: number;
  output: number;
  /** Of a picture, whose output tokens are then not counted. */
  image?: number;
}

const PRICES: Record<ApiModel | `google/${typeof COVER_MODEL}`, Price> = {
  'google/gemini-flash-latest': { input: 0.5, output: 3 },
  'google/gemini-pro-latest': { input: 2, output: 12 },
  'google/gemini-2.5-flash-image': { input: 0.3, output: 30, image: 0.039 },
  'openai/gpt-5-mini': { input: 0.25, output: 2 },
};

const pricesByModel: ReadonlyMap<string, Price> = new Map(Object.entries(PRICES));

const MICRO = 1_000_000;

export interface Usage {
  inputTokens: number;
  outputTokens: number;
  images: number;
}

/** Millionths of a US dollar: a dollar for a million tokens is a millionth for one. */
export function costOf(model: string, { inputTokens, outputTokens, images }: Usage): number {
  const price = pricesByModel.get(model);
  if (!price) return 0;
  const made =
    images > 0 && price.image !== undefined
      ? images * price.image * MICRO
      : outputTokens * price.output;
  return Math.round(inputTokens * price.input + made);
}
