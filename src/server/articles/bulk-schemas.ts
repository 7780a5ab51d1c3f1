import { z } from 'zod';

const category = z
  .string()
  .trim()
  .min(1, 'Kategorija privaloma')
  .max(100, 'Kategorija per ilga (max 100 simbolių)');

const bulkItem = z.strictObject({
  id: z.uuid(),
  /** What the person saw; of an undo what the act left. */
  version: z.int().optional(),
});
export type BulkItem = z.output<typeof bulkItem>;

export const bulkBody = z
  .strictObject({
    action: z.enum([
      'publish',
      'draft',
      'category',
      'delete',
      'restore',
      'undelete',
      'undo',
      'part',
      'join',
    ]),
    items: z
      .array(bulkItem)
      .min(1, 'Nepasirinktas nė vienas tekstas')
      .max(200, 'Vienu kartu galima pakeisti daugiausia 200 tekstų'),
    ai_category: category.optional(),
  })
  .refine(({ action, ai_category }) => action !== 'category' || ai_category, {
    path: ['ai_category'],
    message: 'Kategorija privaloma',
  })
  .refine(({ action, items }) => action !== 'join' || items.length > 1, {
    path: ['items'],
    message: 'Pažymėkite bent du straipsnius',
  })
  .refine(
    ({ action, items }) => action !== 'undo' || items.every((item) => item.version !== undefined),
    { path: ['items'], message: 'Nežinoma, kuris veiksmas atšaukiamas' },
  );
export type BulkAct = z.output<typeof bulkBody>;
