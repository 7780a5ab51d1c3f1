import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import type { AppContext } from '../context.ts';
import { profiles } from '../database/schema/identity.ts';
import { AppError } from '../errors.ts';
import type { ReadClientAddress } from '../http/client-address.ts';
import { describeAs } from '../http/describe-route.ts';
import { type ApiContext, type ApiEnv, getAdministrator } from '../http/env.ts';
import { pageFields } from '../http/paging.ts';
import { valid } from '../http/validate.ts';
import {
  changePassword,
  confirmPassword,
  endOtherSessions,
  endSession,
  listSessions,
  type Owner,
} from './account.ts';
import { consumeAttempt } from './attempts.ts';
import type { Identity } from './identity.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { codeField, needsProof, proofFields, proofOf } from './proof-body.ts';
import { setPublicName } from './public-name.ts';
import {
  confirmProof,
  confirmSecondFactor,
  countRecoveryCodes,
  removeSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts';

const password = (message: string) => z.string(message).min(1, message).max(1000);
const passwordBody = z.strictObject({ password: password('Slaptažodis privalomas') });
const changeBody = z.strictObject({
  current_password: password('Dabartinis slaptažodis privalomas'),
  new_password: password('Naujas slaptažodis privalomas'),
});
const publicNameBody = z.strictObject({
  public_name: z
    .string('Viešas vardas turi būti tekstas')
    .trim()
    .normalize('NFC')
    .max(80, 'Viešas vardas per ilgas (max 80 simbolių)')
    .regex(/^[\p{L}\p{M} .'’-]*$/u, 'Viešas vardas gali turėti tik raides'),
});
const codeBody = z.strictObject({ code: codeField });
/** What takes protection away from an account needs both: an attacker with the password alone must not be able to remove the factor. */
const bothBody = needsProof(z.strictObject({ ...passwordBody.shape, ...proofFields }));
const described = describeAs('admin account');

type Deps = Pick<AppContext, 'db' | 'clock' | 'publicChanges'> & {
  identity: Identity;
  secret: string;
  keys: SigningKeys;
  readClientAddress: ReadClientAddress;
};

/** Under `/api/admin/account`: the caller's own account only. Whole: a list of routes. */
export function accountRoutes(deps: Deps) {
  const ownerOf = (c: ApiContext): Owner => {
    const { user, sessionId } = getAdministrator(c);
    const { ip } = deps.readClientAddress(c);
    return { userId: user.id, sessionId, ip };
  };
  const confirm = (owner: Owner, given: string) =>
    confirmPassword(deps, owner, { password: given, field: 'password' });
  const confirmBoth = async (owner: Owner, given: z.output<typeof bothBody>) => {
    await confirm(owner, given.password);
    const { userId, ip } = owner;
    const refund = await consumeAttempt(deps, { kind: 'two-factor', account: userId, ip });
    await confirmProof(deps, { userId, proof: proofOf(given) });
    await refund();
  };

  return new Hono<ApiEnv>()
    .get('/', described('The own account'), async (c) =>
      c.json(await describeAccount(deps, ownerOf(c).userId)),
    )
    .post(
      '/password',
      described('Change the password; other sessions are ended'),
      valid('json', changeBody),
      async (c) => {
        await changePassword(deps, ownerOf(c), c.req.valid('json'));
        return c.json({ success: true as const });
      },
    )
    .put(
      '/public-name',
      described('The name under which readers know who reviewed an article; empty for none'),
      valid('json', publicNameBody),
      async (c) => {
        const publicName = c.req.valid('json').public_name;
        await setPublicName(deps, { userId: ownerOf(c).userId, publicName });
        return c.json({ success: true as const });
      },
    )
    .get(
      '/sessions',
      described('Where one is signed in'),
      valid('query', z.strictObject(pageFields(100))),
      async (c) => c.json(await listSessions(deps, ownerOf(c), c.req.valid('query'))),
    )
    .delete('/sessions', described('End all other sessions'), async (c) =>
      c.json({ ended: await endOtherSessions(deps, ownerOf(c)) }),
    )
    .delete(
      '/sessions/:id',
      described('End one of the own sessions'),
      valid('param', z.object({ id: z.uuid() })),
      async (c) => {
        await endSession(deps, { userId: ownerOf(c).userId, id: c.req.valid('param').id });
        return c.json({ success: true as const });
      },
    )
    .post(
      '/two-factor',
      described('Make a second factor; it counts once its first code is confirmed'),
      valid('json', passwordBody),
      async (c) => {
        const { password: given } = c.req.valid('json');
        await confirm(ownerOf(c), given);
        const authorization = c.req.header('authorization') ?? '';
        return c.json(await deps.identity.prepareSecondFactor(authorization, given));
      },
    )
    .post(
      '/two-factor/confirm',
      described('Switch the second factor on with its first code; other sessions are ended'),
      valid('json', codeBody),
      async (c) => {
        const { userId, sessionId, ip } = ownerOf(c);
        const refund = await consumeAttempt(deps, { kind: 'two-factor', account: userId, ip });
        const { code } = c.req.valid('json');
        await confirmSecondFactor(deps, { userId, sessionId, code });
        await refund();
        return c.json({ success: true as const });
      },
    )
    .post(
      '/two-factor/disable',
      described('Switch the second factor off'),
      valid('json', bothBody),
      async (c) => {
        const owner = ownerOf(c);
        await confirmBoth(owner, c.req.valid('json'));
        await removeSecondFactor(deps, { userId: owner.userId, by: owner.userId });
        return c.json({ success: true as const });
      },
    )
    .post(
      '/two-factor/recovery-codes',
      described('New recovery codes in place of the old ones'),
      valid('json', bothBody),
      async (c) => {
        const owner = ownerOf(c);
        await confirmBoth(owner, c.req.valid('json'));
        return c.json({ recovery_codes: await renewRecoveryCodes(deps, owner.userId) });
      },
    );
}

async function describeAccount(deps: Pick<Deps, 'db' | 'keys'>, userId: string) {
  const [row] = await deps.db
    .select({
      id: profiles.id,
      email: profiles.email,
      name: profiles.name,
      public_name: profiles.publicName,
      two_factor_enabled: profiles.twoFactorEnabled,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!row) throw new AppError('not-found', 'Paskyra nerasta');
  return { ...row, recovery_codes_left: await countRecoveryCodes(deps, userId) };
}
