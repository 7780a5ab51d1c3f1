import { z } from 'zod';

const MAX_PER_PAGE = 100;

/** Query fields of every list; spread into a strict object beside the list's own filters. */
export function pageFields(perPage: number) {
  return {
    page: z.coerce.number<string>().int().min(1).max(100_000).default(1),
    per_page: z.coerce.number<string>().int().min(1).max(MAX_PER_PAGE).default(perPage),
  };
}

/** `sort=-created_at`: a column, descending with a minus. */
export function sortField<const Column extends string>(
  columns: readonly Column[],
  byDefault: Column | `-${Column}`,
) {
  return z
    .enum(columns.flatMap((column) => [column, `-${column}` as const]))
    .optional()
    .transform((value): Sort<Column> => {
      const asked: string = value ?? byDefault;
      return { column: asked.replace(/^-/, '') as Column, descending: asked.startsWith('-') };
    });
}

interface Sort<Column extends string> {
  column: Column;
  descending: boolean;
}

/** Text to look for; blank is absent. */
export const searchField = z.string().trim().max(200).optional();

export interface Page<Item> {
  items: Item[];
  total: number;
  page: number;
  per_page: number;
}

export interface PageRequest {
  page: number;
  per_page: number;
}

export const offsetOf = ({ page, per_page }: PageRequest) => (page - 1) * per_page;

/** What every list answers. */
export const toPage = <Item>(
  { page, per_page }: PageRequest,
  items: Item[],
  total: number,
): Page<Item> => ({ items, total, page, per_page });
