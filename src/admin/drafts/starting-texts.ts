import { type PostValues, sameValues } from '../articles/post-values.ts';
import type { Draft } from './draft.ts';
import type { LocalCopy } from './local-drafts.ts';

/** A text the person may go on with. */
export interface StartingText {
  source: 'article' | 'server' | 'browser';
  values: PostValues;
  /** ISO time it was last touched; null for a new post. */
  at: string | null;
  /** The article's version it was written on; null for a post that does not exist yet. */
  base_version: number | null;
}

interface Found {
  /** The post as visitors have it or would have it; null for one that does not exist yet. */
  article: { values: PostValues; at: string; version: number } | null;
  draft: Draft | null;
  copies: readonly LocalCopy[];
  /** A new post's fields. */
  empty: PostValues;
}

/**
 * What to open, the newest first: the server's draft goes before the article. There is more than one, and the person
 * chooses, when the browser holds something the server does not, or the article was saved after its draft began.
 */
export function listStartingTexts({ article, draft, copies, empty }: Found): StartingText[] {
  const version = article?.version ?? null;
  const saved: StartingText = {
    source: 'article',
    values: article?.values ?? empty,
    at: article?.at ?? null,
    base_version: version,
  };
  const server: StartingText | null = draft && {
    source: 'server',
    values: draft.values,
    at: draft.updated_at,
    base_version: draft.base_version ?? version,
  };
  const isOutdated =
    draft !== null &&
    (draft.base_version ?? 0) < (version ?? 0) &&
    !sameValues(draft.values, saved.values);
  const stored = [
    ...(server ? [server] : []),
    ...(article && (!server || isOutdated) ? [saved] : []),
  ];
  const local = copies
    .map(
      ({ values, saved_at, base_version }): StartingText => ({
        source: 'browser',
        values,
        at: saved_at,
        base_version: base_version ?? version,
      }),
    )
    .filter(
      ({ values }, index, all) =>
        ![server ?? saved, ...all.slice(0, index)].some((other) =>
          sameValues(values, other.values),
        ),
    );
  const found = [...local, ...stored].sort((a, b) => timeOf(b) - timeOf(a));
  return found.length > 0 ? found : [saved];
}

const timeOf = ({ at }: StartingText) => (at ? Date.parse(at) || 0 : 0);
