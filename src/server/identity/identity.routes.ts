import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import { describeAs } from '../http/describe-route.ts';
import type { ApiContext, ApiEnv } from '../http/env.ts';
import { valid } from '../http/validate.ts';
import type { Identity } from './identity.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { needsProof, proofFields, proofOf } from './proof-body.ts';
import { signIn, signInWithSecondFactor } from './sign-in.ts';

const described = describeAs('auth');

/** What an earlier sign-in has given this browser: opens nothing, see `known-browsers.ts`. */
const browser = z.string().max(100).optional();

const signInBody = z.strictObject({
  browser,
  email: z.string('El. paštas privalomas').trim().min(1, 'El. paštas privalomas').max(255),
  password: z.string('Slaptažodis privalomas').min(1, 'Slaptažodis privalomas').max(1000),
});

const secondStepBody = needsProof(z.strictObject({ browser, ...proofFields }));

type Deps = Pick<AppContext, 'db' | 'clock' | 'log'> & {
  identity: Identity;
  /** Of this installation: second factors are encrypted with it. */
  secret: string;
  keys: SigningKeys;
  readClientAddress: ReadClientAddress;
};

/** Under `/api/auth`: the four enumerated addresses, all public. */
export function identityRoutes(deps: Deps) {
  const clientOf = (c: ApiContext) => ({
    ip: deps.readClientAddress(c).ip,
    userAgent: c.req.header('user-agent')?.slice(0, 500),
  });
  return new Hono<ApiEnv>()
    .post(
      '/sign-in/email',
      described('Sign in; answers the token for Authorization: Bearer'),
      valid('json', signInBody),
      async (c) => {
        const answer = await signIn(deps, { ...c.req.valid('json'), ...clientOf(c) });
        if ('token' in answer) return c.json(answer);
        c.header('Set-Cookie', answer.cookie);
        return c.json({ two_factor_required: true as const });
      },
    )
    .post(
      '/two-factor',
      described('Second step of a sign-in: a code, or a recovery code; the answer of a sign-in'),
      valid('json', secondStepBody),
      async (c) => {
        const { browser, ...given } = c.req.valid('json');
        const { cookie, ...grant } = await signInWithSecondFactor(deps, {
          cookies: c.req.header('cookie'),
          proof: proofOf(given),
          browser,
          ...clientOf(c),
        });
        c.header('Set-Cookie', cookie);
        return c.json(grant);
      },
    )
    .get(
      '/get-session',
      described('The session behind the token, extended by use; or null'),
      async (c) => {
        const session = await deps.identity.findSession(c.req.header('authorization'));
        if (!session) return c.json(null);
        const role = await deps.identity.findRole(session.user.id);
        return c.json({ user: session.user, role, expiresAt: session.expiresAt });
      },
    )
    .post('/sign-out', described('End the session on the server'), async (c) => {
      await deps.identity.signOut(c.req.header('authorization'));
      return c.json({ success: true as const });
    });
}
