import type { InferResponseType } from 'hono/client';
import type { api } from '../http/api-client.ts';

export type Dashboard = InferResponseType<typeof api.api.admin.dashboard.$get, 200>;
