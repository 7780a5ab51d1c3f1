import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readDisks } from '../alerts/conditions/read-disks.ts';
import { parseConfig } from '../config.ts';
import { examineMachine } from './examine-machine.ts';
import { examineTexts } from './examine-texts.ts';

it('tells of disks, memory, the zone and Node of this machine', async () => {
  const config = parseConfig({ DATA_DIR: tmpdir() });
  const findings = await examineMachine(config);
  const of = (name: string) => findings.find((finding) => finding.name === name);
  const [disk] = await readDisks(config);
  const share = (disk?.freeBytes ?? 0) / (disk?.totalBytes ?? 1);
  const { bsize, bavail } = await statfs(tmpdir());
  const isScarce = bsize * bavail < 1024 ** 3;
  expect(of('Diskas')).toMatchObject({
    verdict: isScarce ? 'bad' : share < 0.1 ? 'attention' : 'good',
    text: expect.stringMatching(new RegExp(`: laisva ${Math.floor(share * 100)} % \\(\\d+ MB\\)`)),
  });
  expect(of('Atmintis')).toMatchObject({
    verdict: 'good',
    text: expect.stringMatching(/^\d{3,} MB$/),
  });
  expect(of('Laiko juosta')).toMatchObject({ verdict: 'good' });
  expect(of('Node.js')).toMatchObject({ verdict: 'good', text: process.version });
});

it('names every file whose facts about the company are samples, and no other', () => {
  const { verdict, text } = examineTexts();
  expect(verdict).toBe('bad');
  const files = ['company', 'team', 'testimonials', 'certificates', 'awards', 'remote-access'];
  expect([...text.matchAll(/[\w-]+(?=\.ts)/g)].map(([file]) => file)).toEqual(files);
  expect(examineTexts([false, false])).toMatchObject({ verdict: 'good' });
  expect(examineTexts([false, 'team.ts (komanda)']).text).toMatch(/: team\.ts \(komanda\)$/);
});
