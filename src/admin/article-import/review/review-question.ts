import { listPublishReasons } from '../../../domain/articles/publish-reasons.ts';
import { quoteTitle } from '../../../domain/text/quote-title.ts';
import type { Article } from '../../articles/article-requests.ts';
import { describePlan, isUnreviewed } from '../../articles/publish-texts.ts';
import { goesToBin } from '../../feedback/ask.tsx';
import { canPublish } from '../next-steps.ts';
import type { ReviewAct } from './queue.ts';

export type Judged = Pick<
  Article,
  | 'ai_translated_title'
  | 'original_title'
  | 'ai_translated_content'
  | 'state'
  | 'preparation_state'
  | 'preparation_reason'
  | 'check_findings'
  | 'is_beyond_rights'
  | 'is_reported_elsewhere'
  | 'is_changed_at_source'
  | 'has_pending_values'
  | 'pending_problems'
  | 'has_near_duplicate'
  | 'source_changed_at'
  | 'scheduled_for'
  | 'published_date'
  | 'prepared_by'
  | 'reviewed_at'
>;

/** How a question is answered with yes. */
export interface Answer {
  label: string;
  /** The person has read the text and answers for it. */
  isReviewed: boolean;
}

export interface ReviewQuestion {
  act: ReviewAct;
  title: string;
  consequence: string;
  /** Why a person has to look twice; confirming says that they have. */
  reasons: string[];
  /** The first is what Enter says. */
  answers: Answer[];
  /** What a lasting answer is called; null where each text has to be asked about. */
  hold: string | null;
}

/** Why an act cannot be done to a text; null when it can. */
export function refusalOf(act: ReviewAct, article: Judged): string | null {
  if (act === 'publish' && !canPublish(article))
    return article.state === 'published'
      ? 'Straipsnis jau publikuotas.'
      : 'Straipsnis dar neparuoštas.';
  if (act !== 'review') return null;
  if (article.reviewed_at) return 'Straipsnis jau peržiūrėtas.';
  if (article.has_pending_values)
    return 'Laukia naujas tekstas: jis peržiūrimas patvirtinant, t. y. publikuojant.';
  if (!article.ai_translated_content) return 'Straipsnis dar neparuoštas.';
  if (article.preparation_state !== 'prepared')
    return 'Straipsnis laukia peržiūros: pataisykite jį arba publikuokite patvirtinę pastabas.';
  return null;
}

/** What is asked in the page before an act. Whole: the questions beside each other. */
export function questionOf(act: ReviewAct, article: Judged): ReviewQuestion {
  const name = article.ai_translated_title ?? article.original_title;
  const plan = describePlan(article);
  if (act === 'remove')
    return {
      act,
      title: `Ištrinti straipsnį ${quoteTitle(name)}?`,
      consequence: goesToBin('Straipsnis perkeliamas'),
      reasons: [],
      answers: [{ label: 'Ištrinti', isReviewed: false }],
      hold: article.published_date || plan ? null : 'Toliau šioje peržiūroje trinti neklausiant',
    };
  const isClear = hasNothingFound(article);
  if (act === 'review')
    return {
      act,
      title: 'Ar perskaitėte visą tekstą ir už jį atsakote?',
      consequence:
        'Jūsų vardas ir laikas bus įrašyti, o įspėjimas, kad teksto dar niekas neperžiūrėjo, nuimtas. Kas tekstą parengė, straipsnyje liks.',
      reasons: [],
      answers: [{ label: 'Peržiūrėjau', isReviewed: true }],
      hold: isClear ? 'Toliau neklausti, kai nieko nerasta' : null,
    };
  const reasons = reasonsOf(article);
  const seen = reasons.length > 0 ? 'Pastabas mačiau' : null;
  return {
    act,
    title: `Publikuoti straipsnį ${quoteTitle(name)}?`,
    consequence: [plan, 'Lankytojai straipsnį pamatys iš karto.'].filter(Boolean).join(' '),
    reasons,
    answers: isUnreviewed(article)
      ? [
          {
            label: seen ? `${seen}, tekstą perskaičiau ir publikuoju` : 'Perskaičiau ir publikuoju',
            isReviewed: true,
          },
          {
            label: seen ? `${seen}, publikuoti neperžiūrėtą` : 'Publikuoti neperžiūrėtą',
            isReviewed: false,
          },
        ]
      : [{ label: seen ? `${seen}, publikuoti` : 'Publikuoti', isReviewed: false }],
    hold: isClear ? 'Toliau neklausti, kai nieko nerasta' : null,
  };
}

const reasonsOf = (article: Judged): string[] =>
  listPublishReasons(article, article.has_pending_values ? (article.pending_problems ?? []) : null);

/** Nothing that a person should know before they decide: an answer given to another such text may hold for it. */
const hasNothingFound = (article: Judged): boolean =>
  reasonsOf(article).length === 0 &&
  (article.check_findings ?? []).length === 0 &&
  !article.has_near_duplicate &&
  article.source_changed_at === null &&
  article.scheduled_for === null;
