import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';
import { pageQuery } from '../lists/use-list-query.ts';

const terms = api.api.admin.glossary;
const term = terms[':id'];

type TermList = InferResponseType<typeof terms.$get, 200>;
export type Term = TermList['items'][number];
export type TermValues = Required<InferRequestType<typeof terms.$post>['json']>;

const TERMS_PER_PAGE = 100;
export const TERM_LISTS = [['glossary']];

export async function listTerms(page: number, search: string): Promise<TermList> {
  return (await terms.$get({ query: pageQuery(page, TERMS_PER_PAGE, search) })).json();
}

export async function createTerm(json: TermValues): Promise<Term> {
  return (await terms.$post({ json })).json();
}

export async function updateTerm(id: string, json: Partial<TermValues>): Promise<Term> {
  return (await term.$patch({ param: { id }, json })).json();
}

export async function deleteTerm(id: string): Promise<void> {
  await term.$delete({ param: { id } });
}

export const valuesOf = ({ term, preferred, never, note }: Term): TermValues => ({
  term,
  preferred,
  never,
  note,
});
