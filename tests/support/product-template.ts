import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

export const TEMPLATES = 'PRODUCT_TEMPLATES';
/** The address of the product that public journeys share. */
export const PUBLIC_SITE = 'PUBLIC_SITE';
export const SEEDS = ['empty', 'demo'];

/** Settings that a first start writes down: with one of them it has to be a first start. */
const OF_THE_FIRST_START = ['DATA_DIR', 'DATABASE_URL', 'ADMIN_EMAIL', 'ADMIN_PASSWORD'];

/**
 * Fills a product's fresh folder with what a first start has made, once for all journeys: the start that follows
 * takes half the time. Does nothing where there is no such folder, or the settings ask for a first start.
 */
export async function copyTemplate(dataDir: string, settings: Record<string, string>) {
  const folder = process.env[TEMPLATES];
  const seed = settings.SEED ?? 'empty';
  if (!folder || !SEEDS.includes(seed)) return;
  if (OF_THE_FIRST_START.some((name) => name in settings)) return;
  const template = join(folder, seed);
  await promisify(execFile)('cp', ['-pR', `${template}/.`, dataDir]);
}
