import { readFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { readDisks } from '../alerts/conditions/read-disks.ts';
import type { Config } from '../config.ts';
import { attention, bad, type Finding, good } from './finding.ts';

const MEGABYTE = 1024 ** 2;
/** What the smallest machine has that it was tried on. */
const LEAST_MEMORY = 480 * MEGABYTE;
const LEAST_FREE = 1024 * MEGABYTE;
const LEAST_SHARE = 0.1;

/** Disks, memory, clock and versions of this machine. */
export async function examineMachine(config: Config): Promise<Finding[]> {
  const disks = await readDisks(config);
  return [...disks.map(examineDisk), await examineMemory(), examineZone(), examineNode()];
}

export function examineDisk({
  path,
  freeBytes,
  totalBytes,
}: Pick<Awaited<ReturnType<typeof readDisks>>[number], 'path' | 'freeBytes' | 'totalBytes'>) {
  const share = freeBytes / totalBytes;
  const text = `${path}: laisva ${Math.floor(share * 100)} % (${Math.floor(freeBytes / MEGABYTE)} MB)`;
  if (freeBytes < LEAST_FREE)
    return bad('Diskas', `${text}. Vietai pasibaigus duomenų bazė sustos`);
  return share < LEAST_SHARE ? attention('Diskas', text) : good('Diskas', text);
}

/** A container may have less than its machine. */
async function examineMemory(): Promise<Finding> {
  const limit = Number(await readFile('/sys/fs/cgroup/memory.max', 'utf8').catch(() => ''));
  const bytes = Math.min(totalmem(), limit || Number.POSITIVE_INFINITY);
  const text = `${Math.floor(bytes / MEGABYTE)} MB`;
  return bytes < LEAST_MEMORY
    ? bad('Atmintis', `${text}: reikia bent 512 MB`)
    : good('Atmintis', text);
}

/** Schedules and dates are Vilnius time whatever the machine’s zone is, when Node knows the zones. */
function examineZone(): Finding {
  const winter = new Date('2026-01-15T12:00:00Z');
  const hour = new Intl.DateTimeFormat('lt', { hour: '2-digit', timeZone: 'Europe/Vilnius' });
  const isKnown = hour.format(winter).startsWith('14');
  if (!isKnown)
    return bad(
      'Laiko juosta',
      'Node.js nepažįsta Vilniaus laiko: reikia Node.js su visomis laiko juostomis',
    );
  // None where TZ names one that is not: the machine's clock then reads as Greenwich's.
  const zone: string | undefined = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone
    ? good('Laiko juosta', `mašinos – ${zone}, svetainės – Vilniaus`)
    : attention('Laiko juosta', 'mašinos (TZ) nežinoma, svetainės – Vilniaus');
}

const examineNode = (): Finding => good('Node.js', process.version);
