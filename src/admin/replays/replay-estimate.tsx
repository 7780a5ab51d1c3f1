import { Alert, Text } from '@mantine/core';
import { showCost, showNumber } from '../../domain/text/show-numbers.ts';
import { articleCount } from '../../domain/text/with-count.ts';
import { TOKEN_HELP } from '../article-import/comparison/preparation-cost.ts';
import lists from '../lists/lists.module.css';
import type { Estimate } from './replay-requests.ts';
import { describeTime } from './replay-texts.ts';
import classes from './replays.module.css';

/** What a replay would take, and whether the day has so much left. */
export function ReplayEstimate({ estimate }: { estimate: Estimate }) {
  const { article_ids, edited, models, left } = estimate;
  const tokens = estimate.input_tokens + estimate.output_tokens;
  const isOver =
    tokens > left.tokens ||
    (left.cost_micro_usd !== null && estimate.cost_micro_usd > left.cost_micro_usd);
  return (
    <section aria-label="Kiek tai kainuos" className={classes.estimate}>
      <dl className={lists.facts}>
        <dt>Straipsniai</dt>
        <dd>
          {articleCount(article_ids.length)}, iš jų žmonių redaguoti: {edited}
        </dd>
        <dt>Dabartinis modelis</dt>
        <dd>{models.current}</dd>
        <dt>Bandomasis modelis</dt>
        <dd>{models.candidate}</dd>
        <dt>Žetonai</dt>
        <dd>
          apie {showNumber(tokens)} (šiandien liko {showNumber(left.tokens)})
          <Text size="xs" c="dimmed">
            {TOKEN_HELP}.
          </Text>
        </dd>
        <dt>Kaina</dt>
        <dd>
          apie {showCost(estimate.cost_micro_usd)} USD
          {left.cost_micro_usd !== null && ` (šiandien liko ${showCost(left.cost_micro_usd)} USD)`}
        </dd>
        <dt>Trukmė</dt>
        <dd>{describeTime(estimate.seconds)}</dd>
      </dl>
      {isOver && (
        <Alert color="yellow" mt="md" title="Dienos ribos gali neužtekti">
          Ją pasiekus palyginimas sustos ir bus tęsiamas rytoj, o straipsniai šiandien nebebus
          ruošiami.
        </Alert>
      )}
    </section>
  );
}
