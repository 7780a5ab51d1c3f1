import { z } from 'zod';

/** Bounds and list are checked by us: not every server honours them in a schema. */
export const relevance = z.object({ score: z.number(), category: z.string() });
export type Relevance = z.infer<typeof relevance>;
