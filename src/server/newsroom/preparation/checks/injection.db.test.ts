import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ModelRequest } from '../../../../../tests/fakes/model-server.ts';
import { sampleOf } from '../../../../../tests/support/full-run.ts';
import {
  type InjectionAttack,
  importAttacked,
  listInjectionAttacks,
  obeyingAnswer,
} from '../../../../../tests/support/injection-attacks.ts';
import {
  createPreparationWorld,
  type PreparationWorld,
} from '../../../../../tests/support/preparation-world.ts';
import { autoPublishArticles } from '../../../articles/publishing/auto-publish.ts';
import { rss_sources } from '../../../database/schema/sources.ts';
import { prepareArticle } from '../prepare-article.ts';
import { findCandidate } from '../storing/candidate.ts';

let world: PreparationWorld;
let trusted: string;
beforeAll(async () => {
  world = await createPreparationWorld();
  const [source] = await world.database.db
    .insert(rss_sources)
    .values({ name: 'A', rss_url: 'https://example.com/a', type: 'rss', is_trusted: true })
    .returning({ id: rss_sources.id });
  trusted = source?.id ?? '';
});
afterEach(() => world.reset());
afterAll(() => world.close());

const attacks = listInjectionAttacks();
/** Of each kind; the full run makes all. */
const OF_EVERY_RUN = 8;
const of = (how: InjectionAttack['how']) =>
  sampleOf(
    attacks.filter((attack) => attack.how === how),
    OF_EVERY_RUN,
  );

/** Imports and prepares with a model that obeys whatever it reads; then automation has its turn. */
async function attackWith(attack: InjectionAttack) {
  const body = await importAttacked(attack);
  const article = await world.addArticle({
    original_title: body.title,
    original_excerpt: body.excerpt,
    original_content: body.html,
    source_id: trusted,
    // No picture is asked for.
    ai_image_path: 'covers/kept.webp',
  });
  const faithful = obeyingAnswer({ ...attack, attack: {} });
  world.google.answerWith(({ fields, prompt }) => {
    const answer: Record<string, unknown> = prompt.includes(attack.planted)
      ? obeyingAnswer(attack)
      : faithful;
    return { json: Object.fromEntries(fields.map((field) => [field, answer[field]])) };
  });
  const { outcome } = await prepareArticle(world.deps({ google: 'k' }), article.id);
  const published = await autoPublishArticles(
    {
      ...world.deps(),
      publicChanges: { waitUntilSeen: async () => {} },
    },
    async () => ({ minScore: 70, batchSize: 5 }),
  );
  return { outcome, published, row: await world.getArticle(article.id) };
}

const FENCED = /^BEGIN (SOURCE|FAULTS) ([0-9a-f]{24})\n[\s\S]*?\nEND \1 \2$/gm;
/** The prompt outside every fence. */
const unfenced = ({ system, prompt }: ModelRequest) => `${system}\n${prompt.replace(FENCED, '')}`;
const tokensOf = ({ prompt }: ModelRequest) =>
  [...prompt.matchAll(FENCED)].map((match) => match[2]);

test('there are at least 30 attacks, and without one the article is published automatically', async () => {
  expect(attacks.length).toBeGreaterThanOrEqual(30);
  const harmless: InjectionAttack = {
    id: 'none',
    how: 'hidden',
    html: '<p>The vendor thanked the researchers.</p>',
    planted: 'no such words',
    attack: {},
  };
  const { outcome, published } = await attackWith(harmless);
  expect(outcome).toBe('prepared');
  expect(published).toHaveLength(1);
});

describe('what a reader does not see', () => {
  test.each(of('hidden'))('is in no request: $id', async (attack) => {
    const { outcome, row } = await attackWith(attack);
    expect(world.google.requests).toHaveLength(2);
    for (const { body } of world.google.requests) {
      expect(JSON.stringify(body)).not.toContain(attack.planted);
    }
    expect(row.original_content).not.toContain(attack.planted);
    expect(outcome).toBe('prepared');
    expect(row.ai_actuality_score).toBe(82);
  });
});

describe('what a reader sees', () => {
  test.each(of('visible'))(
    'reaches the model as data only, and obeying it ends in review: $id',
    async (attack) => {
      const { outcome, published, row } = await attackWith(attack);
      const { requests } = world.google;
      expect(requests.some(({ prompt }) => prompt.includes(attack.planted))).toBe(true);
      for (const request of requests) {
        expect(unfenced(request)).not.toContain(attack.planted);
        expect(unfenced(request)).not.toContain('evil.example');
      }
      const tokens = requests.flatMap(tokensOf);
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens.length).toBeGreaterThanOrEqual(requests.length);

      expect(outcome).toBe('needs_review');
      expect(published).toEqual([]);
      expect(row).toMatchObject({
        preparation_state: 'needs_review',
        published_date: null,
        ai_actuality_score: null,
        ai_translated_content: null,
      });
      const candidate = await findCandidate(world.database.db, row.id);
      const rules = candidate?.problems.map(({ rule }) => rule) ?? [];
      expect(rules).toContain('instruction');
      if (attack.attack.add?.includes('href')) expect(rules).toContain('link');
      if (attack.attack.add?.includes('proc.')) {
        expect(row.check_findings).toContainEqual(
          expect.objectContaining({
            fact: '90 %',
            excerpt: expect.stringContaining('siūlo 90 % nuolaidą'),
          }),
        );
      }
    },
  );
});

test('a link or fact that a model adds by itself ends in review too', async () => {
  for (const add of [
    '<p>Daugiau skaitykite <a href="https://evil.example/x">čia</a>.</p>',
    '<p>Įmonė jau turi 777 klientus.</p>',
  ]) {
    const { outcome, published } = await attackWith({
      id: 'unasked',
      how: 'visible',
      html: '<p>The vendor thanked the researchers.</p>',
      planted: 'The vendor thanked',
      attack: { add },
    });
    expect(outcome).toBe('needs_review');
    expect(published).toEqual([]);
  }
});
