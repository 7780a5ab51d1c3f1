import { demoPublishedArticles } from './demo-article-list.ts';
import { demoUnpublishedArticles } from './demo-imports.ts';

/** Path in the bucket of the cover drawn for a demonstration article. */
export const demoCoverName = (slug: string): string => `blog/demo-${slug}.webp`;

/** Of all covers there may be. */
export const listDemoCovers = (): string[] =>
  [
    ...demoPublishedArticles.map(({ slug }) => slug),
    ...demoUnpublishedArticles.flatMap(({ ai_slug }) => ai_slug ?? []),
  ].map(demoCoverName);
