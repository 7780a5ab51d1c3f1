import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { asksForTranslation, BAD_TRANSLATION } from '../../../../tests/support/bad-translation.ts';
import { createPreparationWorld, LONG_HTML } from '../../../../tests/support/preparation-world.ts';
import { describeReason } from '../../../domain/articles/preparation-reason.ts';
import type { ArticleRow } from '../../database/schema/articles.ts';
import { prepareArticle } from './prepare-article.ts';
import { findCandidate } from './storing/candidate.ts';

const world = await createPreparationWorld();
afterEach(() => world.reset());
afterAll(() => world.close());

const sentenceOf = ({ preparation_reason: reason }: ArticleRow) => reason && describeReason(reason);

describe('checks', () => {
  test('a failed check gets one repair, which is told what was wrong', async () => {
    const article = await world.addArticle();
    world.google.answerNext(
      { json: { score: 80, category: 'IT paslaugos' } },
      { json: BAD_TRANSLATION },
    );
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'prepared',
    );
    const repair = world.google.requests[2];
    expect(repair?.prompt).toContain('Šaltinyje nerasta: „777“.');
    expect(repair?.system).not.toContain('777');
    expect((await world.listSteps(article.id)).map(({ step }) => step)).toContain(
      'translate repair',
    );
  });

  test('a repair that fails goes to the other provider', async () => {
    const article = await world.addArticle();
    world.google.answerWith(({ fields }) =>
      asksForTranslation(fields) ? { json: BAD_TRANSLATION } : null,
    );
    const outcome = await prepareArticle(world.deps({ google: 'k', openai: 'o' }), article.id);
    expect(outcome).toEqual({ outcome: 'prepared', preparedBy: 'ai' });
    expect(world.openai.requests.map(({ path }) => path)).toEqual(['/v1/chat/completions']);
  });

  test('with nobody left to ask the article needs review, its text kept aside, and is not ready', async () => {
    const article = await world.addArticle();
    world.google.answerWith(({ fields }) =>
      asksForTranslation(fields) ? { json: BAD_TRANSLATION } : null,
    );
    const outcome = await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(outcome.outcome).toBe('needs_review');
    const row = await world.getArticle(article.id);
    expect(row).toMatchObject({
      preparation_state: 'needs_review',
      ai_actuality_score: null,
      ai_slug: null,
      ai_translated_content: null,
    });
    expect(sentenceOf(row)).toContain('„777“');
    const candidate = await findCandidate(world.database.db, article.id);
    expect(candidate?.text?.title).toBe(BAD_TRANSLATION.title);
    expect(candidate?.problems).toContainEqual(
      expect.objectContaining({ rule: 'fact', value: '777' }),
    );
  });

  test('a piece that lost its text needs review, although the whole is long enough', async () => {
    const article = await world.addArticle({ original_content: LONG_HTML });
    world.google.answerWith(({ fields, prompt }) =>
      asksForTranslation(fields) && prompt.includes('<h2>Part 2</h2>')
        ? { json: { content_html: '<p>Gamintojas trumpai paaiškina serverio nustatymus.</p>' } }
        : null,
    );
    const outcome = await prepareArticle(world.deps({ google: 'k' }), article.id);
    expect(outcome).toEqual({
      outcome: 'needs_review',
      reason: expect.stringMatching(/^2 dalis iš 3: Teksto ilgis – \d % šaltinio ilgio/),
    });
    const row = await world.getArticle(article.id);
    expect(row).toMatchObject({ preparation_state: 'needs_review', ai_actuality_score: null });
    const candidate = await findCandidate(world.database.db, article.id);
    expect(candidate?.text?.html).toContain('trumpai paaiškina');
  });

  test('a score or category off the list never reaches the article', async () => {
    const article = await world.addArticle();
    world.google.answerWith(({ fields }) =>
      fields.includes('score') ? { json: { score: 140, category: 'Reklama' } } : null,
    );
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'needs_review',
    );
    expect(sentenceOf(await world.getArticle(article.id))).toContain('140');
  });

  test('an article without any text needs review and asks nobody', async () => {
    const article = await world.addArticle({ original_content: '', original_excerpt: '' });
    expect((await prepareArticle(world.deps({ google: 'k' }), article.id)).outcome).toBe(
      'needs_review',
    );
    expect(world.google.requests).toEqual([]);
  });
});
