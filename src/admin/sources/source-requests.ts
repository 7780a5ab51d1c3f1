import type { InferRequestType, InferResponseType } from 'hono/client';
import type { SourceState } from '../../domain/source-states.ts';
import { api } from '../http/api-client.ts';
import { download } from '../http/download.ts';

const sources = api.api.admin.sources;
const source = sources[':id'];

type SourceList = InferResponseType<typeof sources.$get, 200>;
export type Source = SourceList['items'][number];
export type NewSource = InferRequestType<typeof sources.$post>['json'];
export type SourceChanges = InferRequestType<typeof source.$patch>['json'];
export type FoundSource = InferResponseType<typeof sources.find.$post, 200>['items'][number];
export type PreviewRequest = InferRequestType<typeof sources.preview.$post>['json'];
export type SourcePreview = InferResponseType<typeof sources.preview.$post, 200>;
export type OpmlReport = InferResponseType<typeof sources.opml.$post, 200>;

/** Sources are few: the server gives up to a hundred on a page. */
export const SOURCES_PER_PAGE = 100;
export const SOURCE_LISTS = [['sources'], ['dashboard']];

/** Those that fail first. */
export async function listSources({
  page,
  search,
  state,
}: {
  page: number;
  search: string;
  state: SourceState | null;
}): Promise<SourceList> {
  const query = {
    page: String(page),
    per_page: String(SOURCES_PER_PAGE),
    sort: 'health' as const,
    ...(state ? { state } : {}),
    ...(search ? { q: search } : {}),
  };
  return (await sources.$get({ query })).json();
}

/** The first by name that a text finds: a choice among any number of them. */
export async function findSourcesByName(q: string): Promise<Source[]> {
  const query = { per_page: String(FOUND_SOURCES), ...(q ? { q } : {}) };
  return (await (await sources.$get({ query })).json()).items;
}
const FOUND_SOURCES = 20;

/** Null when it has been deleted. */
export async function findSource(id: string): Promise<Source | null> {
  return (await (await sources.$get({ query: { id } })).json()).items[0] ?? null;
}

export async function createSource(json: NewSource): Promise<{ id: string }> {
  return await (await sources.$post({ json })).json();
}

export async function updateSource(id: string, json: SourceChanges): Promise<void> {
  await source.$patch({ param: { id }, json });
}

export const setSourceActive = (id: string, isActive: boolean): Promise<void> =>
  updateSource(id, { is_active: isActive });

export async function deleteSource(id: string): Promise<void> {
  await source.$delete({ param: { id } });
}

/** Feeds and article lists of a site. Takes some seconds: a site is asked gently. */
export async function findSources(address: string): Promise<FoundSource[]> {
  return (await (await sources.find.$post({ json: { address } })).json()).items;
}

export async function previewSource(json: PreviewRequest): Promise<SourcePreview> {
  return (await sources.preview.$post({ json })).json();
}

export const exportOpml = (): Promise<void> => download(sources.opml.$path(), 'saltiniai.opml');

/** As bytes: the file says itself in which encoding it is. */
export async function sendOpml(file: File, isPreview: boolean): Promise<OpmlReport> {
  const headers = { 'content-type': 'text/x-opml' };
  const query = isPreview ? { preview: 'true' as const } : {};
  return (await sources.opml.$post({ query }, { headers, init: { body: file } })).json();
}
