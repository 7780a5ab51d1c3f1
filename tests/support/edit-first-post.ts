import { signInToApi } from './api-client.ts';
import type { Product } from './product.ts';

/** So that the history of the post the list begins with has something to show. */
export async function editFirstPost(product: Pick<Product, 'url'>): Promise<void> {
  const api = await signInToApi(product);
  const { items } = (await api('GET', '/api/admin/articles?state=published&sort=-published_date'))
    .body;
  const { id, version, ai_translated_excerpt } = items[0];
  const change = { version, ai_translated_excerpt: `${ai_translated_excerpt} Papildyta.` };
  const { status } = await api('PATCH', `/api/admin/articles/${id}`, change);
  if (status !== 200) throw new Error(`The post could not be edited: ${status}`);
}
