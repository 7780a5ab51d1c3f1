import { Gauge, type Registry } from 'prom-client';
import { CONDITION_CODES } from '../../domain/conditions.ts';
import { MAIL_JOBS } from '../jobs/definitions.ts';
import type { Figures } from './read-figures.ts';

type Sample = [labels: Record<string, string>, value: number];

interface Definition {
  name: string;
  help: string;
  labels?: string[];
  of: (figures: Figures) => Sample[];
}

const one = (value: number): Sample[] => [[{}, value]];
const MICRO_USD = 1_000_000;

/** What the database and the disk know, under Prometheus' names. "Today" is the day in Vilnius. */
const GAUGES: Definition[] = [
  {
    name: 'website_jobs',
    help: 'Jobs of a queue: waiting for their turn, deferred to a later time, active',
    labels: ['queue', 'state'],
    of: ({ queues }) =>
      queues.flatMap(({ name: queue, waiting, deferred, active }): Sample[] => [
        [{ queue, state: 'waiting' }, waiting],
        [{ queue, state: 'deferred' }, deferred],
        [{ queue, state: 'active' }, active],
      ]),
  },
  {
    name: 'website_oldest_job_age_seconds',
    help: 'For how long the oldest waiting job of all queues is due',
    of: ({ queues }) => one(Math.max(0, ...queues.map(({ oldest }) => oldest))),
  },
  {
    name: 'website_mails_waiting',
    help: 'Mails that are still to be sent, those tried without success included',
    of: ({ queues }) =>
      one(
        queues
          .filter(({ name }) => MAIL_JOBS.some((job) => job === name))
          .reduce((sum, { waiting, deferred, active }) => sum + waiting + deferred + active, 0),
      ),
  },
  {
    name: 'website_articles',
    help: 'Articles by state; all includes the others',
    labels: ['state'],
    of: ({ articles }) => Object.entries(articles).map(([state, value]) => [{ state }, value]),
  },
  {
    name: 'website_articles_imported_today',
    help: 'Articles that sources have given today',
    of: ({ imported }) => one(imported),
  },
  {
    name: 'website_sources',
    help: 'Active sources by what their last reading failed with; failure is empty for those that were read',
    labels: ['failure'],
    of: ({ sources }) => sources.map(({ failure, count }) => [{ failure: failure ?? '' }, count]),
  },
  {
    name: 'website_model_calls_today',
    help: 'Answered calls of models today',
    labels: ['model'],
    of: ({ models }) => models.map(({ model, calls }) => [{ model }, calls]),
  },
  {
    name: 'website_model_tokens_today',
    help: 'Tokens that models have read and written today',
    labels: ['model', 'direction'],
    of: ({ models }) =>
      models.flatMap(({ model, input_tokens, output_tokens }): Sample[] => [
        [{ model, direction: 'input' }, input_tokens],
        [{ model, direction: 'output' }, output_tokens],
      ]),
  },
  {
    name: 'website_model_cost_usd_today',
    help: 'What models cost today by the price list',
    labels: ['model'],
    of: ({ models }) =>
      models.map(({ model, cost_micro_usd }) => [{ model }, cost_micro_usd / MICRO_USD]),
  },
  {
    name: 'website_database_size_bytes',
    help: 'Size of the database; of revisions and audit with their indexes',
    labels: ['part'],
    of: ({ sizes: { database, revisions, audit } }) => [
      [{ part: 'all' }, database],
      [{ part: 'revisions' }, revisions],
      [{ part: 'audit' }, audit],
    ],
  },
  {
    name: 'website_disk_free_bytes',
    help: 'What is free on the disk of a folder that holds data',
    labels: ['path'],
    of: ({ disks }) => disks.map(({ path, freeBytes }) => [{ path }, freeBytes]),
  },
  {
    name: 'website_disk_size_bytes',
    help: 'Size of the disk of a folder that holds data',
    labels: ['path'],
    of: ({ disks }) => disks.map(({ path, totalBytes }) => [{ path }, totalBytes]),
  },
  {
    name: 'website_proven_backup_timestamp_seconds',
    help: 'When the last back-up that was restored and compared was made; absent when there is none. Its age: time() minus it',
    of: ({ backup: { proven } }) => (proven ? one(proven.at.getTime() / 1000) : []),
  },
  {
    name: 'website_conditions_open',
    help: 'What needs a person, by code',
    labels: ['code'],
    of: ({ open }) =>
      CONDITION_CODES.map((code) => [{ code }, open.find((row) => row.code === code)?.count ?? 0]),
  },
];

/** @param read null while the database is away: then there are no figures, rather than old ones */
export function addFigureGauges(registry: Registry, read: () => Promise<Figures | null>): void {
  const registers = [registry];
  new Gauge({
    name: 'website_database_up',
    help: 'Whether the database answers',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  for (const { name, help, labels = [], of } of GAUGES) {
    new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      async collect() {
        const figures = await read();
        this.reset();
        // Without labels a gauge is 0 after a reset, which would be taken for a figure.
        const samples = figures ? of(figures) : [];
        if (samples.length === 0 && labels.length === 0) this.remove();
        for (const [sampleLabels, value] of samples) this.set(sampleLabels, value);
      },
    });
  }
}
