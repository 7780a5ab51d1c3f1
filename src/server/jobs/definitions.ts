import { z } from 'zod';

/*
 * Every job by name: what it is given and how it is repeated. The work itself is in `job-handlers.ts`; what
 * starts jobs depends on this file alone.
 */

/** Who starts a run. */
export const TRIGGERS = ['manual', 'schedule', 'key'] as const;
export type TriggeredBy = (typeof TRIGGERS)[number];

interface JobDefinition<Payload extends z.ZodType> {
  /** Lithuanian, for the panel and alerts. */
  label: string;
  payload: Payload;
  /** Two jobs with the same key never wait or run together; runs know their pieces by it too. */
  key: (payload: z.infer<Payload>) => string;
  retryLimit: number;
  /** Seconds before the first repeat; doubled each time. */
  retryDelay: number;
  /** Seconds after which a running job is taken for dead although it still reports. */
  expireInSeconds: number;
  /** How many run side by side in one process. */
  concurrency: number;
}

const define = <Payload extends z.ZodType>(definition: JobDefinition<Payload>) => definition;

/** Where nothing speaks for more or fewer. */
const USUAL = { retryLimit: 5, retryDelay: 5, concurrency: 1 };

const byArticle = ({ article_id }: { article_id: string }) => article_id;
/** About one article. */
const ARTICLE = { ...USUAL, payload: z.object({ article_id: z.uuid() }), key: byArticle };

const ASKED_ARTICLE = ARTICLE.payload.extend({
  /** When this very article was asked for; absent where the automation chose it. */
  asked_at: z.iso.datetime().optional(),
});

/** A mail server may be away for hours. */
const MAIL = { retryLimit: 12, retryDelay: 10, expireInSeconds: 120, concurrency: 2 };

/** To an operator: late rather than never. With the pauses doubled up to two hours that is a week. */
const ALERT = { retryLimit: 95, retryDelay: 10, expireInSeconds: 120, concurrency: 2 };

export const JOBS = {
  'import-source': define({
    label: 'šaltinių skaitymas',
    payload: z.object({ source_id: z.uuid() }),
    key: (payload) => payload.source_id,
    retryLimit: 5,
    retryDelay: 2,
    // A hundred new items, each with a page of a slow site.
    expireInSeconds: 3600,
    concurrency: 4,
  }),
  'prepare-article': define({
    label: 'straipsnių paruošimas',
    ...ARTICLE,
    payload: ASKED_ARTICLE,
    expireInSeconds: 1800,
    // One article at a time: a kill costs the one call in flight, and providers are asked politely.
    concurrency: 1,
  }),
  // A preparation deferred on the provider's request: waits for its hour and queues the real one.
  'resume-preparation': define({
    label: 'atidėtų straipsnių paruošimas',
    ...USUAL,
    payload: ASKED_ARTICLE.extend({
      /** For whom it goes on. */
      triggered_by: z.enum(TRIGGERS),
    }),
    key: byArticle,
    expireInSeconds: 60,
  }),
  // An article of a replay, prepared by both its sides; one at a time, as preparations are.
  'replay-article': define({
    label: 'straipsnių palyginimas',
    ...USUAL,
    payload: z.object({ replay_id: z.uuid(), article_id: z.uuid() }),
    key: ({ replay_id, article_id }) => `${replay_id}:${article_id}`,
    expireInSeconds: 3600,
  }),
  // A replay whose provider asked to wait: goes on with the articles that are left.
  'resume-replay': define({
    label: 'atidėti palyginimai',
    ...USUAL,
    payload: z.object({ replay_id: z.uuid() }),
    key: ({ replay_id }) => replay_id,
    expireInSeconds: 60,
  }),
  'fix-short-article': define({
    ...ARTICLE,
    label: 'trumpų straipsnių taisymas',
    expireInSeconds: 900,
  }),
  // A page that did not answer when its article was imported.
  'read-page-again': define({
    ...ARTICLE,
    label: 'puslapių skaitymas iš naujo',
    expireInSeconds: 900,
  }),
  'auto-publish': define({
    label: 'automatinis publikavimas',
    ...USUAL,
    payload: z.object({}),
    key: () => 'all',
    expireInSeconds: 300,
  }),
  'regenerate-cover': define({
    label: 'viršelių kūrimas',
    ...USUAL,
    payload: z.object({
      article_id: z.uuid(),
      /** Of the article when the cover was wished for. */
      version: z.int(),
    }),
    key: byArticle,
    retryLimit: 3,
    expireInSeconds: 300,
  }),
  'send-contact-notification': define({
    label: 'laiškai apie žinutes',
    payload: z.object({ contact_id: z.uuid() }),
    key: (payload) => payload.contact_id,
    ...MAIL,
  }),
  'send-account-mail': define({
    label: 'laiškai paskyrų savininkams',
    payload: z.object({ mail_id: z.uuid() }),
    key: (payload) => payload.mail_id,
    ...MAIL,
  }),
  'send-contact-digest': define({
    label: 'žinučių suvestinės',
    ...USUAL,
    // When it is due: the messages until then.
    payload: z.object({ due: z.iso.datetime() }),
    key: (payload) => payload.due,
    retryLimit: 12,
    expireInSeconds: 120,
  }),
  'send-alert': define({
    label: 'pranešimai apie sistemos būseną',
    payload: z.object({
      channel: z.enum(['mail', 'webhook']),
      /** Of the alert, the same for each way it is sent. */
      id: z.uuid(),
      /** Conditions that have begun, and that are over. */
      opened: z.array(z.uuid()),
      closed: z.array(z.uuid()),
    }),
    key: ({ channel, id }) => `${channel}:${id}`,
    ...ALERT,
  }),
  // What changed in public and a shared cache in front has not dropped for certain.
  'purge-shared-cache': define({
    label: 'talpyklos priešais svetainę valymas',
    ...USUAL,
    payload: z.object({}),
    key: () => 'all',
    // After an hour no page of then is left there, and until then each look queues it anew.
    retryLimit: 10,
    retryDelay: 2,
    expireInSeconds: 120,
  }),
  'back-up': define({
    label: 'atsarginės kopijos',
    ...USUAL,
    payload: z.object({ backup_id: z.uuid() }),
    // Two at once would clear each other's files.
    key: () => 'all',
    retryLimit: 3,
    retryDelay: 300,
    expireInSeconds: 4 * 3600,
  }),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]['payload']>;
/** Those whose work is a mail. */
export const MAIL_JOBS = [
  'send-contact-notification',
  'send-contact-digest',
  'send-account-mail',
] as const satisfies JobName[];
export const JOB_NAMES = Object.keys(JOBS) as JobName[];
