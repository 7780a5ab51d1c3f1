import { type PostValues, sameValues } from '../articles/post-values.ts';
import type { Draft } from './draft.ts';
import type { LocalCopies } from './local-drafts.ts';

/** A text the person may go on with. */
export interface StartingText {
  source: 'article' | 'server' | 'browser';
  values: PostValues;
  /** ISO time it was last touched; null for a new post. */
  at: string | null;
  /** The article's version it was written on; null for a post that does not exist yet. */
  base_version: number | null;
}

type Opening =
  /** There is only one newest text, or all are the same. */
  | { kind: 'open'; startingText: StartingText }
  /**
   * The browser holds something the server does not, or the article was saved after its draft began: the person
   * chooses. The newest comes first.
   */
  | { kind: 'ask'; startingTexts: StartingText[] };

interface Found {
  /** The post as visitors have it or would have it; null for one that does not exist yet. */
  article: { values: PostValues; at: string; version: number } | null;
  draft: Draft | null;
  copies: LocalCopies;
  /** A new post's fields. */
  empty: PostValues;
}

/** What to open: the server's draft goes before the article, and a different text in this browser is offered. */
export function chooseDraft({ article, draft, copies, empty }: Found): Opening {
  const saved: StartingText | null = article && {
    source: 'article',
    values: article.values,
    at: article.at,
    base_version: article.version,
  };
  const stored: StartingText = draft
    ? {
        source: 'server',
        values: draft.values,
        at: draft.updated_at,
        base_version: draft.base_version ?? article?.version ?? null,
      }
    : (saved ?? { source: 'article', values: empty, at: null, base_version: null });
  const isOutdated =
    draft !== null &&
    saved !== null &&
    (draft.base_version ?? 0) < (article?.version ?? 0) &&
    !sameValues(draft.values, saved.values);
  const local = Object.values(copies)
    .filter(({ values }) => !sameValues(values, stored.values))
    .map(
      ({ values, saved_at, base_version }): StartingText => ({
        source: 'browser',
        values,
        at: saved_at,
        base_version: base_version ?? article?.version ?? null,
      }),
    );
  const different = local.filter(
    ({ values }, index) => !local.slice(0, index).some((other) => sameValues(values, other.values)),
  );
  // A post that is nowhere but in this browser: there is nothing to choose from.
  const [only, ...others] = different;
  if (!draft && !article && only && others.length === 0)
    return { kind: 'open', startingText: only };
  if (!only && !isOutdated) return { kind: 'open', startingText: stored };
  const known = [...(draft || article ? [stored] : []), ...(isOutdated && saved ? [saved] : [])];
  return {
    kind: 'ask',
    startingTexts: [...different, ...known].sort((a, b) => timeOf(b) - timeOf(a)),
  };
}

const timeOf = ({ at }: StartingText) => (at ? Date.parse(at) || 0 : 0);
