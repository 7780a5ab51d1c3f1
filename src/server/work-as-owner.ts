import { stat } from 'node:fs/promises';

/**
 * A command of root's on the DATA_DIR of another user goes on as that user: what it makes is then the service's, and what
 * it may read the service may. Without such a folder nothing changes.
 */
export async function workAsOwnerOf(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const owner = await stat(dataDir).catch(() => null);
  if (!owner || owner.uid === 0) return;
  joinGroups(owner);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}

/** Those of the service; a user without a name has none but its own. */
function joinGroups({ uid, gid }: { uid: number; gid: number }): void {
  // The types do not know it.
  const { initgroups } = process as { initgroups?: (user: number, group: number) => void };
  try {
    initgroups?.(uid, gid);
  } catch {
    process.setgroups?.([gid]);
  }
}
