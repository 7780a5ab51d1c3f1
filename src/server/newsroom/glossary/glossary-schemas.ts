import { z } from 'zod';
import { GLOSSARY_LIMITS as LIMITS } from '../../../domain/glossary.ts';
import { toSingleLine } from '../../../domain/text/single-line.ts';
import { emptyIfUnseen } from '../../../domain/text/visible-text.ts';
import { pageFields, searchField } from '../../http/paging.ts';

/** A line of the prompt is made of it, so it is one line. */
const line = (text: string) => toSingleLine(text.normalize('NFC')).replace(/\s+/g, ' ');
const tooLong = (most: number) => `Per ilgas tekstas (max ${most} simbolių)`;

const words = (empty: string, most: number) =>
  z
    .string(empty)
    .transform(line)
    .pipe(
      z
        .string()
        .overwrite(emptyIfUnseen)
        .min(1, empty)
        .max(most, tooLong(most))
        .refine((text) => /[\p{L}\p{N}]/u.test(text), 'Turi būti bent viena raidė'),
    );

const term = words('Įrašykite, kaip terminą vadina šaltiniai', LIMITS.term);
const preferred = words('Įrašykite, kaip rašome', LIMITS.preferred);
const note = z
  .string()
  .transform(line)
  .pipe(z.string().max(LIMITS.note, tooLong(LIMITS.note)));
/** One on a line or between commas; kept one on a line, each once. */
const never = z
  .string()
  .max(4000, tooLong(4000))
  .transform((text) => [
    ...new Set(
      text
        .split(/[\n,;]/)
        .map(line)
        .filter(Boolean),
    ),
  ])
  .refine((list) => list.length <= LIMITS.nevers, `Per daug žodžių (daugiausia ${LIMITS.nevers})`)
  .refine(
    (list) => list.every((word) => word.length <= LIMITS.never),
    `Žodis per ilgas (max ${LIMITS.never} simbolių)`,
  )
  .refine(
    (list) => list.every((word) => /\p{L}/u.test(word)),
    'Kiekvienoje eilutėje turi būti bent viena raidė',
  )
  .transform((list) => list.join('\n'));

export const createTermBody = z.strictObject({
  term,
  preferred,
  never: never.default(''),
  note: note.default(''),
});
export type CreateTerm = z.output<typeof createTermBody>;

export const updateTermBody = z.strictObject({
  term: term.optional(),
  preferred: preferred.optional(),
  never: never.optional(),
  note: note.optional(),
});
export type UpdateTerm = z.output<typeof updateTermBody>;

export const listTermsQuery = z.strictObject({ ...pageFields(100), q: searchField });
export type ListTerms = z.output<typeof listTermsQuery>;
