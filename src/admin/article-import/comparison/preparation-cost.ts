import { showPrice } from '../../../domain/text/show-numbers.ts';
import { nounFor, withCount } from '../../../domain/text/with-count.ts';

/** For whoever meets the word. */
export const TOKEN_HELP = 'Žetonas – teksto gabalėlis: tokiais modeliai matuoja tekstą';

/** What the preparation of an article has used so far, all attempts together. */
interface PreparationCost {
  input_tokens: number;
  output_tokens: number;
  images: number;
  /** Millionths of a US dollar; 0 where the model has no price. */
  cost_micro_usd: number;
}

/** One line for people; null when no model was used. */
export function describeCost(cost: PreparationCost): string | null {
  const tokens = cost.input_tokens + cost.output_tokens;
  if (tokens === 0 && cost.images === 0) return null;
  const parts: string[] = [];
  if (cost.cost_micro_usd > 0) parts.push(`≈ ${showPrice(cost.cost_micro_usd)} USD`);
  // What a person has no measure for is told where nothing else tells how much it was.
  else if (tokens > 0)
    parts.push(
      `${withCount(tokens, 'žetonas', 'žetonai', 'žetonų')} (teksto ${nounFor(tokens, 'gabalėlis', 'gabalėliai', 'gabalėlių')})`,
    );
  if (cost.images > 0) parts.push(withCount(cost.images, 'vaizdas', 'vaizdai', 'vaizdų'));
  return parts.join(', ');
}
