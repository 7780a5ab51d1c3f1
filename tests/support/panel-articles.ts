import { randomUUID } from 'node:crypto';
import type { BreakableDatabase } from './break-database.ts';

/* Imported articles as the product leaves them, put where it keeps them: one of each kind without waiting for feeds. */

const LINE = 'Serverio kopijas reikia tikrinti kas savaitę, o atkūrimą bandyti kas mėnesį. ';
const ORIGINAL = `<p>${LINE.repeat(12)}</p>`;

let made = 0;

export interface MadeArticle {
  id: string;
  title: string;
}

/** @param values columns; objects and lists as JSON */
export async function addArticle(
  database: BreakableDatabase,
  title: string,
  values: Record<string, unknown> = {},
): Promise<MadeArticle> {
  const row: Record<string, unknown> = {
    source_name: 'Portalas',
    source_rss_url: 'https://portalas.example/rss.xml',
    original_url: `https://portalas.example/${randomUUID()}`,
    original_title: title,
    original_excerpt: 'Ką tikrinti kas savaitę.',
    original_content: ORIGINAL,
    original_language: 'lt',
    ...values,
  };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const [added] = await database.query<{ id: string }>(
    `insert into articles (${names}) values (${places}) returning id`,
    Object.values(row).map((value) =>
      typeof value === 'object' && value !== null && !(value instanceof Date)
        ? JSON.stringify(value)
        : value,
    ),
  );
  return { id: added?.id ?? '', title };
}

/** As models leave it after the last check. */
export function addPrepared(
  database: BreakableDatabase,
  title: string,
  values: Record<string, unknown> = {},
): Promise<MadeArticle> {
  made += 1;
  return addArticle(database, title, {
    ai_translated_title: title,
    ai_slug: `paruostas-${made}`,
    ai_translated_excerpt: 'Santrauka.',
    ai_translated_content: '<p>Paruoštas tekstas.</p>',
    ai_category: 'Technologijos',
    ai_actuality_score: 80,
    preparation_state: 'prepared',
    prepared_by: 'ai',
    prepared_at: new Date(),
    ...values,
  });
}

/** As many prepared texts as there are titles, the first with the best score. */
export async function addQueue(
  database: BreakableDatabase,
  titles: readonly string[],
): Promise<void> {
  await database.query(
    `insert into articles (source_name, source_rss_url, original_url, original_title, original_content,
       ai_translated_title, ai_slug, ai_translated_excerpt, ai_translated_content, ai_category, ai_actuality_score,
       preparation_state, prepared_by, prepared_at, created_at)
     select 'Portalas', 'https://portalas.example/rss.xml', 'https://portalas.example/eile/' || nth, title, $2,
       title, 'eile-' || nth, 'Santrauka.', $2, 'Technologijos', greatest(11, 100 - nth / 4), 'prepared', 'ai', now(),
       now()
     from unnest($1::text[]) with ordinality queue (title, nth)`,
    [titles, ORIGINAL],
  );
  // Equal scores stand in the order of their ids.
  await database.query(
    `update articles set id = ('00000000-0000-4000-8000-' || lpad(split_part(original_url, '/', 5), 12, '0'))::uuid
     where original_url like 'https://portalas.example/eile/%'`,
  );
}

export const addPublished = (
  database: BreakableDatabase,
  title: string,
  values: Record<string, unknown> = {},
): Promise<MadeArticle> => addPrepared(database, title, { published_date: new Date(), ...values });

/** Its text did not pass the checks and waits for a person. */
export async function addRefused(database: BreakableDatabase, title: string): Promise<MadeArticle> {
  const finding = { fact: '777', kind: 'number', excerpt: 'apie 777 serverius' };
  const message = 'Šaltinyje nerasta: „777“.';
  const article = await addArticle(database, title, {
    preparation_state: 'needs_review',
    preparation_reason: { code: 'problems', problems: [{ message, isFact: true }], more: 0 },
    check_findings: [finding],
  });
  const text = {
    title: `${title}: vertimas`,
    excerpt: 'Santrauka.',
    html: '<p>Apie 777 serverius.</p>',
    score: 80,
    category: 'Technologijos',
  };
  const problems = [{ rule: 'fact', message, value: '777', finding }];
  await database.query(
    `insert into preparation_steps (article_id, step, input_hash, prompt_version, model, output)
     values ($1, 'candidate', 'x', '', 'm', $2)`,
    [article.id, JSON.stringify({ text, problems, model: 'm' })],
  );
  return article;
}
