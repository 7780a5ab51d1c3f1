import { setTimeout as wait } from 'node:timers/promises';
import { Agent, request } from 'undici';
import type { Cluster } from './cluster.ts';
import type { Writers } from './writers.ts';

const EDIT_EVERY = 4_000;
const READ_EVERY = 40;
const TITLE = 'Redakcija numeris';

/** An article that is edited on and on, and readers who look whether an answer given to its editor holds for them. */
export async function startPublisher({ address }: Cluster, { api }: Writers) {
  const dispatcher = new Agent({ connections: 20, headersTimeout: 15_000 });
  const { items } = (await api('GET', '/api/admin/articles?state=published')).body;
  const { id, ai_slug } = items.find(({ ai_slug: slug }: { ai_slug: string }) => slug);
  const page = `${address}/tinklarastis/${ai_slug}`;
  /** The last edit that was acknowledged, and when each was. */
  let edited = 0;
  const answeredAt = new Map<number, number>();
  let isStopped = false;
  let taken = newCounts();

  const edit = async (number: number) => {
    const { body } = await api('GET', `/api/admin/articles/${id}`);
    const begun = performance.now();
    const change = { version: body.version, ai_translated_title: `${TITLE} ${number}` };
    const { status } = await api('PATCH', `/api/admin/articles/${id}`, change);
    if (status !== 200) return;
    answeredAt.set(number, performance.now());
    taken.answered.push(performance.now() - begun);
    edited = number;
    while ((await read()) < number && performance.now() - begun < 30_000) await wait(5);
    taken.visible.push(performance.now() - begun);
  };
  /** Which edit the page shows. */
  const read = async (): Promise<number> => {
    const known = edited;
    const begun = performance.now();
    const text = await request(page, { dispatcher }).then(
      ({ body }) => body.text(),
      () => '',
    );
    const shown = Number(new RegExp(`${TITLE} (\\d+)`).exec(text)?.[1] ?? Number.NaN);
    if (Number.isNaN(shown)) return known;
    if (shown < known) {
      taken.old += 1;
      const since = begun - (answeredAt.get(shown + 1) ?? begun);
      taken.oldFor = Math.max(taken.oldFor, since / 1000);
    }
    return shown;
  };
  const repeat = async (every: number, work: (number: number) => Promise<unknown>) => {
    for (let number = 1; !isStopped; number += 1) {
      await work(number).catch(() => {});
      await wait(every);
    }
  };
  const readers = Array.from({ length: 4 }, () => repeat(READ_EVERY, read));
  const repeating = [repeat(EDIT_EVERY, edit), ...readers];

  return {
    /** Since it was asked last: milliseconds from an edit to its answer and to its page, and pages that were older than an answer. */
    take() {
      const was = taken;
      taken = newCounts();
      return was;
    },
    async stop() {
      isStopped = true;
      await Promise.all(repeating);
      await dispatcher.destroy();
    },
  };
}

const newCounts = () => ({ answered: [] as number[], visible: [] as number[], old: 0, oldFor: 0 });
