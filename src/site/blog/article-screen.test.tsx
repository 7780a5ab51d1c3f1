import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PUBLIC_ARTICLE } from '../../../tests/fixtures/public-article.ts';
import { ArticleScreen } from './article-screen.tsx';

const SOURCE = { name: null, author: null, published_date: null };

test.each([
  [{ ...SOURCE, name: 'Leidinys', url: 'https://leidinys.example/1' }, 'Leidinys'],
  [{ ...SOURCE, url: 'https://saltinis.example/ilgas/kelias' }, 'saltinis.example'],
  // A preview shows an address that is still being typed.
  [{ ...SOURCE, url: 'https://' }, 'https://'],
])('of the source %o the page names „%s“', (source, named) => {
  const article = { ...PUBLIC_ARTICLE, provenance: { ...PUBLIC_ARTICLE.provenance, source } };
  const page = renderToStaticMarkup(<ArticleScreen article={article} related={[]} />);
  expect(page).toContain(`Šaltinis: <b>${named}</b>. <a`);
});
