import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import {
  type Answer,
  type NewsroomAct,
  newsroomActs,
  openNewsroom,
  type SeenArticle,
} from '../../../tests/support/newsroom-acts.ts';

/*
 * Nothing wrong is published by accident, no article is doubled and none lost, whatever outlets, people and automation do
 * in whatever order and at the same moment. A row of acts that breaks a rule is made as short as it can be, and printed with its seed.
 */

let newsroom: Awaited<ReturnType<typeof openNewsroom>>;
beforeAll(async () => {
  newsroom = await openNewsroom();
});
afterAll(() => newsroom.close());

/** Something stands in the newsroom before anything happens: two outlets with the same event, and another of each. */
const MORNING: NewsroomAct[] = [
  { outlet: 0, event: 1, does: 'reports' },
  { outlet: 1, event: 1, does: 'reports' },
  { outlet: 1, event: 0, does: 'reports' },
  { automation: 'import-rss-sources' },
  { together: [{ automation: 'prepare-articles-ai' }, { person: 'edit', article: 2 }] },
];

/** Whatever has been done, the machine then publishes all that it may. */
const EVENING: NewsroomAct[] = [
  { automation: 'import-rss-sources' },
  { automation: 'prepare-articles-ai' },
  { automation: 'auto-publish-article' },
];

/** What people have done that the rules depend on. */
interface Memory {
  /** Everything that was ever imported, less what a person deleted for good. */
  reports: Set<string>;
  /** Events whose stories a person has parted or joined, or published more than one article of. */
  decided: Set<number>;
  /** Titles that a person wrote, by article. */
  titles: Map<string, string>;
  /** Addresses under which an article was public. */
  addresses: Map<string, Set<string>>;
}

const isOfPeople = (act: NewsroomAct, ...names: string[]): boolean =>
  'together' in act
    ? act.together.some((one) => isOfPeople(one, ...names))
    : 'person' in act && names.includes(act.person);

/** So that a test that tries nothing fails. */
let publishedByMachine = 0;

function checkStep(
  act: NewsroomAct,
  answers: Answer[],
  before: SeenArticle[],
  after: SeenArticle[],
  memory: Memory,
): void {
  for (const { status, detail } of answers)
    expect(status, `an answer: ${detail}`).toBeLessThan(500);

  const known = after.map(({ report }) => report);
  expect(known, 'no article is doubled').toEqual([...new Set(known)]);
  for (const report of known) memory.reports.add(report);
  if (isOfPeople(act, 'purge'))
    for (const { report } of before.filter(({ isInBin }) => isInBin))
      if (!known.includes(report)) memory.reports.delete(report);
  for (const report of memory.reports) expect(known, 'no article is lost').toContain(report);

  const was = new Map(before.map((article) => [article.id, article]));
  if (isOfPeople(act, 'part', 'join', 'undo'))
    for (const { event } of after) memory.decided.add(event);
  const appeared = after.filter(({ id, isPublic }) => isPublic && !was.get(id)?.isPublic);
  const byMachine = appeared.filter(
    (article) => article.isAutomatic && !was.get(article.id)?.isPlanned && !isOfPeople(act, 'undo'),
  );
  publishedByMachine += byMachine.length;
  for (const article of byMachine) {
    const { id, event, outlet } = article;
    expect(event, 'a machine publishes no wrong translation').not.toBe(0);
    const former = was.get(id);
    expect(
      article.isTrusted || former?.isTrusted,
      `a machine publishes of trusted outlets alone, not of ${outlet}`,
    ).toBe(true);
    expect(
      Boolean(former?.isBlocked) && !isOfPeople(act, 'reprocess'),
      'a machine publishes nothing that a person took back',
    ).toBe(false);
    expect(memory.titles.has(id), 'a machine publishes nothing that a person wrote in').toBe(false);
    const others = after.filter((other) => other.event === event && other.id !== id);
    const isShown = (other: SeenArticle) =>
      Boolean(was.get(other.id)?.isPublic && other.isPublic) ||
      byMachine.some(({ id }) => id === other.id);
    if (!memory.decided.has(event))
      expect(others.filter(isShown), 'a machine publishes a story once').toEqual([]);
  }

  for (const { id, isPublic } of before) {
    const article = after.find((one) => one.id === id);
    if (isPublic && !isOfPeople(act, 'draft', 'delete', 'plan', 'undo'))
      expect(article?.isPublic, 'what is public stays public until a person takes it back').toBe(
        true,
      );
  }
  if (isOfPeople(act, 'reprocess', 'undo')) memory.titles.clear();
  for (const answer of answers) {
    const title: unknown = answer.body?.ai_translated_title;
    if (answer.status === 200 && typeof title === 'string' && title.startsWith('Žmogaus'))
      memory.titles.set(answer.body.id, title);
  }
  for (const [id, title] of memory.titles) {
    const article = after.find((one) => one.id === id);
    if (article) expect(article.title, 'a machine leaves what a person wrote').toBe(title);
  }
  for (const { id, slug, isPublic } of after)
    if (isPublic && slug)
      memory.addresses.set(id, (memory.addresses.get(id) ?? new Set()).add(slug));
}

async function checkAddresses({ addresses }: Memory, after: SeenArticle[]): Promise<void> {
  const { rows } = await newsroom.api.pool.query('select slug, article_id from article_redirects');
  for (const { id, slug, isPublic } of after) {
    if (!isPublic) continue;
    for (const former of addresses.get(id) ?? [])
      expect(
        former === slug || rows.some((row) => row.slug === former && row.article_id === id),
        'a former public address leads to its article',
      ).toBe(true);
  }
}

test('nothing wrong is published by a machine, nothing doubled and nothing lost, in any order of acts', async () => {
  const property = fc.asyncProperty(newsroomActs(isFullRun ? 25 : 12), async (acts) => {
    await newsroom.begin();
    const memory: Memory = {
      reports: new Set(),
      decided: new Set(),
      titles: new Map(),
      addresses: new Map(),
    };
    let before = await newsroom.look();
    for (const act of [...MORNING, ...acts, ...EVENING]) {
      const answers = await newsroom.perform(act);
      const after = await newsroom.look();
      checkStep(act, answers, before, after, memory);
      await checkAddresses(memory, after);
      before = after;
    }
  });
  // The usual run tries the same each time, the full one others each time.
  await fc.assert(property, isFullRun ? { numRuns: 100 } : { numRuns: 8, seed: 1 });
  expect(publishedByMachine).toBeGreaterThan(0);
}, 600_000);
