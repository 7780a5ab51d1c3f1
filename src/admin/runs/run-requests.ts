import type { InferRequestType, InferResponseType } from 'hono/client';
import { type FunctionName, isFunctionName } from '../../domain/run-texts.ts';
import { api } from '../http/api-client.ts';

const functions = api.functions.v1;
const { logs } = api.api.admin;
const run = api.api.admin.runs[':id'];

/** Progress of one call of a function. */
export type Run = InferResponseType<typeof run.$get, 200>;
/** What is started as a function: a replay has addresses of its own. */
export type StartedFunction = FunctionName & keyof typeof functions;
/** What a function is given (specification §7.3). */
export type FunctionBody = InferRequestType<(typeof functions)[StartedFunction]['$post']>['json'];

/** Starts a function and answers at once with its run; leaving the page does not stop it. */
export async function startFunction(name: StartedFunction, json: FunctionBody): Promise<string> {
  const start = functions[name].$post as (typeof functions)['prepare-articles-ai']['$post'];
  const headers = { prefer: 'respond-async' };
  return (await (await start({ json: json as object }, { headers })).json()).run_id;
}

export const getRun = async (id: string): Promise<Run> =>
  (await run.$get({ param: { id } })).json();

/** What has not begun is not begun any more; what is being done is finished. */
export async function stopRun(id: string): Promise<void> {
  await run.stop.$post({ param: { id } });
}

/** Runs of functions that are running now, started by any trigger. */
export async function listRunning(): Promise<{ id: string; name: FunctionName }[]> {
  const response = await logs.$get({ query: { status: 'running', per_page: '10' } });
  return (await response.json()).items.flatMap(({ id, function_name }) =>
    isFunctionName(function_name) ? [{ id, name: function_name }] : [],
  );
}
