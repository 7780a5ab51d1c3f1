import { z } from 'zod';
import { pageFields, searchField } from '../http/paging.ts';

export const listFilesQuery = z.strictObject({ ...pageFields(25), q: searchField });
export type ListFiles = z.output<typeof listFilesQuery>;
