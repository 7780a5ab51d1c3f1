import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkAct } from '../../articles/act-in-batches.ts';
import {
  ARTICLE_LISTS,
  type Article,
  deleteArticle,
  publishArticle,
} from '../../articles/article-requests.ts';
import { actOnMany } from '../../articles/bulk-requests.ts';
import { showFailure, showSuccess } from '../../feedback/toasts.ts';
import { invalidateLists } from '../../http/invalidate-lists.ts';
import { explain, RequestProblem } from '../../http/problem.ts';
import { reviewArticle } from '../comparison/review-requests.ts';
import { IMPORT_WORDS } from '../list/import-words.ts';
import type { DoneActs, ReviewAct } from './queue.ts';
import { articleQuery } from './use-review-queue.ts';

interface Decision {
  act: ReviewAct;
  article: Article;
  isReviewed: boolean;
  /** The person has seen why a text needs a second look. */
  isConfirmed: boolean;
}

interface Done {
  id: string;
  name: string;
  act: ReviewAct;
  /** As it was published; null until that is known, and after other acts. */
  published: Article | null;
  /** What takes it back, once it is known to be done; null when it was not. */
  undo: Promise<BulkAct | null>;
}

interface Failed {
  id: string;
  /** Somebody else has deleted it. */
  isGone: boolean;
  /** The article's name. */
  name: string;
  text: string;
  reason: string | null;
}

export const DONE_WORDS: Record<ReviewAct, string> = {
  publish: IMPORT_WORDS.one.publish,
  review: 'Peržiūra užfiksuota',
  remove: IMPORT_WORDS.one.delete,
};
const FAILURES: Record<ReviewAct, string> = {
  publish: IMPORT_WORDS.failures.publish,
  review: IMPORT_WORDS.failures.category,
  remove: IMPORT_WORDS.failures.delete,
};

/**
 * Acts that do not wait for their answer: the next text is read meanwhile, and one that fails brings its text back
 * with the reason. Whole: doing, failing and taking back change the same lists.
 * @param onReturn to an article whose act failed or was taken back
 */
export function useReviewActs(onReturn: (id: string, isFailure: boolean) => void) {
  const client = useQueryClient();
  const [done, setDone] = useState<DoneActs>(new Map());
  const [stack, setStack] = useState<Done[]>([]);
  const [failed, setFailed] = useState<Failed | null>(null);
  const mark = (id: string, act: ReviewAct | null) =>
    setDone((before) => {
      const after = new Map(before);
      if (act) after.set(id, act);
      else after.delete(id);
      return after;
    });

  const perform = (decision: Decision) => {
    const { act, article } = decision;
    const { id } = article;
    const name = article.ai_translated_title ?? article.original_title;
    // What is still on its way would find a deleted article gone.
    const sent = client.cancelQueries(articleQuery(id)).then(() => send(decision));
    const undo = sent.then(
      (taken) => {
        const { after } = taken;
        if (after) client.setQueryData(articleQuery(id).queryKey, after);
        if (after && act === 'publish')
          setStack((before) =>
            before.map((one) => (one.undo === undo ? { ...one, published: after } : one)),
          );
        showSuccess(DONE_WORDS[act]);
        void invalidateLists(client, ARTICLE_LISTS, null);
        return taken.undo;
      },
      (error: unknown) => {
        // Deleted by somebody else it is not there to be brought back.
        const isGone = error instanceof RequestProblem && error.status === 404;
        mark(id, isGone ? 'remove' : null);
        setStack((before) => before.filter((one) => one.undo !== undo));
        setFailed({ id, isGone, name, text: FAILURES[act], reason: explain(error) });
        showFailure(FAILURES[act], error);
        void invalidateLists(client, ARTICLE_LISTS, error);
        if (!isGone) onReturn(id, true);
        return null;
      },
    );
    setFailed(null);
    mark(id, act);
    setStack((before) => [...before, { id, name, act, published: null, undo }]);
  };

  const takeBack = async () => {
    const last = stack.at(-1);
    if (!last) {
      showFailure(
        'Nuo tada, kai atvėrėte peržiūrą, nieko nenuspręsta: nėra ko atšaukti.',
        undefined,
        'Šio veiksmo atlikti negalima',
      );
      return;
    }
    setStack((before) => before.filter((one) => one.undo !== last.undo));
    const act = await last.undo;
    if (!act) return;
    try {
      const [refused] = (await actOnMany(act)).failed;
      if (refused) throw new RequestProblem(409, refused.detail);
      await client.fetchQuery({ ...articleQuery(last.id), staleTime: 0 });
    } catch (error) {
      showFailure(IMPORT_WORDS.failures.undo, error);
      // Where nothing answered it can be tried again.
      if (error instanceof RequestProblem && error.status === 0)
        setStack((before) => [...before, last]);
      return;
    }
    mark(last.id, null);
    showSuccess(IMPORT_WORDS.one.undo);
    void invalidateLists(client, ARTICLE_LISTS, null);
    onReturn(last.id, false);
  };

  return {
    done,
    perform,
    undo: () => void takeBack(),
    /** What Z takes back; null when there is nothing. */
    last: stack.at(-1) ?? null,
    failed,
    forgetFailure: () => setFailed(null),
  };
}

/** Answers what takes it back, and the article after it where there is one. */
async function send({
  act,
  article,
  ...answer
}: Decision): Promise<{ undo: BulkAct; after?: Article }> {
  const { id } = article;
  if (act === 'remove') {
    await deleteArticle(article);
    return { undo: { action: 'undelete', items: [{ id }] } };
  }
  const after = await (act === 'publish'
    ? publishArticle(article, answer)
    : reviewArticle(article));
  return { undo: { action: 'undo', items: [{ id, version: after.version }] }, after };
}
