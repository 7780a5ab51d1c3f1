import type { PromptKind } from '../../../domain/prompt-kinds.ts';
import type { AppContext } from '../../context.ts';
import type { AutomationSettings } from '../../database/schema/automation.ts';
import { AppError } from '../../errors.ts';
import { DEFAULT_PROMPTS } from '../preparation/prompts/default-prompts.ts';
import { getVersionText, PROMPT_COLUMNS } from './prompt-versions.ts';
import { findSettingsForChange, SETTINGS_CHANGED, storeSettings } from './settings.ts';

interface Restoring {
  kind: PromptKind;
  /** Null: our own wording. */
  versionId: string | null;
  /** Of the settings, as the person saw them. */
  version?: number | undefined;
  by: string;
}

/**
 * Puts an earlier wording, or our own, into use; that is a new version, so nothing is lost.
 * @throws AppError not-found; conflict when the settings were saved meanwhile
 */
export function restorePrompt(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { kind, versionId, version, by }: Restoring,
): Promise<AutomationSettings> {
  const at = clock.now();
  const column = PROMPT_COLUMNS[kind];
  return db.transaction(async (tx) => {
    const before = await findSettingsForChange(tx);
    if (!before) throw new AppError('unavailable', 'Automatizacijos nustatymai dar neparengti');
    if (version !== undefined && before.version !== version)
      throw new AppError('conflict', SETTINGS_CHANGED, { extra: { current: before } });
    const text = versionId ? await getVersionText(tx, kind, versionId) : DEFAULT_PROMPTS[column];
    if (text === before[column]) return before;
    return storeSettings(tx, { before, values: { ...before, [column]: text }, by, at });
  });
}
