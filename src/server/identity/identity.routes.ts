import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import type { ApiEnv } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import type { Identity } from './identity.ts';
import { signIn } from './sign-in.ts';

const signInBody = z.strictObject({
  email: z.string('El. paštas privalomas').trim().min(1, 'El. paštas privalomas').max(255),
  password: z.string('Slaptažodis privalomas').min(1, 'Slaptažodis privalomas').max(1000),
});

type Deps = Pick<AppContext, 'db' | 'clock'> & {
  identity: Identity;
  readClientAddress: ReadClientAddress;
};

/** Under `/api/auth`: the three enumerated addresses, all public. */
export function identityRoutes(deps: Deps) {
  return new Hono<ApiEnv>()
    .post(
      '/sign-in/email',
      describeRoute({
        tags: ['auth'],
        summary: 'Sign in; answers the token for Authorization: Bearer',
      }),
      valid('json', signInBody),
      async (c) => {
        const { email, password } = c.req.valid('json');
        const { ip } = deps.readClientAddress(c);
        const userAgent = c.req.header('user-agent')?.slice(0, 500);
        return c.json(await signIn(deps, { email, password, ip, userAgent }));
      },
    )
    .get(
      '/get-session',
      describeRoute({
        tags: ['auth'],
        summary: 'The session behind the token, extended by use; or null',
      }),
      async (c) => {
        const session = await deps.identity.findSession(c.req.header('authorization'));
        if (!session) return c.json(null);
        const role = await deps.identity.findRole(session.user.id);
        return c.json({ user: session.user, role, expiresAt: session.expiresAt });
      },
    )
    .post(
      '/sign-out',
      describeRoute({ tags: ['auth'], summary: 'End the session on the server' }),
      async (c) => {
        await deps.identity.signOut(c.req.header('authorization'));
        return c.json({ success: true as const });
      },
    );
}
