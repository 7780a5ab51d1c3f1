import type { SearchWord } from '../../../domain/text/search-words.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { downwards } from '../../database/newest-first.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { rss_sources, SOURCE_SEARCH_TEXT } from '../../database/schema/sources.ts';
import { withWordIndex } from '../../database/word-query.ts';
import { correctWords } from '../model/near-words.ts';
import { findWords } from '../public-pages/search-articles.ts';
import {
  DRAFTS,
  findByTitle,
  listPanelWords,
  matchesArticle,
  NO_POSTS,
  PUBLISHED,
  SCHEDULED,
  type TitleSearch,
} from './title-search.ts';

/** Of each kind. */
const SHOWN = 5;
interface Found {
  id: string;
  title: string;
  /** A word about it: state, source, sender. */
  detail: string;
  /** Address in the panel. */
  href: string;
}

/** What a post is, and the tab of the posts' list that has it. */
const POSTS = [
  { kind: PUBLISHED, detail: 'Publikuota', tab: null },
  { kind: SCHEDULED, detail: 'Suplanuota', tab: 'scheduled' },
  { kind: DRAFTS, detail: 'Juodraštis', tab: 'draft' },
] as const;

const address = (path: string, parameters: Record<string, string>) =>
  `/admin/${path}?${new URLSearchParams(parameters)}`;

/** For the panel's Ctrl+K: a few of each kind that hold the text; articles by decision 0095, messages the newest. */
export async function searchPanel(db: Executor, q: string) {
  const words = listPanelWords(q);
  const [found, sources, messages] = await Promise.all([
    words.length > 0 ? findArticles(db, words, q) : { posts: [], articles: [] },
    db
      .select({ id: rss_sources.id, title: rss_sources.name, detail: rss_sources.rss_url })
      .from(rss_sources)
      .where(holdingWords(SOURCE_SEARCH_TEXT, q))
      .orderBy(rss_sources.name)
      .limit(SHOWN),
    db
      .select({ id: contacts.id, title: contacts.name, detail: contacts.email })
      .from(contacts)
      .where(holdingWords(contacts.search_text, q))
      .orderBy(downwards(contacts.created_at))
      .limit(SHOWN),
  ]);
  return {
    ...found,
    sources: sources.map((source): Found => {
      const href = address('import/sources', { q: source.title, open: source.id });
      return { ...source, href };
    }),
    contacts: messages.map((message): Found => {
      const href = address('communications/contacts', { q: message.detail, open: message.id });
      return { ...message, href };
    }),
  };
}

/** Where nothing holds the words, those one slip of typing away are looked for. */
const findArticles = (db: Executor, words: SearchWord[], typed: string) =>
  withWordIndex(db, async (tx) => {
    const found = await findWith(tx, words, typed);
    if (found.posts.length + found.articles.length > 0) return found;
    const nearer = await correctWords(tx, words, matchesArticle);
    return nearer ? await findWith(tx, nearer, typed) : found;
  });

async function findWith(db: Executor, words: SearchWord[], typed: string) {
  const query = { words, typed, limit: SHOWN };
  const articles = await findByTitle(db, NO_POSTS, query);
  return {
    posts: await findPosts(db, query),
    articles: articles.map(({ id, title, source_name }): Found => {
      const href = address(`import/ai/${id}`, { state: 'all', q: title });
      return { id, title, detail: source_name, href };
    }),
  };
}

/** By their titles; where those are few, published ones by their texts too. */
async function findPosts(db: Executor, query: TitleSearch) {
  const toPost =
    ({ detail, tab }: (typeof POSTS)[number]) =>
    ({ id, title }: { id: string; title: string }): Found => ({
      id,
      title,
      detail,
      href: address('content/posts', { ...(tab && { tab }), irasas: id }),
    });
  const titled: (Awaited<ReturnType<typeof findByTitle>>[number] & { post: Found })[] = [];
  for (const one of POSTS) {
    const found = await findByTitle(db, one.kind, query);
    titled.push(...found.map((article) => ({ ...article, post: toPost(one)(article) })));
  }
  const posts = titled
    .toSorted((a, b) => b.rank - a.rank || b.created_at.getTime() - a.created_at.getTime())
    .map(({ post }) => post);
  if (posts.length >= SHOWN) return posts.slice(0, SHOWN);
  const { items } = await findWords(db, query.words, { page: 1, per_page: SHOWN });
  const others = items
    .filter(({ id }) => !posts.some((post) => post.id === id))
    .map(({ id, ai_translated_title }) =>
      toPost(POSTS[0])({ id, title: ai_translated_title ?? '' }),
    );
  return [...posts, ...others].slice(0, SHOWN);
}
