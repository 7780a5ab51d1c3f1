import type { SearchWord } from '../../../domain/text/search-words.ts';
import { holdingContact } from '../../contacts/holding-contact.ts';
import type { Executor } from '../../database/database.ts';
import { holdingWords } from '../../database/holding-words.ts';
import { downwards } from '../../database/newest-first.ts';
import { contacts } from '../../database/schema/contacts.ts';
import { rss_sources, SOURCE_SEARCH_TEXT } from '../../database/schema/sources.ts';
import { withWordIndex } from '../../database/word-query.ts';
import { correctWords } from '../model/near-words.ts';
import { findWords } from '../public-pages/search-articles.ts';
import { type ArticleKind, findByTitle, listPanelWords, matchesArticle } from './title-search.ts';

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
const POSTS: Record<Exclude<ArticleKind, 'imported'>, { detail: string; tab: string | null }> = {
  published: { detail: 'Publikuota', tab: null },
  scheduled: { detail: 'Suplanuota', tab: 'scheduled' },
  draft: { detail: 'Juodraštis', tab: 'draft' },
};
const KINDS: ArticleKind[] = ['published', 'scheduled', 'draft', 'imported'];

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
      .where(holdingContact(q))
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
  const titled = await findByTitle(db, KINDS, { words, typed, limit: SHOWN });
  const posts: Found[] = [];
  const imported: Found[] = [];
  for (const { id, title, source_name, kind } of titled) {
    if (kind !== 'imported') posts.push(toPost(kind, { id, title }));
    else {
      const href = address(`import/ai/${id}`, { state: 'all', q: title });
      imported.push({ id, title, detail: source_name, href });
    }
  }
  return { posts: await withPublished(db, posts, words), articles: imported };
}

/** Where few posts are found by their titles, published ones by their texts too. */
async function withPublished(db: Executor, posts: Found[], words: SearchWord[]) {
  if (posts.length >= SHOWN) return posts.slice(0, SHOWN);
  const { items } = await findWords(db, words, { page: 1, per_page: SHOWN });
  const others = items
    .filter(({ id }) => !posts.some((post) => post.id === id))
    .map(({ id, ai_translated_title: title }) => toPost('published', { id, title: title ?? '' }));
  return [...posts, ...others].slice(0, SHOWN);
}

function toPost(kind: keyof typeof POSTS, { id, title }: { id: string; title: string }): Found {
  const { detail, tab } = POSTS[kind];
  const href = address('content/posts', { ...(tab && { tab }), irasas: id });
  return { id, title, detail, href };
}
