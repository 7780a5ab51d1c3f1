import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import type { Article } from '../../articles/article-requests.ts';
import { showFailure } from '../../feedback/toasts.ts';
import { useEntryOverList } from '../../lists/use-entry-over-list.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { PER_PAGE, readFilters, toQuery } from '../list/import-filters.ts';
import { rememberRow } from '../list/return-to-row.ts';
import { pageOf, type ReviewAct } from './queue.ts';
import { type Answer, questionOf, type ReviewQuestion, refusalOf } from './review-question.ts';
import { useReviewActs } from './use-review-acts.ts';
import { articleQuery, useReviewQueue } from './use-review-queue.ts';

/** Answers that hold for what is reviewed next in this sitting. */
type Held = Partial<Record<ReviewAct, Answer>>;

/** One text of the queue, what is asked about it, and the ways on. Whole: each act ends in a way on. */
export function useReview() {
  const { id: addressed = '' } = useParams();
  // The address follows a moment later; until then the next key would still be about the text before.
  const [aim, setAim] = useState<string | null>(null);
  if (aim === addressed) setAim(null);
  const id = aim ?? addressed;
  const address = useListAddress();
  const editing = address.over('edit');
  const isEditing = editing.opened === id;
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const leaveEntry = useEntryOverList();
  const [question, setQuestion] = useState<ReviewQuestion | null>(null);
  const [held, setHeld] = useState<Held>({});
  const [isAtEnd, setAtEnd] = useState(false);
  // A way on that was asked for before it was known where it leads.
  const [eager, setEager] = useState<1 | -1 | null>(null);
  const here = useScreenState(isEditing || question !== null);

  const goTo = (next: string) => {
    setQuestion(null);
    setAtEnd(false);
    setAim(next);
    // The list stays the place that „back“ leads to.
    navigate(`/admin/import/ai/${next}${withoutEditing(search)}`, { replace: true, state });
  };
  const acts = useReviewActs((returned, isFailure) => {
    if (here.isGone() || (isFailure && here.isBusy())) return;
    goTo(returned);
  });
  const filters = readFilters(address.get);
  const queue = useReviewQueue(id, toQuery(filters, 1, 1), acts.done);
  // Nothing leaves the list of all but what is deleted; a reviewed text stays in each.
  const page = pageOf(queue.items, acts.done, {
    id,
    perPage: PER_PAGE,
    isLeaving: (act) => act === 'remove' || (act === 'publish' && filters.state !== 'all'),
  });
  const isOnPage = queue.place === 0 || page === address.page;
  const listAddress = `/admin/import/ai${toList(search, isOnPage ? address.page : page)}`;
  // One that was deleted a moment ago is still drawn, and no more there to be asked for.
  const isThere = !isAtEnd && acts.done.get(id) !== 'remove';
  const article = useQuery({ ...articleQuery(id), enabled: isThere });

  useEffect(() => rememberRow(id), [id]);

  /** Past the last text stands what became of all. */
  const turn = (step: 1 | -1) => {
    const to = step === 1 ? queue.next : queue.previous;
    if (queue.query.isPending) setEager(step);
    else if (isAtEnd && step === -1) setAtEnd(false);
    else if (to) goTo(to.id);
    else if (step === 1) setAtEnd(queue.items.length > 0);
  };
  const follow = useEffectEvent(turn);
  const followed = queue.query.isPending ? null : eager;
  useEffect(() => {
    if (!followed) return;
    setEager(null);
    follow(followed);
  }, [followed]);

  const decide = (text: Article, act: ReviewAct, answer: Answer, isConfirmed: boolean) => {
    acts.perform({ act, article: text, isReviewed: answer.isReviewed, isConfirmed });
    const [next] = queue.waiting;
    setQuestion(null);
    if (next) goTo(next.id);
    else if (queue.query.isPending) setEager(1);
    else setAtEnd(true);
  };
  const begin = (act: ReviewAct) => {
    const text = article.data;
    if (isAtEnd || !text || question?.act === act) return;
    const refusal = refusalOf(act, text);
    if (refusal) return showFailure(refusal, undefined, 'Šio veiksmo atlikti negalima');
    const asked = questionOf(act, text);
    const answer = asked.hold ? held[act] : undefined;
    if (answer) decide(text, act, answer, false);
    else setQuestion(asked);
  };

  return {
    id,
    article,
    queue,
    acts,
    editing: { isOpen: isEditing, open: () => editing.open(id), close: editing.close },
    isAtEnd,
    question,
    held,
    begin,
    answer: (answer: Answer, isHeld: boolean) => {
      if (!question || !article.data) return;
      if (isHeld) setHeld({ ...held, [question.act]: answer });
      decide(article.data, question.act, answer, question.reasons.length > 0);
    },
    cancel: () => setQuestion(null),
    askAgain: () => setHeld({}),
    goTo,
    goOn: () => turn(1),
    goBack: () => turn(-1),
    listAddress,
    leave: () => {
      if (!isOnPage) navigate(listAddress, { replace: true });
      else if (!leaveEntry()) navigate(listAddress);
    },
  };
}

export type Review = ReturnType<typeof useReview>;

function withoutEditing(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('edit');
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/** The page that the row read last stands on, wherever the review began. */
function toList(search: string, page: number): string {
  const parameters = new URLSearchParams(withoutEditing(search));
  if (page > 1) parameters.set('page', String(page));
  else parameters.delete('page');
  const rest = parameters.toString();
  return rest && `?${rest}`;
}

/** For what is answered later: whether the screen is still there, and whether a person is in the middle of something. */
function useScreenState(isBusy: boolean) {
  const now = useRef({ isBusy, isGone: false });
  useEffect(() => {
    now.current.isBusy = isBusy;
  }, [isBusy]);
  useEffect(() => {
    const presence = now.current;
    presence.isGone = false;
    return () => {
      presence.isGone = true;
    };
  }, []);
  return { isBusy: () => now.current.isBusy, isGone: () => now.current.isGone };
}
