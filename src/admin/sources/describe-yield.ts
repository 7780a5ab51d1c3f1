import { showCost, showNumber } from '../../domain/text/show-numbers.ts';
import { articleCount } from '../../domain/text/with-count.ts';
import type { Source } from './source-requests.ts';

type SourceYield = Pick<Source['last_month'], 'imported' | 'published' | 'cost_micro_usd'>;

/** What a source brought in the last month, how much of it is public, and what models cost for it. */
export function describeYield({ imported, published, cost_micro_usd }: SourceYield): string {
  if (imported === 0) return 'Naujų nebuvo';
  const share =
    published > 0
      ? `publikuota ${showNumber(published)} (${percent(published / imported)})`
      : 'nepublikuota';
  const cost = cost_micro_usd > 0 ? `, ${showCost(cost_micro_usd)} USD` : '';
  return `${articleCount(imported)}, ${share}${cost}`;
}

/** Part of a whole; less than one of a hundred is not nothing. */
const percent = (share: number) => (share < 0.01 ? '< 1 %' : `${Math.floor(share * 100)} %`);
