import { Hono } from 'hono';
import { describeWithdrawal } from '../../../domain/articles/corrections.ts';
import { listSearchWords } from '../../../domain/text/search-words.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { ReadClientAddress } from '../../http/client-address.ts';
import { describeAs } from '../../http/describe-route.ts';
import type { ApiEnv } from '../../http/env.ts';
import { valid } from '../../http/validate.ts';
import { findPublicArticle, listPublicArticles } from '../model/article.queries.ts';
import {
  listPublicArticlesQuery,
  searchPublicArticlesQuery,
  slugParam,
} from '../model/article-schemas.ts';
import { findWithdrawal } from '../model/correction-columns.ts';
import { consumeSearchLimit, searchPublicArticles } from './search-articles.ts';

const described = describeAs('articles');

interface ArticlesContext extends Pick<AppContext, 'db' | 'clock'> {
  readClientAddress: ReadClientAddress;
  secret: string;
}

/** Under `/api/articles`: published articles for anyone, the specification's columns only. */
export function articlesRoutes(ctx: ArticlesContext) {
  const { db } = ctx;
  return new Hono<ApiEnv>()
    .get(
      '/',
      described('Published articles, newest first'),
      valid('query', listPublicArticlesQuery),
      async (c) => c.json(await listPublicArticles(db, c.req.valid('query'))),
    )
    .get(
      '/search',
      described('Published articles that hold every word'),
      valid('query', searchPublicArticlesQuery),
      async (c) => {
        const { q, ...page } = c.req.valid('query');
        await consumeSearchLimit(ctx, ctx.readClientAddress(c).ip);
        return c.json(await searchPublicArticles(db, { ...page, words: listSearchWords(q) }));
      },
    )
    .get('/:slug', described('One published article'), valid('param', slugParam), async (c) => {
      const { slug } = c.req.valid('param');
      const article = await findPublicArticle(db, slug);
      const withdrawal = article ? null : await findWithdrawal(db, slug);
      if (withdrawal) throw new AppError('gone', describeWithdrawal(withdrawal));
      if (!article) throw new AppError('not-found', 'Straipsnis nerastas');
      return c.json(article);
    });
}
