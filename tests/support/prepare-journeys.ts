import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildIfStale } from '../../scripts/build.mjs';
import { findRunningServer } from '../../src/server/database/embedded/embedded-server.ts';
import { makeDataFolder } from './data-folder.ts';
import { hurry } from './hurry.ts';
import { startProduct } from './product.ts';
import { PUBLIC_SITE, SEEDS, TEMPLATES } from './product-template.ts';

/**
 * Before all journeys: one first start of each kind, whose folder the products of the journeys begin with, and the
 * product that those share who leave no trace: half of them would start one for each worker, and draw its pictures.
 */
export default async function prepareJourneys() {
  // One journey alone, too, proves what stands in the sources.
  buildIfStale();
  const folder = await makeDataFolder('templates');
  await Promise.all(SEEDS.map((seed) => makeTemplate(join(folder, seed), seed)));
  process.env[TEMPLATES] = folder;
  const site = await startProduct({ SEED: 'demo', TRUST_PROXY: '127.0.0.1,::1' });
  process.env[PUBLIC_SITE] = site.url;
  return async () => {
    await site.remove();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(folder: string, seed: string): Promise<void> {
  await mkdir(folder, { mode: 0o755 });
  const product = await startProduct({ SEED: seed, DATA_DIR: folder });
  const server = await findRunningServer(join(folder, 'postgres'));
  if (server) await hurry(server.adminUrl);
  await product.stop();
}
