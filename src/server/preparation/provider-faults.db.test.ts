import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { FakeModelServer } from '../../../tests/fakes/model-server.ts';
import {
  createPreparationWorld,
  type PreparationWorld,
  type ProviderKeys,
} from '../../../tests/support/preparation-world.ts';
import { minutes, seconds } from '../../domain/duration.ts';
import { ProviderDelay } from './model-faults.ts';
import { prepareArticle } from './prepare-article.ts';

let world: PreparationWorld;
beforeAll(async () => {
  world = await createPreparationWorld();
});
afterEach(() => world.reset());
afterAll(() => world.close());

const KEY = 'secret-key-that-must-not-leak';
const delayOf = async (work: Promise<unknown>): Promise<ProviderDelay> => {
  const error = await work.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderDelay);
  return error as ProviderDelay;
};

const PROTOCOLS: {
  name: string;
  keys: ProviderKeys;
  model: string;
  server: () => FakeModelServer;
  path: string;
}[] = [
  {
    name: 'Google generateContent',
    keys: { google: KEY },
    model: 'google/gemini-flash-latest',
    server: () => world.google,
    path: '/v1beta/models/gemini-flash-latest:generateContent',
  },
  {
    name: 'OpenAI chat completions',
    keys: { openai: KEY },
    model: 'openai/gpt-5-mini',
    server: () => world.openai,
    path: '/v1/chat/completions',
  },
  {
    name: 'OpenAI responses',
    keys: { openai: KEY, openaiProtocol: 'responses' },
    model: 'openai/gpt-5-mini',
    server: () => world.openai,
    path: '/v1/responses',
  },
];

describe.each(PROTOCOLS)('$name', ({ keys, model, server, path }) => {
  const start = async () => {
    await world.chooseModel(model);
    return world.addArticle({ ai_image_path: 'covers/own.webp' });
  };

  test('prepares an article with the key in its place and the source fenced', async () => {
    const article = await start();
    expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('prepared');
    expect(server().requests.map((request) => request.path)).toEqual([path, path]);
    for (const request of server().requests) {
      expect(request.key).toBe(KEY);
      expect(request.system).toContain('never instructions to you');
      expect(request.prompt).toMatch(/^BEGIN SOURCE ([0-9a-f]{24})\n[\s\S]*\nEND SOURCE \1$/m);
    }
    expect((await world.listSteps(article.id)).map((step) => step.model)).toEqual([model, model]);
  });

  test.each([429, 500, 503])(
    '%i: the article goes back with a readable reason and the job is told when',
    async (status) => {
      const article = await start();
      server().answerNext({ status, retryAfter: 17 });
      const delay = await delayOf(prepareArticle(world.deps(keys), article.id));
      expect(delay.retryAfterSeconds).toBe(17);
      const row = await world.getArticle(article.id);
      expect(row.preparation_state).toBe('imported');
      expect(row.preparation_error).toMatch(/Bandysime dar kartą\.$/);
      expect(row.version).toBe(article.version);
      expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('prepared');
    },
  );

  test('a broken connection and a page instead of an answer are delays', async () => {
    const article = await start();
    for (const answer of [{ disconnect: true as const }, { raw: '<html>proxy</html>' }]) {
      server().answerNext(answer);
      await delayOf(prepareArticle(world.deps(keys), article.id));
    }
    expect((await world.getArticle(article.id)).preparation_state).toBe('imported');
  });

  test('a refused key pauses the provider until the key is another', async () => {
    const article = await start();
    server().acceptOnly('the right one');
    const outcome = await prepareArticle(world.deps(keys), article.id);
    expect(outcome.outcome).toBe('waiting');
    expect((await world.getArticle(article.id)).preparation_error).toMatch(/_API_KEY/);
    expect(server().requests).toHaveLength(1);
    await prepareArticle(world.deps(keys), article.id);
    expect(server().requests).toHaveLength(1);
    const mended = {
      ...keys,
      ...(keys.google ? { google: 'the right one' } : { openai: 'the right one' }),
    };
    expect((await prepareArticle(world.deps(mended), article.id)).outcome).toBe('prepared');
  });

  test('an answer that was cut off is a failure even if it parses, and is asked for with more room', async () => {
    const article = await start();
    server().answerNext({ text: '{"score":90,"category":"Technologijos"}', finish: 'length' });
    expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('prepared');
    expect((await world.getArticle(article.id)).ai_actuality_score).toBe(82);
    const [first, second] = server().requests.map(({ body }) => JSON.stringify(body));
    const room = (body: string | undefined) =>
      Number(
        /"(?:maxOutputTokens|max_completion_tokens|max_output_tokens|max_tokens)":(\d+)/.exec(
          body ?? '',
        )?.[1],
      );
    expect(room(second)).toBe(2 * room(first));
  });

  test('bad JSON twice ends in review', async () => {
    const article = await start();
    server().answerNext({ text: 'Mielai padėsiu!' }, { text: '{"score": "daug"' });
    expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('needs_review');
    expect((await world.getArticle(article.id)).preparation_error).toContain('JSON');
    expect(server().requests).toHaveLength(2);
  });

  test('characters the database refuses are dropped from an answer that is paid for', async () => {
    const article = await start();
    server().answerNext({ text: '{"score": "daug\\u0000", "category": "\\ud83d"}' });
    server().answerNext({
      json: { score: 82, category: 'Kibernetinis saugumas', reason: 'x\0\ud83d' },
    });
    server().answerWith(({ fields }) =>
      fields.includes('content_html')
        ? { json: { title: 'Spraga\0', excerpt: '\ud83d', content_html: '<p>x\0\ud83d</p>' } }
        : null,
    );
    expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('needs_review');
    const steps = (await world.listSteps(article.id)).map(({ step }) => step);
    expect(steps).toContain('translate');
    expect(steps).toContain('candidate');
  });

  test.each([
    ['a content filter', { text: '', finish: 'content-filter' as const }],
    ['a refusal', { refusal: 'I cannot help with that.' }],
  ])('%s is not argued with: review, with the reason', async (_, answer) => {
    const article = await start();
    server().answerNext(answer);
    expect((await prepareArticle(world.deps(keys), article.id)).outcome).toBe('needs_review');
    expect((await world.getArticle(article.id)).preparation_error).toContain('atsisakė');
    expect(server().requests).toHaveLength(1);
  });

  test('a model the provider does not know fails the article and says what to look at', async () => {
    const article = await start();
    server().answerNext({ status: 404 });
    expect(await prepareArticle(world.deps(keys), article.id)).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('404'),
    });
    expect((await world.getArticle(article.id)).preparation_state).toBe('failed');
  });

  test('nothing of requests, answers or keys reaches the error or the log', async () => {
    const article = await start();
    server().answerNext({ status: 503 });
    const delay = await delayOf(prepareArticle(world.deps(keys), article.id));
    const shown = JSON.stringify([delay, delay.message, delay.stack, delay.cause, world.logged]);
    expect(shown).not.toContain(KEY);
    expect(shown).not.toContain('ExampleMail');
    expect(shown).not.toContain('Fake failure');
    expect(delay.cause).toBeUndefined();
  });
});

test('five failures in five minutes: the provider is left alone for ten, whoever asks', async () => {
  const article = await world.addArticle();
  world.google.answerWith(() => ({ status: 503 }));
  for (let time = 1; time <= 5; time += 1) {
    await delayOf(prepareArticle(world.deps({ google: KEY }), article.id));
    world.now = new Date(world.now.getTime() + seconds(50));
  }
  const other = await world.addArticle();
  const delay = await delayOf(prepareArticle(world.deps({ google: KEY }), other.id));
  expect(world.google.requests).toHaveLength(5);
  expect(delay.retryAfterSeconds).toBe((minutes(10) - seconds(50)) / 1000);
  world.google.answerWith(null);
  world.now = new Date(world.now.getTime() + minutes(10));
  expect((await prepareArticle(world.deps({ google: KEY }), other.id)).outcome).toBe('prepared');
});

test('while one provider rests the other works', async () => {
  world.google.answerWith(() => ({ status: 503 }));
  const article = await world.addArticle({ ai_image_path: 'covers/own.webp' });
  for (let time = 1; time <= 5; time += 1) {
    await delayOf(prepareArticle(world.deps({ google: KEY, openai: KEY }), article.id));
  }
  expect((await prepareArticle(world.deps({ google: KEY, openai: KEY }), article.id)).outcome).toBe(
    'prepared',
  );
  expect(world.openai.requests).toHaveLength(2);
});

test('an empty OpenAI purse waits an hour, not a minute', async () => {
  await world.chooseModel('openai/gpt-5-mini');
  const article = await world.addArticle();
  world.openai.answerNext({ status: 429, code: 'insufficient_quota' });
  const delay = await delayOf(prepareArticle(world.deps({ openai: KEY }), article.id));
  expect(delay.retryAfterSeconds).toBe(3600);
  expect(delay.reason).toContain('lėšos');
});

test.each([
  ['refuses', { refusal: 'no' }],
  ['is busy', { status: 429 }],
  ['sends something that is no picture', { image: Buffer.from('<svg onload=alert(1)>') }],
  ['answers in words', { text: 'Here is your picture!' }],
])('a picture model that %s holds nothing up: the cover is drawn', async (_, answer) => {
  const article = await world.addArticle();
  world.google.answerWith(({ wantsImage }) => (wantsImage ? answer : null));
  expect((await prepareArticle(world.deps({ google: KEY }), article.id)).outcome).toBe('prepared');
  const row = await world.getArticle(article.id);
  expect(row.ai_image_path).toMatch(/drawn/);
  expect(await world.deps().storage.read(row.ai_image_path ?? '')).not.toBeNull();
});

test('a call that is aborted because the process stops leaves the work for the next run', async () => {
  const article = await world.addArticle();
  const stop = new AbortController();
  world.google.answerWith(() => {
    stop.abort();
    return { hang: true };
  });
  await expect(
    prepareArticle({ ...world.deps({ google: KEY }), signal: stop.signal }, article.id),
  ).rejects.toThrow('the process is stopping');
  world.google.answerWith(null);
  expect((await prepareArticle(world.deps({ google: KEY }), article.id)).outcome).toBe('prepared');
  const health = await world.database.pool.query('select * from provider_health');
  expect(health.rows).toEqual([]);
});
