import type { InferRequestType, InferResponseType } from 'hono/client';
import { api } from '../http/api-client.ts';

const terms = api.api.admin.glossary;
const term = terms[':id'];

type TermList = InferResponseType<typeof terms.$get, 200>;
export type Term = TermList['items'][number];
export type TermValues = Required<InferRequestType<typeof terms.$post>['json']>;

export const TERM_LISTS = [['glossary']];

export const listTerms = async (
  query: InferRequestType<typeof terms.$get>['query'],
): Promise<TermList> => (await terms.$get({ query })).json();

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
