import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { OVER_LIST, useEntryOverList } from '../lists/use-entry-over-list.ts';

/** What the writing dialog shows: an article, or a draft that is no article yet. */
export type OpenedPost =
  | { kind: 'article'; id: string }
  /** `isFresh`: its id was made a moment ago, so the server cannot have it. */
  | { kind: 'draft'; id: string; isFresh: boolean };

const ARTICLE = 'irasas';
const DRAFT = 'juodrastis';
const FRESH = { isFreshPost: true };
const ASKED = { isNewPost: true };
const OPENED = { state: OVER_LIST };

/** The list of posts with the form of a new one open over it; the address is the list's (specification §2.10). */
export const NEW_POST = { to: '/admin/content/posts', state: ASKED };

/** Whether an address opens a text to be written. */
export const opensPost = (parameters: URLSearchParams) =>
  parameters.has(ARTICLE) || parameters.has(DRAFT);

/** The open post is in the address: a reload opens it again, and the back button closes it. */
export function useOpenedPost() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const leaveEntry = useEntryOverList();
  const article = parameters.get(ARTICLE);
  const draft = parameters.get(DRAFT);

  const go = (name: string | null, id: string, options: { state?: unknown; replace?: boolean }) => {
    const next = new URLSearchParams(window.location.search);
    next.delete(ARTICLE);
    next.delete(DRAFT);
    if (name) next.set(name, id);
    navigate({ search: `?${next}` }, options);
  };
  /** What the entry of the history was made with. */
  const { isFreshPost: isFresh = false, isNewPost: isAsked = false } = (state ?? {}) as Partial<
    typeof FRESH & typeof ASKED
  >;
  const opened: OpenedPost | null = article
    ? { kind: 'article', id: article }
    : draft
      ? { kind: 'draft', id: draft, isFresh }
      : null;

  // In place of the entry that asked: the back button leads to where one was, not to another new post.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it is asked
  useEffect(() => {
    if (isAsked) go(DRAFT, crypto.randomUUID(), { state: FRESH, replace: true });
  }, [isAsked]);

  return {
    opened,
    openArticle: (id: string) => go(ARTICLE, id, OPENED),
    openDraft: (id: string) => go(DRAFT, id, OPENED),
    writeNew: () => go(DRAFT, crypto.randomUUID(), { state: { ...OVER_LIST, ...FRESH } }),
    close: () => leaveEntry() || go(null, '', { replace: true }),
  };
}
