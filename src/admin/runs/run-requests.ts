import type { LogStatus } from '../../domain/constants.ts';
import { send, sendJson } from '../http/send.ts';

/** The functions a person can start (specification §7.3). */
export type FunctionName =
  | 'import-rss-sources'
  | 'prepare-articles-ai'
  | 'regenerate-blog-images'
  | 'fix-short-articles'
  | 'auto-publish-article';

/** Progress of one call of a function, `GET /api/admin/runs/:id`. */
export interface Run {
  id: string;
  status: LogStatus;
  /** Pieces of work: sources or articles. */
  total: number;
  done: number;
  failed: number;
  /** Articles imported, prepared or published so far. */
  count: number;
  /** Articles that wait until a person changes a setting, and which. */
  waiting: number;
  /** The same in a few words. */
  waiting_cause: string | null;
  message: string;
  error_message: string | null;
  /** By a person; it counts as failed. */
  is_stopped: boolean;
}

/** Starts a function and answers at once with its run; leaving the page does not stop it. */
export async function startFunction(name: FunctionName, body: object): Promise<string> {
  const response = await send(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { run_id: string }).run_id;
}

export async function getRun(id: string): Promise<Run> {
  return (await send(`/api/admin/runs/${id}`)).json() as Promise<Run>;
}

/** What has not begun is not begun any more; what is being done is finished. */
export async function stopRun(id: string): Promise<void> {
  await sendJson('POST', `/api/admin/runs/${id}/stop`, {});
}

/** Runs of functions that are running now, started by any trigger. */
export async function listRunning(): Promise<{ id: string; name: FunctionName }[]> {
  const response = await send('/api/admin/logs?status=running&per_page=10');
  const { items } = (await response.json()) as {
    items: { id: string; function_name: string | null }[];
  };
  return items.flatMap(({ id, function_name }) =>
    isFunctionName(function_name) ? [{ id, name: function_name }] : [],
  );
}

const FUNCTION_NAMES: readonly FunctionName[] = [
  'import-rss-sources',
  'prepare-articles-ai',
  'regenerate-blog-images',
  'fix-short-articles',
  'auto-publish-article',
];
const isFunctionName = (name: string | null): name is FunctionName =>
  FUNCTION_NAMES.includes(name as FunctionName);
