import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import { createAdministrator, generatePassword } from '../identity/accounts.ts';
import { DEFAULT_PROMPTS } from '../preparation/default-prompts.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { ai_import_settings } from './schema/automation.ts';
import { user_roles } from './schema/identity.ts';
import { installation } from './schema/instances.ts';

export interface FirstRun {
  email: string;
  /** Null when the operator gave it in ADMIN_PASSWORD: it is not repeated on the screen. */
  password: string | null;
}

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config' | 'storage'>;

/**
 * Everything a fresh database lacks besides its tables: the secret that signs sessions, the settings row,
 * unless told otherwise demonstration content, and the first administrator. Each is done once; called under
 * the migration lock, so two instances that start together do not do it twice.
 * @param onFirstRun told at once when the administrator is made: nobody can be told the password later. So it
 *   is the last step, after which nothing here can fail or be interrupted
 * @returns the secret
 */
export async function setUpInstallation(
  ctx: Ctx,
  onFirstRun: (firstRun: FirstRun) => void,
): Promise<string> {
  const secret = await findOrCreateSecret(ctx);
  await ctx.db
    .insert(ai_import_settings)
    .values({ id: 1, ...DEFAULT_PROMPTS })
    .onConflictDoNothing();
  await seedOnce(ctx);
  const firstRun = await createFirstAdministrator(ctx);
  if (firstRun) onFirstRun(firstRun);
  return secret;
}

async function findOrCreateSecret({ db }: Ctx): Promise<string> {
  const key = 'session_secret';
  await db
    .insert(installation)
    .values({ key, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(installation).where(eq(installation.key, key));
  return String(row?.value);
}

async function createFirstAdministrator(ctx: Ctx): Promise<FirstRun | null> {
  if ((await ctx.db.$count(user_roles, eq(user_roles.role, 'admin'))) > 0) return null;
  const { email, password: given } = ctx.config.admin;
  const password = given ?? generatePassword();
  await createAdministrator(ctx, { email, password, name: 'Administratorius' });
  return { email, password: given === null ? password : null };
}

async function seedOnce(ctx: Ctx): Promise<void> {
  const key = 'seed';
  if ((await ctx.db.$count(installation, eq(installation.key, key))) > 0) return;
  if (ctx.config.seed === 'demo') await seedDemo(ctx);
  await ctx.db.insert(installation).values({ key, value: ctx.config.seed }).onConflictDoNothing();
}
