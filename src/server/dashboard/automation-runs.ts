import { sql } from 'drizzle-orm';
import type { FunctionName } from '../../domain/run-texts.ts';
import type { Executor } from '../database/database.ts';
import { ai_import_settings } from '../database/schema/automation.ts';
import { type LastRun, lastRuns } from '../newsroom/automation/last-runs.ts';

/** Moments are ISO 8601. */
interface AutomationRuns {
  /** Null: none lately. */
  last: Pick<LastRun, 'id' | 'at' | 'status' | 'is_stopped'> | null;
  /** Null while it is switched off. What is in the past begins in a moment. */
  next: string | null;
}

/** When each automation ran last, and when it does so next. */
export async function getAutomationRuns(db: Executor, now: Date) {
  const [{ rows }, [settings]] = await Promise.all([
    db.execute<{ runs: LastRun[] }>(sql`select ${lastRuns(now)} as runs`),
    db.select().from(ai_import_settings),
  ]);
  const runsOf = (
    name: FunctionName,
    enabled: 'source_import_enabled' | 'ai_preparation_enabled' | 'auto_publish_enabled',
    due: 'source_import_due_at' | 'ai_preparation_due_at' | 'auto_publish_due_at',
  ): AutomationRuns => {
    const last = rows[0]?.runs.find(({ function_name }) => function_name === name);
    return {
      last: last
        ? { id: last.id, at: last.at, status: last.status, is_stopped: last.is_stopped }
        : null,
      next: settings?.[enabled] ? (settings[due] ?? now).toISOString() : null,
    };
  };
  return {
    sourceImport: runsOf('import-rss-sources', 'source_import_enabled', 'source_import_due_at'),
    aiPreparation: runsOf('prepare-articles-ai', 'ai_preparation_enabled', 'ai_preparation_due_at'),
    autoPublish: runsOf('auto-publish-article', 'auto_publish_enabled', 'auto_publish_due_at'),
  };
}
