import type { SQL } from 'drizzle-orm';
import type { WorkCode } from '../../../domain/work-urgency.ts';
import type { BackupStatus } from '../../backup/backup-status.ts';

/** Moments are ISO 8601, as they are sent. `count` null: it is one thing, not several. */
export type WorkLine = { count: number | null } & (
  | {
      code: Extract<WorkCode, 'messages' | 'messages_late'>;
      /** How many of them may be spam. */
      suspect: number;
      /** Of those that are not suspected; null: all are. */
      oldest: { at: string; due_at: string } | null;
    }
  | { code: 'sources_failing' | 'sources_dead'; names: string[] }
  | { code: 'run_failed'; runs: { id: string; action: string; at: string; error: string | null }[] }
  | { code: 'posts_planned' | 'posts_missed'; title: string; at: string }
  | { code: 'running' | 'running_notice'; title: string; detail: string; href: string }
  | { code: 'backup'; status: BackupStatus }
  | { code: 'budget'; of: 'tokens' | 'images' | 'cost'; percent: number }
  | { code: 'drafts'; edited_at: string | null }
  | { code: 'changes'; of: 'published' | 'scheduled'; edited_at: string | null }
  /** `first_id`: where reading begins. */
  | { code: 'texts_to_review' | 'articles_ready'; first_id: string | null }
  | { code: 'articles_failed' | 'near_duplicates' | 'articles_waiting' }
);

/** One thing that may wait for a person: what it has to know, and what it makes of that. */
export interface WorkRule<Read> {
  /** A subquery for one JSON value; those of all rules are asked at once. */
  read: (now: Date) => SQL<Read>;
  /** What waits; nothing when nothing does. */
  toLines: (read: Read, now: Date) => WorkLine[];
}
