import { setTimeout as wait } from 'node:timers/promises';
import { signInToApi } from '../../tests/support/api-client.ts';
import { GOOD_MESSAGE } from '../../tests/support/contact-rows.ts';
import type { Cluster } from './cluster.ts';

const MESSAGE_EVERY = 100;
/** Each makes every page with articles anew, on each product. */
const POST_EVERY = 10_000;

/** Visitors who leave messages and an administrator who publishes posts, each noting what was acknowledged. */
export async function startWriters(cluster: Cluster) {
  const { address } = cluster;
  const api = await signInToApi({ url: address });
  const acknowledged = { messages: [] as string[], posts: [] as string[] };
  let refused = 0;
  let lastAt = performance.now();
  let gap = 0;
  let isStopped = false;
  const pending = new Set<Promise<void>>();

  const note = (list: string[], name: string, isAcknowledged: boolean) => {
    if (!isAcknowledged) {
      refused += 1;
      return;
    }
    list.push(name);
    gap = Math.max(gap, performance.now() - lastAt);
    lastAt = performance.now();
  };
  const leaveMessage = async (number: number) => {
    const message = `Pratybos ${number}: ar ši žinutė išliks?`;
    const answer = await fetch(`${address}/api/contacts`, {
      method: 'POST',
      // A visitor from a network of their own, who else would be limited.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': inventAddress(number) },
      body: JSON.stringify({ ...GOOD_MESSAGE, message }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => null);
    await answer?.text().catch(() => '');
    note(acknowledged.messages, message, answer?.status === 201);
  };
  const publish = async (number: number) => {
    const slug = `pratybos-${number}`;
    const { status } = await api('POST', '/api/admin/articles', {
      ai_translated_title: `Pratybos ${number}`,
      ai_slug: slug,
      ai_translated_excerpt: 'Straipsnis, kuris neturi pradingti.',
      ai_translated_content: '<p>Straipsnis, kuris neturi pradingti.</p>',
      ai_category: 'Technologijos',
      date: '2024-01-01',
    }).catch(() => ({ status: 0 }));
    note(acknowledged.posts, slug, status === 201);
  };
  const repeat = async (every: number, work: (number: number) => Promise<void>) => {
    for (let number = 1; !isStopped; number += 1) {
      const working: Promise<void> = work(number).finally(() => pending.delete(working));
      pending.add(working);
      await wait(every);
    }
  };
  const repeating = [repeat(MESSAGE_EVERY, leaveMessage), repeat(POST_EVERY, publish)];

  return {
    api,
    /** Since it was asked last: acknowledged, refused, and the longest time in seconds without an acknowledgement. */
    take() {
      const taken = { refused, gap: Math.max(gap, performance.now() - lastAt) / 1000 };
      refused = 0;
      gap = 0;
      return { acknowledged: acknowledged.messages.length + acknowledged.posts.length, ...taken };
    },
    async stop() {
      isStopped = true;
      await Promise.all(repeating);
      await Promise.all(pending);
    },
    /** Of all that was acknowledged: what the database has not, and what it has more than once. */
    async compare() {
      const messages = await cluster.query(
        "select message as name, count(*)::int as count from contacts where message like 'Pratybos%' group by 1",
      );
      const posts = await cluster.query(
        "select ai_slug as name, count(*)::int as count from articles where ai_slug like 'pratybos-%' group by 1",
      );
      const counts = new Map([...messages, ...posts].map(({ name, count }) => [name, count]));
      const all = [...acknowledged.messages, ...acknowledged.posts];
      return {
        acknowledged: all.length,
        lost: all.filter((name) => !counts.has(name)).length,
        doubled: [...counts.values()].filter((count) => count > 1).length,
      };
    },
  };
}

export type Writers = Awaited<ReturnType<typeof startWriters>>;

const inventAddress = (number: number) => `203.${(number >> 8) & 255}.${number & 255}.7`;
