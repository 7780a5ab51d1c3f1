import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api.ts';

const sources = api.api.admin.sources;
const source = sources[':id'];

export type SourceList = InferResponseType<typeof sources.$get, 200>;
export type Source = SourceList['items'][number];
export type NewSource = InferRequestType<typeof sources.$post>['json'];

/** Sources are few: the server gives up to a hundred on a page. */
export const SOURCES_PER_PAGE = 100;
export const SOURCE_LISTS = [['sources']];

export async function listSources(page: number, search: string): Promise<SourceList> {
  const query = {
    page: String(page),
    per_page: String(SOURCES_PER_PAGE),
    ...(search ? { q: search } : {}),
  };
  return (await sources.$get({ query })).json();
}

export async function createSource(json: NewSource): Promise<void> {
  await sources.$post({ json });
}

export async function setSourceActive(id: string, isActive: boolean): Promise<void> {
  await source.$patch({ param: { id }, json: { is_active: isActive } });
}

export async function deleteSource(id: string): Promise<void> {
  await source.$delete({ param: { id } });
}
