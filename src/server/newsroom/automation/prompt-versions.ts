import { and, desc, eq } from 'drizzle-orm';
import { PROMPT_KINDS, type PromptKind } from '../../../domain/prompt-kinds.ts';
import type { Executor, Transaction } from '../../database/database.ts';
import {
  type AutomationSettings,
  ai_import_settings,
  prompt_versions,
} from '../../database/schema/automation.ts';
import { profiles } from '../../database/schema/identity.ts';
import { AppError } from '../../errors.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';

/** Where the settings row keeps the prompt of each kind. */
export const PROMPT_COLUMNS = {
  translation: 'translation_prompt',
  relevance: 'relevance_prompt',
  image: 'image_generation_prompt',
} as const satisfies Record<PromptKind, string>;

/** So many of a prompt's wordings are shown; all are kept. */
const SHOWN = 50;

interface Saving {
  /** The settings before; undefined when there were none. */
  before: AutomationSettings | undefined;
  after: AutomationSettings;
  by: string;
  at: Date;
}

/**
 * Files every wording a save brought in, in its transaction. The first time also the one that was there, so that
 * the way back leads to it too.
 */
export async function savePromptVersions(
  tx: Transaction,
  { before, after, by, at }: Saving,
): Promise<void> {
  for (const kind of PROMPT_KINDS) {
    const [was, is] = [before?.[PROMPT_COLUMNS[kind]], after[PROMPT_COLUMNS[kind]]];
    if (was === is) continue;
    if (before && was !== undefined && (await countVersions(tx, kind)) === 0) {
      const created_at = new Date(Math.min(before.updated_at.getTime(), at.getTime() - 1));
      await tx.insert(prompt_versions).values({ kind, text: was, created_at });
    }
    await tx.insert(prompt_versions).values({ kind, text: is, created_by: by, created_at: at });
  }
}

const countVersions = (db: Executor, kind: PromptKind) =>
  db.$count(prompt_versions, eq(prompt_versions.kind, kind));

/** A prompt's wordings, the latest first, with the one in use and our own. */
export async function listPromptVersions(db: Executor, kind: PromptKind) {
  const ofKind = eq(prompt_versions.kind, kind);
  const [[settings], items, total] = await Promise.all([
    db.select().from(ai_import_settings).where(eq(ai_import_settings.id, 1)),
    db
      .select({
        id: prompt_versions.id,
        text: prompt_versions.text,
        created_at: prompt_versions.created_at,
        /** E-mail; null for the wording the product came with and for accounts that are gone. */
        created_by: profiles.email,
      })
      .from(prompt_versions)
      .leftJoin(profiles, eq(profiles.id, prompt_versions.created_by))
      .where(ofKind)
      .orderBy(desc(prompt_versions.created_at), desc(prompt_versions.id))
      .limit(SHOWN),
    db.$count(prompt_versions, ofKind),
  ]);
  const column = PROMPT_COLUMNS[kind];
  return {
    current: settings?.[column] ?? DEFAULT_PROMPTS[column],
    default: DEFAULT_PROMPTS[column],
    items,
    total,
  };
}

/** @throws AppError not-found */
export async function getVersionText(
  tx: Transaction,
  kind: PromptKind,
  id: string,
): Promise<string> {
  const [row] = await tx
    .select({ text: prompt_versions.text })
    .from(prompt_versions)
    .where(and(eq(prompt_versions.id, id), eq(prompt_versions.kind, kind)));
  if (!row) throw new AppError('not-found', 'Nurodymo versija nerasta');
  return row.text;
}
