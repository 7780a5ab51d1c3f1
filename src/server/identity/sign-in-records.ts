import { nameBrowser } from '../../domain/name-browser.ts';
import { minutes } from '../../domain/time/duration.ts';
import { recordChange } from '../audit/record-change.ts';
import type { AppContext } from '../context.ts';
import { consumeLimit, limitKey } from '../http/limits.ts';
import { addAccountMail } from './account-mails.ts';
import { networkKey } from './attempts.ts';
import { type Client, type FoundAccount, recordKnownBrowser } from './known-browsers.ts';

/* What sign-ins leave behind: in the log, in the audit, in the owner's mailbox. Never what somebody typed. */

type Deps = Pick<AppContext, 'db' | 'clock' | 'log'> & { secret: string };

const WINDOW = minutes(15);

interface Success {
  account: Pick<FoundAccount, 'id' | 'email'>;
  client: Client;
  hasSecondFactor: boolean;
}

/** @returns what the browser is to keep */
export async function recordSignIn(
  { db, clock, log, secret }: Deps,
  { account, client, hasSecondFactor }: Success,
): Promise<string> {
  const at = clock.now();
  const network = networkKey(secret, client.ip);
  const { browser, name, isNew } = await db.transaction(async (tx) => {
    const known = await recordKnownBrowser(tx, { secret, userId: account.id, client, at });
    await recordChange(tx, {
      by: account.id,
      action: 'account.sign-in',
      entity: 'profile',
      entityId: account.id,
      after: {
        browser: known.name,
        network,
        is_new_browser: known.isNew,
        second_factor: hasSecondFactor,
      },
      at,
    });
    if (known.isNew)
      await addAccountMail(tx, {
        email: account.email,
        kind: 'new-browser',
        browser: known.name,
        at,
      });
    return known;
  });
  log.info({ user_id: account.id, network, browser: name, is_new: isNew }, 'Signed in');
  return browser;
}

interface Failure {
  /** Null: there is none of that address. */
  account: Pick<FoundAccount, 'id'> | null;
  client: Client;
  step: 'password' | 'second-factor';
  /** Not looked at: too many. */
  isRefused: boolean;
}

/**
 * A flood leaves a handful of entries: the first of a quarter of an hour, the tenth, the hundredth… of an account, and
 * the same of all addresses without an account together.
 */
export async function recordFailedSignIn(
  { db, clock, log, secret }: Deps,
  { account, client, step, isRefused }: Failure,
): Promise<void> {
  const at = clock.now();
  const network = networkKey(secret, client.ip);
  const browser = nameBrowser(client.userAgent);
  const { used } = await consumeLimit(db, {
    key: limitKey(secret, `failures:${step}`, account?.id ?? ''),
    limit: 0,
    windowMs: WINDOW,
    now: at,
  });
  const isRound = /^10*$/.test(String(used));
  if (!isRefused || isRound) {
    const about = { user_id: account?.id ?? null, step, network, browser, attempts: used };
    log.warn(about, isRefused ? 'Sign-in refused: too many attempts' : 'Sign-in failed');
  }
  if (!isRound) return;
  await recordChange(db, {
    by: { machine: 'nežinomas' },
    action: step === 'password' ? 'account.sign-in-failed' : 'account.second-factor-failed',
    ...(account
      ? { entity: 'profile', entityId: account.id }
      : { entity: 'installation', entityId: 'sign-in' }),
    after: { attempts: used, browser, network },
    at,
  });
}
