import { z } from 'zod';

const category = z
  .string()
  .trim()
  .min(1, 'Kategorija privaloma')
  .max(100, 'Kategorija per ilga (max 100 simbolių)');

const bulkItem = z.strictObject({
  id: z.uuid(),
  version: z.int().optional(),
  /** Of an undo: what this article had; null for none. */
  ai_category: category.nullable().optional(),
});
export type BulkItem = z.output<typeof bulkItem>;

export const bulkBody = z
  .strictObject({
    action: z.enum(['publish', 'draft', 'category', 'delete', 'restore', 'undelete']),
    items: z
      .array(bulkItem)
      .min(1, 'Nepasirinktas nė vienas straipsnis')
      .max(200, 'Vienu kartu galima pakeisti daugiausia 200 straipsnių'),
    ai_category: category.optional(),
  })
  .refine(
    ({ action, ai_category, items }) =>
      action !== 'category' || ai_category || items.every((item) => item.ai_category !== undefined),
    { path: ['ai_category'], message: 'Kategorija privaloma' },
  );
export type BulkAct = z.output<typeof bulkBody>;
