import { hc } from 'hono/client';
import type { Api } from '../../server/api.ts';
import { send, sendSigningIn } from './send.ts';

/** The server's routes, typed from the server's code; answers that arrive are good ones (see `send`). */
export const api = hc<Api>('/', { fetch: send });

/** The same for the steps of signing in (see `sendSigningIn`). */
export const signingIn = hc<Api>('/', { fetch: sendSigningIn });
