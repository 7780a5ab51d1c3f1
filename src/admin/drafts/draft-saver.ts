import { seconds } from '../../domain/time/duration.ts';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import { conflictingRow, RequestProblem } from '../http/problem.ts';
import { asDraft, type Draft, type DraftAnswer, type NewDraft } from './draft.ts';
import type { SaveState } from './save-state.ts';

const TYPING_PAUSE = seconds(2);
/** Who types on without a pause: no key waits longer than this to be sent. */
const MAX_SAVE_DELAY = seconds(5);
const FIRST_RETRY = seconds(3);
const LAST_RETRY = seconds(30);

/** The article a text is of, the version it was written on, and what that one holds. */
export interface ArticleBase {
  articleId: string;
  version: number;
  values: PostValues;
}

export interface DraftSaverOptions {
  /** The draft as the server has it, or null when it has none yet. */
  draft: Pick<Draft, 'id' | 'version' | 'values'> | null;
  /** The id the browser gives a draft the server does not have yet. */
  newId: () => string;
  articleId: string | null;
  /** The article's version the writing begins from; null for a post that does not exist yet. */
  baseVersion: number | null;
  /** What a draft lacks: the article's values; undefined for a post that does not exist yet. */
  base?: PostValues | undefined;
  requests: {
    create: (draft: NewDraft) => Promise<Draft>;
    update: (id: string, draft: { version: number; values: PostValues }) => Promise<Draft>;
  };
  now: () => Date;
  onState: (state: SaveState) => void;
}

interface DraftSaver {
  /** Something was typed. */
  change(values: PostValues): void;
  /** Sends now. True: the server has all that was typed, if anything was. */
  flush(): Promise<boolean>;
  /** The network is back. */
  retry(): void;
  /** After a conflict: the person has seen `current` and wrote `values` in its knowledge. */
  resolve(current: Draft, values: PostValues): void;
  /** Sends nothing until `release`; what is typed meanwhile waits. Answers once nothing is under way. */
  hold(): Promise<void>;
  release(): void;
  /** The draft may have gone with an article somebody else saved: its words are sent again. */
  recheck(): void;
  /** The server has another text than this window knows. */
  meet(current: DraftAnswer): void;
  /** The draft went into the article: what is typed from here on is a new draft of that version. */
  restart(article: ArticleBase): void;
  /** What a new draft would be of: another version of the article was seen. */
  rebase(article: ArticleBase): void;
  /** The draft as the server has it; null when it has none. */
  saved(): { id: string; version: number } | null;
  /** The last text both sides agreed on; null when the server has none. */
  agreed(): PostValues | null;
  stop(): void;
}

/**
 * Carries what is typed to the server: one request at a time, always the newest text, two seconds after the last
 * key, and while the typing goes on five after the first. A conflict stops it; a silence of the server makes it try again, more and more seldom.
 */
export function createDraftSaver(options: DraftSaverOptions): DraftSaver {
  const { articleId, baseVersion, requests, now, onState, newId } = options;
  let article: Pick<NewDraft, 'article_id' | 'base_version'> = articleId
    ? { article_id: articleId, ...(baseVersion === null ? {} : { base_version: baseVersion }) }
    : {};
  let { base } = options;
  let id = options.draft?.id ?? newId();
  let version = options.draft?.version ?? null;
  /** What the server has, for certain. */
  let stored: PostValues | null = options.draft?.values ?? null;
  let latest: PostValues | null = null;
  /** Sent without an answer: the server may have them. */
  let uncertain: PostValues[] = [];
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs from the first key that is not sent; the next ones do not put it off. */
  let limit: ReturnType<typeof setTimeout> | undefined;
  let retryAfter = FIRST_RETRY;
  let state: SaveState = { kind: 'clean' };
  let isFlushing = false;
  let isHeld = false;
  let isStopped = false;

  const show = (next: SaveState) => {
    state = next;
    if (!isStopped) onState(next);
  };
  const isStored = () => latest === null || (stored !== null && sameValues(latest, stored));
  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), milliseconds);
  };
  const afterTyping = () => {
    later(TYPING_PAUSE);
    limit ??= setTimeout(() => void send(), MAX_SAVE_DELAY);
  };
  const clearTimers = () => {
    clearTimeout(timer);
    clearTimeout(limit);
    limit = undefined;
  };

  function accept(draft: Pick<Draft, 'id' | 'version'>, values: PostValues) {
    id = draft.id;
    version = draft.version;
    stored = values;
    uncertain = [];
    retryAfter = FIRST_RETRY;
  }

  async function attempt(values: PostValues): Promise<void> {
    try {
      const draft =
        version === null
          ? await requests.create({ id, values, ...article })
          : await requests.update(id, { version, values });
      accept(draft, values);
    } catch (error) {
      const row = conflictingRow<DraftAnswer>(error);
      if (row) return meet(row);
      if (error instanceof RequestProblem && error.status === 404 && version !== null) {
        // Removed elsewhere, perhaps by saving the post: what was typed here becomes a draft of its own.
        version = null;
        stored = null;
        id = newId();
        return;
      }
      const status = error instanceof RequestProblem ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 401 && status !== 429)
        return show({ kind: 'refused', reason: (error as RequestProblem).detail });
      if (status === 0 || status >= 500) uncertain.push(values);
      show({ kind: 'offline' });
      later(retryAfter);
      retryAfter = Math.min(retryAfter * 2, LAST_RETRY);
    }
  }

  /** The server has another text. When it is one of ours whose answer was lost, it is no conflict. */
  function meet(answer: DraftAnswer) {
    const current = asDraft(answer, base);
    const own = uncertain.find((values) => sameValues(values, current.values));
    if (own || (latest && sameValues(latest, current.values))) accept(current, current.values);
    else show({ kind: 'conflict', current });
  }

  function rebase({ articleId, version, values }: ArticleBase) {
    article = { article_id: articleId, base_version: version };
    base = values;
  }

  /** One round, or as many as it takes until the server has the newest text. */
  async function rounds(isWanted: () => boolean): Promise<void> {
    while (!isStopped && !isHeld && latest && !isStored()) {
      show({ kind: 'saving' });
      await attempt(latest);
      if (state.kind !== 'saving' && state.kind !== 'unsaved') return;
      if (!isWanted() && version !== null && !isStored()) {
        show({ kind: 'unsaved' });
        return afterTyping();
      }
    }
    if (latest && isStored() && state.kind !== 'clean') show({ kind: 'saved', at: now() });
  }

  async function send(): Promise<void> {
    clearTimers();
    running ??= rounds(() => isFlushing).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    change(values) {
      latest = values;
      if (state.kind === 'conflict') return;
      if (isStored() && !running) {
        clearTimers();
        if (state.kind !== 'clean') show({ kind: 'saved', at: now() });
        return;
      }
      if (state.kind !== 'offline') show({ kind: 'unsaved' });
      if (!running && state.kind !== 'offline') afterTyping();
    },
    async flush() {
      if (state.kind === 'conflict') return false;
      isFlushing = true;
      await send();
      isFlushing = false;
      return isStored();
    },
    retry() {
      if (state.kind === 'offline') void send();
    },
    resolve(current, values) {
      accept(current, current.values);
      latest = values;
      show({ kind: 'unsaved' });
      void send();
    },
    async hold() {
      isHeld = true;
      clearTimers();
      await running;
    },
    release() {
      isHeld = false;
      if (state.kind !== 'conflict' && latest && !isStored()) afterTyping();
    },
    recheck() {
      stored = null;
      if (state.kind !== 'conflict' && latest) afterTyping();
    },
    meet,
    restart(next) {
      rebase(next);
      id = newId();
      version = null;
      stored = null;
      latest = null;
      uncertain = [];
      show({ kind: 'clean' });
    },
    rebase,
    saved: () => (version === null ? null : { id, version }),
    agreed: () => stored,
    stop() {
      isStopped = true;
      clearTimers();
    },
  };
}
