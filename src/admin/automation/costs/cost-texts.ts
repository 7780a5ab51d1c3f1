import { showCost, showMoney, showNumber } from '../../../domain/text/show-numbers.ts';

interface Spent {
  input_tokens: number;
  output_tokens: number;
  images: number;
  /** Millionths of a US dollar. */
  cost_micro_usd: number;
}

export interface CostRow extends Spent {
  key: string;
  label: string;
}

interface Caps {
  tokens: number;
  images: number;
  cost_cents: number | null;
}

/** Today's use against each limit; `share` is null where there is none. */
export function capsOf(today: Spent, caps: Caps) {
  const tokens = today.input_tokens + today.output_tokens;
  const cents = today.cost_micro_usd / 10_000;
  return [
    {
      label: 'Žetonai šiandien',
      text: `${showNumber(tokens)} iš ${showNumber(caps.tokens)}`,
      share: tokens / caps.tokens,
    },
    {
      label: 'Vaizdai šiandien',
      text: `${showNumber(today.images)} iš ${showNumber(caps.images)}`,
      share: today.images / caps.images,
    },
    caps.cost_cents === null
      ? { label: 'Išlaidos šiandien', text: `${showCost(today.cost_micro_usd)} USD`, share: null }
      : {
          label: 'Išlaidos šiandien',
          text: `${showCost(today.cost_micro_usd)} iš ${showMoney(caps.cost_cents / 100)} USD`,
          share: cents / caps.cost_cents,
        },
  ];
}
