import { and, eq, sql } from 'drizzle-orm';
import { home } from '../../../content/home.ts';
import { footerCompanyLinks, headerLinks, legalLinks } from '../../../content/navigation.ts';
import {
  servicePages,
  servicePath,
  subServicePages,
  subServicePath,
} from '../../../content/service-pages.ts';
import { articlePath } from '../../../domain/articles/blog-address.ts';
import { foldAccents } from '../../../domain/text/fold-accents.ts';
import type { SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { articles } from '../../database/schema/articles.ts';
import { withWordIndex } from '../../database/word-query.ts';
import { isPublished } from '../model/article-columns.ts';
import { correctWords } from '../model/near-words.ts';
import { findByTitle, listPanelWords, matchesArticle } from './title-search.ts';

/** Of pages and of articles each. */
const SHOWN = 6;

interface LinkTarget {
  title: string;
  /** What it is, as a person says it. */
  detail: string;
  /** Its public address. */
  path: string;
}

const page = (title: string, path: string, words: string, description = '') => ({
  title,
  description,
  detail: 'Puslapis',
  path,
  folded: foldAccents(`${title} ${words}`).toLowerCase(),
});

const PAGES = [
  ...servicePages.map((one) =>
    page(
      one.name,
      servicePath(one.slug),
      `${one.hero.heading} ${one.keywords.join(' ')}`,
      one.description,
    ),
  ),
  ...subServicePages.map((one) =>
    page(
      one.name,
      subServicePath(one),
      `${one.hero.heading} ${one.keywords.join(' ')}`,
      one.description,
    ),
  ),
  // A part of the home page has an address of its own too.
  ...[...headerLinks, ...footerCompanyLinks, ...legalLinks].map(({ label, href }) =>
    page(label, href.replace(/^\/#/, '/'), ''),
  ),
  page(home.meta.title, '/', 'pagrindinis puslapis pradžia', home.meta.description),
];

/** A page or a public article of ours by its path; null where there is none. */
export async function findOwnTarget(
  db: Executor,
  path: string,
): Promise<{ title: string; description: string; image: string | null } | null> {
  const known = PAGES.find((one) => one.path === path);
  if (known) return { title: known.title, description: known.description, image: null };
  const [, slug] = /^\/tinklarastis\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (!slug) return null;
  const [post] = await db
    .select({
      title: sql<string>`${articles.ai_translated_title}`,
      description: sql<string>`coalesce(${articles.ai_translated_excerpt}, '')`,
      image: articles.ai_image_path,
    })
    .from(articles)
    .where(and(isPublished, eq(articles.ai_slug, slug)));
  return post ?? null;
}

/** What a text may link to on our own site: its pages and what stands on the blog. */
export async function findLinkTargets(db: Executor, q: string): Promise<LinkTarget[]> {
  const words = listPanelWords(q);
  const pages = new Map(
    PAGES.filter(({ folded }) => words.every(({ stem }) => folded.includes(stem))).map(
      ({ title, detail, path }) => [path, { title, detail, path }],
    ),
  );
  const posts = await withWordIndex(db, async (tx) => {
    const find = (by: SearchWord[]) =>
      findByTitle(tx, ['published'], { words: by, typed: q, limit: SHOWN });
    const found = await find(words);
    const nearer = found.length > 0 ? null : await correctWords(tx, words, matchesArticle);
    return nearer ? find(nearer) : found;
  });
  return [
    ...[...pages.values()].slice(0, SHOWN),
    ...posts.map(({ title, slug }) => ({
      title,
      detail: 'Įrašas',
      path: articlePath(slug ?? ''),
    })),
  ];
}
