import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Real feeds and pages that belong to their publishers; not part of the project, may be absent. */
const folder = fileURLToPath(new URL('../../../shared/corpus/', import.meta.url));

export const hasCorpus = existsSync(folder);
export const corpusPath = (path: string): string => `${folder}${path}`;
