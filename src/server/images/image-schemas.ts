import { z } from 'zod';
import { IMAGE_ORIGINS } from '../database/schema/images.ts';
import { pageFields, searchField, sortField } from '../http/paging.ts';

const ALT_LENGTH = 500;

/** One line; a line break in an alternative text is read as nothing. */
export const altField = z
  .string()
  .transform((value) =>
    value
      .replace(/\p{C}+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .pipe(z.string().max(ALT_LENGTH, `Aprašymas per ilgas (max ${ALT_LENGTH} simbolių)`));

export const listImagesQuery = z.strictObject({
  ...pageFields(24),
  q: searchField,
  origin: z.enum(IMAGE_ORIGINS).optional(),
  sort: sortField(['created_at'], '-created_at'),
});
export type ListImages = z.output<typeof listImagesQuery>;

export const updateImageBody = z.strictObject({
  alt: altField.optional(),
  is_decorative: z.boolean().optional(),
});
export type UpdateImage = z.output<typeof updateImageBody>;
