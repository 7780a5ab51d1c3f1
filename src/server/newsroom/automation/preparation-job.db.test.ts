import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createPreparationWorld } from '../../../../tests/support/preparation-world.ts';
import { createTestJobs } from '../../../../tests/support/test-jobs.ts';
import { minutes } from '../../../domain/time/duration.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { ai_import_settings, run_tasks } from '../../database/schema/automation.ts';
import { prepareArticle } from '../preparation/prepare-article.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';
import {
  deferPreparation,
  describePreparation,
  isFreeToPrepare,
  isSwitchedOff,
  resumePreparation,
} from './preparation-job.ts';
import type { WaitingRun } from './waiting-runs.ts';

const world = await createPreparationWorld();
const jobs = await createTestJobs(world.database);
afterEach(() => world.reset());
afterAll(async () => {
  await jobs.stop();
  await world.close();
});

const ago = (howMany: number) => new Date(world.now.getTime() - minutes(howMany));
const run = (triggeredBy: string, askedAt: Date | null = null): WaitingRun => ({
  id: crypto.randomUUID(),
  started: world.now,
  triggeredBy,
  askedAt: askedAt?.toISOString() ?? null,
});
const prepareFor = (article: ArticleRow, ...waiting: WaitingRun[]) =>
  prepareArticle(world.deps({ google: 'k' }), article.id, isFreeToPrepare(waiting));

describe('what a person has begun to write', () => {
  const begun = (edited_date = ago(5)) =>
    world.addArticle({ ai_translated_title: 'Žmogaus antraštė', edited_date });

  test.each(['schedule', 'key', 'manual'])(
    'is left alone by a run that chose it before (%s), and the log says so',
    async (triggeredBy) => {
      const article = await begun();
      const result = await prepareFor(article, run(triggeredBy));
      expect(result).toEqual({ outcome: 'left', reason: 'straipsnį tvarko žmogus.' });
      expect(await world.getArticle(article.id)).toEqual(article);
      const report = await describePreparation(world.database, result, article.id);
      expect(await report(world.now)).toEqual({
        state: 'skipped',
        count: 0,
        message: `Nepradėta: ${article.original_title} – straipsnį tvarko žmogus.`,
      });
    },
  );

  test('is left alone by a run that was asked for it before', async () => {
    const article = await begun(ago(5));
    expect((await prepareFor(article, run('manual', ago(6)))).outcome).toBe('left');
    expect(await world.getArticle(article.id)).toEqual(article);
  });

  test('is prepared when this very article was asked for afterwards, by one of the runs that wait', async () => {
    const article = await begun(ago(5));
    const outcome = await prepareFor(
      article,
      run('schedule'),
      run('manual', ago(4)),
      run('manual', ago(6)),
    );
    expect(outcome).toMatchObject({ outcome: 'prepared', preparedBy: 'ai' });
  });

  test('is brought to its end where a killed process had begun its preparation', async () => {
    const { id } = await begun();
    await world.database.pool.query(
      `update articles set preparation_state = 'preparing' where id = '${id}'`,
    );
    expect((await prepareFor(await world.getArticle(id), run('key'))).outcome).toBe('prepared');
  });

  test('stays in public when a new text was asked for before it was written', async () => {
    const article = await world.addArticle({
      ai_translated_title: 'Žmogaus antraštė',
      ai_translated_content: '<p>Žmogaus.</p>',
      ai_slug: 'zmogaus',
      published_date: ago(60),
      edited_date: ago(5),
    });
    expect((await prepareFor(article, run('manual', ago(6)))).outcome).toBe('needs_review');
    expect(await world.getArticle(article.id)).toMatchObject({
      ai_translated_title: 'Žmogaus antraštė',
      preparation_reason: { code: 'new_text' },
    });
  });
});

test('a report of a story for which another article stands is left alone by a run that chose it before', async () => {
  const article = await world.addArticle({ is_story_lead: false });
  expect(await prepareFor(article, run('key'))).toEqual({
    outcome: 'left',
    reason: 'tą pačią naujieną pateikia kitas straipsnis.',
  });
});

test('a preparation put off at its provider’s request still knows when it was asked for, and for whom', async () => {
  const { id } = await world.addArticle();
  const ctx = { db: world.database.db, jobs, clock: { now: () => world.now } };
  await deferPreparation(ctx, id, 60, [run('schedule'), run('manual', ago(3))]);
  const { rows } = await world.database.pool.query(
    "select data from jobs.job where name = 'resume-preparation'",
  );
  const payload = { article_id: id, triggered_by: 'manual', asked_at: ago(3).toISOString() };
  expect(rows).toEqual([{ data: payload }]);
  // Put off once more, for somebody who asked later.
  await deferPreparation(ctx, id, 60, [run('schedule')]);
  await deferPreparation(ctx, id, 60, [run('key', ago(1))]);
  const again = await world.database.pool.query(
    "select data from jobs.job where name = 'resume-preparation'",
  );
  const last = { article_id: id, triggered_by: 'key', asked_at: ago(1).toISOString() };
  expect(again.rows).toEqual([{ data: last }]);
  await resumePreparation(ctx, { ...payload, triggered_by: 'manual' });
  const tasks = await world.database.db.select().from(run_tasks);
  expect(tasks).toMatchObject([{ payload: { article_id: id, asked_at: payload.asked_at } }]);
});

describe('the switch of automatic preparation', () => {
  const turn = (ai_preparation_enabled: boolean) =>
    world.database.db
      .insert(ai_import_settings)
      .values({ ...DEFAULT_PROMPTS, ai_preparation_enabled });

  test('turned off, it cancels the schedule’s work that has not begun, and only the schedule’s', async () => {
    await turn(false);
    const { id } = await world.addArticle();
    expect(await isSwitchedOff(world.database, id, [run('schedule')])).toBe(true);
    expect(await isSwitchedOff(world.database, id, [run('schedule'), run('key')])).toBe(false);
    const busy = await world.addArticle({ preparation_state: 'preparing' });
    expect(await isSwitchedOff(world.database, busy.id, [run('schedule')])).toBe(false);
  });

  test('turned on, it cancels nothing', async () => {
    await turn(true);
    const { id } = await world.addArticle();
    expect(await isSwitchedOff(world.database, id, [run('schedule')])).toBe(false);
  });
});
