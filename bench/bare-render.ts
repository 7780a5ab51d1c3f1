// Child process of `bench/rendered-pages.ts`: `node bench/bare-render.ts BUILT ORIGIN`. Told a page and a number by
// its parent, renders that many and answers with the processor seconds it took.
import type { PublicArticle } from '../src/domain/site-data.ts';

const [built = '', origin = ''] = process.argv.slice(2);
const bare = (await import(built)) as typeof import('./bare-pages.tsx');
const { items } = await (await fetch(`${origin}/api/articles?per_page=5`)).json();
const [first, ...others] = items.map(toPublic) as [PublicArticle, ...PublicArticle[]];

/** What of an article its page shows. */
function toPublic(row: Record<string, string | null>): PublicArticle {
  return {
    title: row.ai_translated_title ?? '',
    slug: row.ai_slug ?? '',
    excerpt: row.ai_translated_excerpt ?? '',
    category: row.ai_category ?? null,
    image: row.ai_image_path ?? null,
    html: row.ai_translated_content ?? '',
    published_date: row.published_date ?? '',
    reading_minutes: 3,
    edited_date: null,
    import_type: 'manual',
    check: null,
    corrections: [],
    also_reported_by: [],
    provenance: {
      prepared_by: 'person',
      model: null,
      prompt_version: null,
      reviewed_at: null,
      reviewed_by: null,
      source: null,
      cover: null,
    },
  };
}

const render = {
  home: (nth: number) => bare.home(`Laba diena ${nth}`),
  article: () => bare.article(first, others),
};

process.on('message', ([page, count]: [keyof typeof render, number]) => {
  const before = process.cpuUsage();
  for (let nth = 0; nth < count; nth += 1) render[page](nth);
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1e6);
});
process.send?.(`/tinklarastis/${first.slug}`);
