import { seconds } from '../../domain/time/duration.ts';
import { type PostValues, sameValues } from '../articles/post-values.ts';
import { conflictingRow, RequestProblem } from '../http/problem.ts';
import { asDraft, type Draft, type DraftAnswer } from './draft.ts';
import type { createDraft, deleteDraft, updateDraft } from './draft-requests.ts';
import type { SaveState } from './save-state.ts';

const TYPING_PAUSE = seconds(2);
/** Who types on without a pause: no key waits longer than this to be sent. */
const MAX_SAVE_DELAY = seconds(5);
const FIRST_RETRY = seconds(3);
const LAST_RETRY = seconds(30);

/** The article a text is of, the version it was written on, and what the article holds. */
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
  /** Null for a post that does not exist yet. */
  article: ArticleBase | null;
  requests: {
    create: typeof createDraft;
    update: typeof updateDraft;
    remove: typeof deleteDraft;
  };
  onState: (state: SaveState) => void;
}

/**
 * Carries what is typed to the server: one request at a time, always the newest text, two seconds after the last
 * key, and while the typing goes on five after the first. A conflict stops it; a silence of the server makes it try
 * again, more and more seldom.
 */
export class DraftSaver {
  readonly #options: DraftSaverOptions;
  #article: ArticleBase | null;
  /** The draft as the server has it; null when it has none. */
  saved: { id: string; version: number } | null = null;
  /** Of the draft the server would get then. */
  #newId: string;
  /** What the server has, for certain: the last text both sides agreed on. Null when it has none. */
  #agreed: PostValues | null = null;
  #latest: PostValues | null = null;
  /** Sent without an answer: the server may have them. */
  #uncertain: PostValues[] = [];
  #running: Promise<void> | null = null;
  #discarding: Promise<boolean> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first key that is not sent has to go; the next ones do not put it off. */
  #deadline: number | null = null;
  #retryAfter = FIRST_RETRY;
  #state: SaveState = { kind: 'clean' };
  #isFlushing = false;
  #isHeld = false;
  isStopped = false;

  constructor(options: DraftSaverOptions) {
    this.#options = options;
    this.#article = options.article;
    this.#newId = options.newId();
    if (options.draft) this.#accept(options.draft, options.draft.values);
  }

  /** Something was typed since the text was opened. */
  get isTouched(): boolean {
    return this.#latest !== null;
  }

  /** The article's version the text is written on; null for a post that does not exist yet. */
  get baseVersion(): number | null {
    return this.#article?.version ?? null;
  }

  /** What this text and another one began from: the draft as it was, else the article; null of a new one. */
  get base(): PostValues | null {
    return this.#agreed ?? this.#article?.values ?? null;
  }

  /** Something was typed. */
  change(values: PostValues): void {
    this.#latest = values;
    const { kind } = this.#state;
    if (kind === 'conflict') return;
    if (this.#isStored && !this.#running) {
      this.#clearTimer();
      if (kind !== 'clean') this.#show({ kind: 'saved', at: new Date() });
      return;
    }
    if (kind === 'offline') return;
    this.#show({ kind: 'unsaved' });
    if (!this.#running) this.#sendSoon();
  }

  /** Sends now. True: the server has all that was typed, if anything was. */
  async flush(): Promise<boolean> {
    if (this.#state.kind === 'conflict') return false;
    this.#isFlushing = true;
    await this.#send();
    this.#isFlushing = false;
    return this.#isStored;
  }

  /** The network is back. */
  retry(): void {
    if (this.#state.kind === 'offline') void this.#send();
  }

  /** After a conflict: the person has seen `current` and wrote `values` in its knowledge. */
  resolve(current: Draft, values: PostValues): void {
    this.#accept(current, current.values);
    this.#latest = values;
    this.#show({ kind: 'unsaved' });
    void this.#send();
  }

  /** Sends nothing until `release`; what is typed meanwhile waits. Answers once nothing is under way. */
  async hold(): Promise<void> {
    this.#isHeld = true;
    await this.#running;
  }

  release(): void {
    this.#isHeld = false;
    if (this.#state.kind !== 'conflict' && !this.#isStored) this.#sendSoon();
  }

  /** The draft may have gone with an article somebody else saved: its words are sent again. */
  recheck(): void {
    this.#agreed = null;
    if (this.#state.kind !== 'conflict' && this.#latest) this.#sendSoon();
  }

  /** The draft went into the article: what is typed from here on is a new draft of that version. */
  restart(article: ArticleBase): void {
    this.rebase(article);
    this.#forgetDraft();
    this.#latest = null;
    this.#uncertain = [];
    this.#show({ kind: 'clean' });
  }

  /** What a new draft would be of: another version of the article was seen. */
  rebase(article: ArticleBase): void {
    this.#article = article;
  }

  /**
   * Throws the draft away; what another window put into it is left there. What was typed meanwhile goes on as a draft of its own.
   * @returns false then
   * @throws RequestProblem: everything is as it was and goes on being sent
   */
  discard(): Promise<boolean> {
    // A button and the closing that it leads to may both ask.
    this.#discarding ??= this.#throwAway().finally(() => {
      this.#discarding = null;
    });
    return this.#discarding;
  }

  async #throwAway(): Promise<boolean> {
    if (this.#state.kind === 'conflict') return true;
    await this.hold();
    const given = this.#latest;
    try {
      if (this.saved) await this.#options.requests.remove(this.saved);
    } catch (error) {
      this.release();
      const current = conflictingRow<DraftAnswer>(error);
      if (current) this.#meet(current);
      throw error;
    }
    this.#forgetDraft();
    if (this.#latest === given) return true;
    this.release();
    return false;
  }

  stop(): void {
    this.isStopped = true;
  }

  get #isStored(): boolean {
    return (
      this.#latest === null || (this.#agreed !== null && sameValues(this.#latest, this.#agreed))
    );
  }

  #show(next: SaveState) {
    this.#state = next;
    if (!this.isStopped) this.#options.onState(next);
  }

  #sendIn(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), milliseconds);
  }

  #sendSoon() {
    this.#deadline ??= Date.now() + MAX_SAVE_DELAY;
    this.#sendIn(Math.min(TYPING_PAUSE, this.#deadline - Date.now()));
  }

  #clearTimer() {
    clearTimeout(this.#timer);
    this.#deadline = null;
  }

  async #send(): Promise<void> {
    this.#clearTimer();
    this.#running ??= this.#sendRounds().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** One round, or as many as it takes until the server has the newest text. */
  async #sendRounds(): Promise<void> {
    while (!this.isStopped && !this.#isHeld && this.#latest && !this.#isStored) {
      this.#show({ kind: 'saving' });
      await this.#attempt(this.#latest);
      if (this.#state.kind !== 'saving' && this.#state.kind !== 'unsaved') return;
      if (!this.#isFlushing && this.saved && !this.#isStored) {
        this.#show({ kind: 'unsaved' });
        return this.#sendSoon();
      }
    }
    if (this.#latest && this.#isStored && this.#state.kind !== 'clean')
      this.#show({ kind: 'saved', at: new Date() });
  }

  async #attempt(values: PostValues): Promise<void> {
    const { create, update } = this.#options.requests;
    const { saved } = this;
    const of = this.#article && {
      article_id: this.#article.articleId,
      base_version: this.#article.version,
    };
    try {
      const draft = saved
        ? await update(saved.id, { version: saved.version, values })
        : await create({ id: this.#newId, values, ...of });
      this.#accept(draft, values);
    } catch (error) {
      const row = conflictingRow<DraftAnswer>(error);
      if (row) return this.#meet(row);
      const { status, detail } =
        error instanceof RequestProblem ? error : { status: 0, detail: '' };
      // Removed elsewhere, perhaps by saving the post: what was typed here becomes a draft of its own.
      if (status === 404 && saved) return this.#forgetDraft();
      if (status >= 400 && status < 500 && status !== 401 && status !== 429)
        return this.#show({ kind: 'refused', reason: detail });
      if (status === 0 || status >= 500) this.#uncertain.push(values);
      this.#show({ kind: 'offline' });
      this.#sendIn(this.#retryAfter);
      this.#retryAfter = Math.min(this.#retryAfter * 2, LAST_RETRY);
    }
  }

  #accept({ id, version }: Pick<Draft, 'id' | 'version'>, values: PostValues) {
    this.saved = { id, version };
    this.#agreed = values;
    this.#uncertain = [];
    this.#retryAfter = FIRST_RETRY;
  }

  #forgetDraft() {
    this.#newId = this.#options.newId();
    this.saved = null;
    this.#agreed = null;
  }

  /** The server has another text. When it is one of ours whose answer was lost, it is no conflict. */
  #meet(answer: DraftAnswer) {
    const current = asDraft(answer, this.#article?.values);
    const isOwn = [...this.#uncertain, ...(this.#latest ? [this.#latest] : [])].some((values) =>
      sameValues(values, current.values),
    );
    if (isOwn) this.#accept(current, current.values);
    else this.#show({ kind: 'conflict', current });
  }
}
