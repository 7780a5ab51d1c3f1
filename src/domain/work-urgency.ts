/** Something has gone wrong or is late; a decision is waited for; good to know. */
type Urgency = 'urgent' | 'decide' | 'know';

/** What may wait for a person, the most urgent first: the panel lists it in this order. */
const WORK = {
  /** The promise of an answer (`src/content/contact.ts`) is broken. */
  messages_late: 'urgent',
  /** Its time has passed and it is not public. */
  posts_missed: 'urgent',
  /** Of the product's running (`conditions.ts`). */
  running: 'urgent',
  backup: 'urgent',
  sources_failing: 'urgent',
  /** The import has switched them off. */
  sources_dead: 'urgent',
  run_failed: 'urgent',
  /** Near a limit of the day. */
  budget: 'urgent',
  messages: 'decide',
  /** Of its running, what has happened or was left out: without mail nobody hears of a message. */
  running_notice: 'decide',
  texts_to_review: 'decide',
  articles_failed: 'decide',
  near_duplicates: 'decide',
  articles_ready: 'decide',
  articles_waiting: 'know',
  drafts: 'know',
  /** Of posts that are public or planned. */
  changes: 'know',
  posts_planned: 'know',
} as const satisfies Record<string, Urgency>;

export type WorkCode = keyof typeof WORK;

export const WORK_CODES = Object.keys(WORK) as WorkCode[];

export const urgencyOf = (code: WorkCode): Urgency => WORK[code];
