import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, it } from 'vitest';
import { demoPublishedArticles } from './demo-article-list.ts';
import { demoUnpublishedArticles } from './demo-imports.ts';
import { demoSources } from './demo-sources.ts';

const ALLOWED_TAGS = new Set(
  'h2 h3 p ul ol li strong em a blockquote code pre table thead tbody tr th td'.split(' '),
);

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;

function listElements(nodes: readonly Node[]): Element[] {
  return nodes.filter(isElement).flatMap((node) => [node, ...listElements(node.childNodes)]);
}

/** Text with a space at every tag, so that neighbouring cells and items stay separate words. */
function readText(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ('value' in node) return node.value;
      return isElement(node) ? ` ${readText(node.childNodes)} ` : ' ';
    })
    .join('');
}

const listWords = (html: string): string[] =>
  readText(parseFragment(html).childNodes).match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}.,:/@-]*/gu) ?? [];

const listRuns = (html: string, length: number): string[] => {
  const words = listWords(html).map((word) => word.toLowerCase().replace(/[.,:]+$/u, ''));
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(' '));
};

const prepared = demoUnpublishedArticles.filter((article) => article.ai_actuality_score !== null);

const publicTexts = [
  ...demoPublishedArticles.map(({ slug, title, excerpt, html }) => ({
    slug,
    title,
    excerpt,
    html,
  })),
  ...prepared.map((article) => ({
    slug: article.ai_slug ?? '',
    title: article.ai_translated_title ?? '',
    excerpt: article.ai_translated_excerpt ?? '',
    html: article.ai_translated_content ?? '',
  })),
];

const importedHtml = demoUnpublishedArticles.map((article) => ({
  slug: article.original_url,
  html: article.source_html,
}));

describe('published demo articles', () => {
  it.each(demoPublishedArticles)('$slug has 400–900 words', ({ html }) => {
    const count = listWords(html).length;
    expect(count).toBeGreaterThanOrEqual(400);
    expect(count).toBeLessThanOrEqual(900);
  });

  it('are twelve, at least three in each of three categories', () => {
    const byCategory = Map.groupBy(demoPublishedArticles, ({ category }) => category);
    expect(demoPublishedArticles).toHaveLength(12);
    expect([...byCategory.keys()].sort()).toEqual([
      'IT paslaugos',
      'Kibernetinis saugumas',
      'Technologijos',
    ]);
    for (const articles of byCategory.values()) expect(articles.length).toBeGreaterThanOrEqual(3);
  });

  it('stand newest first, each on its own day', () => {
    const days = demoPublishedArticles.map(({ publishedDaysAgo }) => publishedDaysAgo);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
  });

  it('name a source exactly when automation published them, and one of our demo sources', () => {
    const names = demoSources.map(({ name }) => name);
    for (const { importType, source } of demoPublishedArticles) {
      expect(source === null).toBe(importType === 'manual');
      if (source) expect(names).toContain(source.name);
    }
  });
});

describe('every text that can be published', () => {
  it.each([...publicTexts, ...importedHtml])(
    '$slug uses only allowed elements, and no attribute but href',
    ({ html }) => {
      for (const element of listElements(parseFragment(html).childNodes)) {
        expect(ALLOWED_TAGS).toContain(element.tagName);
        const names = element.attrs.map(({ name }) => name);
        expect(names).toEqual(element.tagName === 'a' ? ['href'] : []);
        for (const { value } of element.attrs) expect(value).toMatch(/^https:\/\//);
      }
    },
  );

  it.each(publicTexts)('$slug is a short ASCII slug', ({ slug }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slug.length).toBeLessThanOrEqual(80);
  });

  it.each(publicTexts)('$slug has an excerpt of 140–220 characters', ({ excerpt }) => {
    expect(excerpt.length).toBeGreaterThanOrEqual(140);
    expect(excerpt.length).toBeLessThanOrEqual(220);
  });

  it.each(publicTexts)(
    '$slug has balanced Lithuanian quotation marks',
    ({ title, excerpt, html }) => {
      const prose = `${title} ${excerpt} ${html.replace(/<pre>.*?<\/pre>|<[^>]+>/gs, '')}`;
      expect(prose.split('„')).toHaveLength(prose.split('“').length);
      expect(prose).not.toMatch(/["”]/);
    },
  );

  it('has its own slug and title', () => {
    expect(new Set(publicTexts.map(({ slug }) => slug)).size).toBe(publicTexts.length);
    expect(new Set(publicTexts.map(({ title }) => title)).size).toBe(publicTexts.length);
  });

  it('shares no run of eight words with another', () => {
    const owners = new Map<string, string>();
    for (const { slug, html } of publicTexts) {
      for (const run of listRuns(html, 8)) {
        expect(owners.get(run) ?? slug, run).toBe(slug);
        owners.set(run, slug);
      }
    }
  });
});

describe('unpublished demo articles', () => {
  const countState = (state: string) =>
    demoUnpublishedArticles.filter((article) => article.preparation_state === state).length;

  it('fill every state that the import screen shows', () => {
    const drafts = prepared.filter((article) => article.auto_publish_blocked_hours_ago !== null);
    expect(countState('imported')).toBe(6);
    expect(countState('prepared')).toBe(5 + drafts.length);
    expect(countState('failed')).toBe(2);
    expect(countState('needs_review')).toBe(1);
    expect(drafts).toHaveLength(1);
  });

  it('carry prepared values all together or not at all', () => {
    for (const article of demoUnpublishedArticles) {
      const values = [
        article.ai_translated_title,
        article.ai_slug,
        article.ai_translated_excerpt,
        article.ai_translated_content,
        article.ai_category,
        article.ai_actuality_score,
        article.prepared_by,
      ];
      expect(new Set(values.map((value) => value === null)).size).toBe(1);
    }
  });

  it('give a reason exactly when they failed or wait for review', () => {
    for (const {
      preparation_state: state,
      preparation_reason: reason,
    } of demoUnpublishedArticles) {
      expect(reason !== null).toBe(state === 'failed' || state === 'needs_review');
    }
  });

  it('were prepared by rules only from Lithuanian, and word for word', () => {
    for (const article of prepared.filter(({ prepared_by }) => prepared_by === 'rules')) {
      expect(article.source_language).toBe('lt');
      expect(article.ai_translated_content).toBe(article.source_html);
    }
  });

  it('have 250 words or more and a score of 55–92 when ready', () => {
    const ready = prepared.filter(
      (article) =>
        article.preparation_state === 'prepared' && article.auto_publish_blocked_hours_ago === null,
    );
    expect(ready).toHaveLength(5);
    for (const article of ready) {
      const html = article.ai_translated_content ?? '';
      expect(listWords(html).length, article.original_url).toBeGreaterThanOrEqual(250);
      expect(html.length).toBeLessThanOrEqual(2 * article.source_html.length);
      expect(article.ai_actuality_score).toBeGreaterThanOrEqual(55);
      expect(article.ai_actuality_score).toBeLessThanOrEqual(92);
    }
  });

  it('come from demo sources, each from its own address on a reserved domain', () => {
    const feeds = demoSources.map(({ name, rss_url }) => `${name} ${rss_url}`);
    for (const article of demoUnpublishedArticles) {
      expect(feeds).toContain(`${article.source_name} ${article.source_rss_url}`);
      expect(new URL(article.original_url).hostname).toMatch(/\.example$/);
      expect(article.source_html.length, article.original_url).toBeGreaterThanOrEqual(600);
      expect(article.source_html.length, article.original_url).toBeLessThanOrEqual(2500);
    }
    const urls = demoUnpublishedArticles.map(({ original_url }) => original_url);
    expect(new Set(urls).size).toBe(urls.length);
  });
});
