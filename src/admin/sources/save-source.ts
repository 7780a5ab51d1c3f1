import type { createSource, updateSource } from './source-requests.ts';
import { listChanges, type SourceValues, toNewSource } from './source-values.ts';

/** A source as the server has it, as far as a dialog knows. */
export interface StoredSource {
  id: string;
  values: SourceValues;
}

interface Requests {
  create: typeof createSource;
  update: typeof updateSource;
}

/**
 * Saves what the dialog shows and answers what the server has now: what the next save of the same dialog changes, is
 * changed of that.
 * @param stored null while there is no such source
 */
export async function saveSource(
  stored: StoredSource | null,
  values: SourceValues,
  { create, update }: Requests,
): Promise<StoredSource> {
  if (!stored) return { id: (await create(toNewSource(values))).id, values };
  const changes = listChanges(stored.values, values);
  if (Object.keys(changes).length > 0) await update(stored.id, changes);
  return { id: stored.id, values };
}

/** Nothing was typed while it was being saved. */
export const isAllStored = ({ values }: StoredSource, shown: SourceValues): boolean =>
  Object.keys(listChanges(values, shown)).length === 0;
