import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const tree = await mkdtemp(join(tmpdir(), 'start-'));
afterAll(() => rm(tree, { recursive: true }));

test.runIf(process.getuid?.() === 0)(
  'a user who may not change the tree is told who has to build it, not how writing failed',
  async () => {
    await cp(import.meta.dirname, join(tree, 'scripts'), {
      recursive: true,
      filter: (path) => !/\.tsx?$/.test(path),
    });
    await writeFile(join(tree, 'package-lock.json'), '{}');
    await chmod(tree, 0o755);
    // Started by root: the other user may not be let to where Node lies.
    const asAnother = 'data:text/javascript,process.setgid(10001);process.setuid(10001)';
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', asAnother, join(tree, 'scripts', 'start.mjs')],
      { encoding: 'utf8', cwd: '/' },
    );
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Svetainė dar nesukurta iš dabartinių failų, o aplanko ${tree} jos naudotojas keisti negali. Aplanko savininko teisėmis paleiskite: npm run build`,
    );
  },
);
