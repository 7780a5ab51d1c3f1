import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { readDisks } from '../alerts/conditions/read-disks.ts';
import { parseConfig } from '../config.ts';
import { examineDisk, examineMachine } from './examine-machine.ts';
import { examineTexts } from './examine-texts.ts';

it('tells of disks, memory, the zone and Node of this machine', async () => {
  const config = parseConfig({ DATA_DIR: tmpdir() });
  const findings = await examineMachine(config);
  const of = (name: string) => findings.find((finding) => finding.name === name);
  const [disk] = await readDisks(config);
  expect(of('Diskas')?.text).toContain(`${disk?.path}: laisva `);
  expect(of('Atmintis')).toMatchObject({
    verdict: 'good',
    text: expect.stringMatching(/^\d{3,} MB$/),
  });
  expect(of('Laiko juosta')).toMatchObject({ verdict: 'good' });
  expect(of('Node.js')).toMatchObject({ verdict: 'good', text: process.version });
});

it('names no zone that nobody knows', async () => {
  vi.stubEnv('TZ', 'Nera/Tokios');
  const findings = await examineMachine(parseConfig({ DATA_DIR: tmpdir() }));
  vi.unstubAllEnvs();
  expect(findings.find(({ name }) => name === 'Laiko juosta')).toMatchObject({
    verdict: 'attention',
    text: 'mašinos (TZ) nežinoma, svetainės – Vilniaus',
  });
});

const GIGABYTE = 1024 ** 3;

it.each([
  [GIGABYTE - 1, 2 * GIGABYTE, 'bad', '/data: laisva 49 % (1023 MB). Vietai pasibaigus'],
  [GIGABYTE, 2 * GIGABYTE, 'good', '/data: laisva 50 % (1024 MB)'],
  [GIGABYTE, 10 * GIGABYTE, 'good', '/data: laisva 10 % (1024 MB)'],
  [GIGABYTE, 11 * GIGABYTE, 'attention', '/data: laisva 9 % (1024 MB)'],
])('a disk with %i bytes free of %i is %s', (freeBytes, totalBytes, verdict, text) => {
  const found = examineDisk({ path: '/data', freeBytes, totalBytes });
  expect(found).toMatchObject({ verdict, text: expect.stringContaining(text) });
});

it('names every file whose facts about the company are samples, and no other', () => {
  const { verdict, text } = examineTexts();
  expect(verdict).toBe('bad');
  const files = ['company', 'team', 'testimonials', 'certificates', 'awards', 'remote-access'];
  expect([...text.matchAll(/[\w-]+(?=\.ts)/g)].map(([file]) => file)).toEqual(files);
  expect(examineTexts([false, false])).toMatchObject({ verdict: 'good' });
  expect(examineTexts([false, 'team.ts (komanda)']).text).toMatch(/: team\.ts \(komanda\)$/);
});
