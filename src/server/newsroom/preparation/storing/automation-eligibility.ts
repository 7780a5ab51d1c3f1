import { and, isNull, type SQL } from 'drizzle-orm';
import { articles } from '../../../database/schema/articles.ts';

/**
 * What may be prepared unasked: not public, not prepared, and no person has begun to write its text. A category or
 * a picture that a person chose is no text; the revision before the preparation keeps them.
 */
export const isEligibleForAutomation = and(
  isNull(articles.published_date),
  isNull(articles.ai_actuality_score),
  isNull(articles.ai_translated_title),
  isNull(articles.ai_slug),
  isNull(articles.ai_translated_excerpt),
  isNull(articles.ai_translated_content),
) as SQL;

/** On the row after a fault of ours: the schedule takes such articles up again, `automation/select-backlog.ts`. */
export const UNEXPECTED_WILL_RETRY =
  'Nenumatyta klaida. Kol automatinis AI paruošimas įjungtas, bandysime dar kartą.';
/** On the row of an article whose work ended the process or a thread twice: nothing takes it up by itself. */
export const DEAD_LETTERED =
  'Straipsnio apdorojimas du kartus nutraukė programos darbą, todėl atidėtas. Peržiūrėkite šaltinio tekstą; jei jis tinkamas, paruoškite iš naujo.';
/** Like UNEXPECTED_WILL_RETRY on an article that the schedule leaves to people. */
export const UNEXPECTED = 'Nenumatyta klaida. Bandykite apdoroti iš naujo.';
