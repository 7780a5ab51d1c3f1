import { eq } from 'drizzle-orm';
import { ConfigError } from '../config.ts';
import type { AppContext } from '../context.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { glossary_terms } from '../database/schema/glossary.ts';
import { user_roles } from '../database/schema/identity.ts';
import { installation } from '../database/schema/instances.ts';
import { AppError } from '../errors.ts';
import { createAdministrator, generatePassword } from '../identity/accounts.ts';
import { DEFAULT_TERMS } from '../newsroom/glossary/default-terms.ts';
import { DEFAULT_PROMPTS } from '../newsroom/preparation/prompts/default-prompts.ts';
import { seedDemo } from './seed-demo.ts';

export interface FirstRun {
  email: string;
  /** Null when the operator gave it in ADMIN_PASSWORD: it is not repeated on the screen. */
  password: string | null;
}

type Ctx = Pick<AppContext, 'db' | 'clock' | 'config' | 'storage'>;

/**
 * Everything a fresh database lacks besides its tables: the settings row, the glossary,
 * by default demonstration content, and the first administrator. Each is done once; called under
 * the migration lock, so two instances that start together do not do it twice.
 * @param onFirstRun called as soon as the administrator is created: the password cannot be shown later. So it
 *   is the last step, after which nothing here can fail or be interrupted
 */
export async function setUpInstallation(
  ctx: Ctx,
  onFirstRun: (firstRun: FirstRun) => void,
): Promise<void> {
  await ctx.db
    .insert(ai_import_settings)
    .values({ id: 1, ...DEFAULT_PROMPTS })
    .onConflictDoNothing();
  await once(ctx, 'seed', () => seed(ctx));
  await once(ctx, 'glossary', () => ctx.db.insert(glossary_terms).values([...DEFAULT_TERMS]));
  const firstRun = await createFirstAdministrator(ctx);
  if (firstRun) onFirstRun(firstRun);
}

async function createFirstAdministrator(ctx: Ctx): Promise<FirstRun | null> {
  if ((await ctx.db.$count(user_roles, eq(user_roles.role, 'admin'))) > 0) return null;
  const { email, password: given } = ctx.config.admin;
  const password = given ?? generatePassword();
  try {
    await createAdministrator(ctx, { email, password, name: 'Administratorius' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const setting = error.errors[0]?.field === 'password' ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL';
    throw new ConfigError([`${setting}: ${error.detail}`]);
  }
  return { email, password: given === null ? password : null };
}

/** A person may take away what was put there, and it stays away. */
async function once({ db, config }: Ctx, key: string, work: () => Promise<unknown>): Promise<void> {
  if ((await db.$count(installation, eq(installation.key, key))) > 0) return;
  await work();
  await db.insert(installation).values({ key, value: config.seed }).onConflictDoNothing();
}

const seed = async (ctx: Ctx) => ctx.config.seed === 'demo' && seedDemo(ctx);
