import { withCount } from '../../../domain/text/with-count.ts';

/** What the preparation of an article has used so far, all attempts together. */
interface PreparationCost {
  input_tokens: number;
  output_tokens: number;
  images: number;
  /** Millionths of a US dollar; 0 where the model has no price. */
  cost_micro_usd: number;
}

const number = new Intl.NumberFormat('lt-LT');
const dollars = new Intl.NumberFormat('lt-LT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});

/** One line for people; null when no model was used. */
export function describeCost(cost: PreparationCost): string | null {
  const tokens = cost.input_tokens + cost.output_tokens;
  if (tokens === 0 && cost.images === 0) return null;
  const parts: string[] = [];
  if (tokens > 0) {
    const noun = withCount(tokens, 'žetonas', 'žetonai', 'žetonų').replace(/^\d+ /, '');
    parts.push(
      `${number.format(tokens)} ${noun} (įvestis ${number.format(cost.input_tokens)}, išvestis ${number.format(cost.output_tokens)})`,
    );
  }
  if (cost.images > 0) parts.push(withCount(cost.images, 'vaizdas', 'vaizdai', 'vaizdų'));
  if (cost.cost_micro_usd > 0) parts.push(`≈ ${dollars.format(cost.cost_micro_usd / 1e6)} USD`);
  return parts.join(', ');
}
