import { expect, it } from 'vitest';
import {
  describePublishing,
  describeReturning,
  isOwnText,
  isUnreviewed,
  type Publishable,
} from './publish-texts.ts';

const written: Publishable = {
  prepared_by: 'person',
  reviewed_at: null,
  has_pending_values: false,
  scheduled_for: null,
  published_date: null,
};
const byMachine: Publishable = { ...written, prepared_by: 'ai' };
const planned: Publishable = { ...written, scheduled_for: '2026-03-15T07:00:00Z' };
const published: Publishable = { ...written, published_date: '2026-03-01T07:00:00Z' };

it('calls unreviewed what a machine wrote and nobody has read, never a person’s own text', () => {
  expect([written, { ...written, prepared_by: null }].map(isUnreviewed)).toEqual([false, false]);
  expect([byMachine, { ...byMachine, prepared_by: 'rules' as const }].map(isUnreviewed)).toEqual([
    true,
    true,
  ]);
  const reviewed = { ...byMachine, reviewed_at: '2026-03-01T07:00:00Z' };
  expect(isUnreviewed(reviewed)).toBe(false);
  expect(isUnreviewed({ ...reviewed, has_pending_values: true })).toBe(true);
});

it('calls a person’s own text what no machine wrote and no machine’s new text waits for', () => {
  expect(isOwnText(written)).toBe(true);
  expect(isOwnText({ ...written, has_pending_values: true })).toBe(false);
  expect(isOwnText(byMachine)).toBe(false);
});

it('speaks of one article in the singular and of more in the plural', () => {
  expect(describePublishing([written])).toBe('Lankytojai jį pamatys iš karto.');
  expect(describePublishing([written, written])).toBe('Lankytojai juos pamatys iš karto.');
});

it('warns before machines’ unreviewed texts are published, and says of how many', () => {
  expect(describePublishing([byMachine])).toBe(
    'Lankytojai jį pamatys iš karto. Prie jo bus nurodyta, kad žmogus jo neperžiūrėjo.',
  );
  expect(describePublishing([byMachine, byMachine])).toBe(
    'Lankytojai juos pamatys iš karto. Prie jų bus nurodyta, kad žmogus jų neperžiūrėjo.',
  );
  expect(describePublishing([byMachine, written, written])).toBe(
    'Lankytojai juos pamatys iš karto. Prie 1 iš jų bus nurodyta, kad žmogus teksto neperžiūrėjo.',
  );
});

it('says that a plan is given up', () => {
  expect(describePublishing([planned])).toBe(
    'Lankytojai jį pamatys iš karto. Planas (2026-03-15 09:00) bus atšauktas.',
  );
  expect(describePublishing([planned, written])).toBe(
    'Lankytojai juos pamatys iš karto. Suplanuotųjų planai bus atšaukti.',
  );
});

it('tells what visitors lose when posts go back to the drafts, and what of a plan becomes', () => {
  expect(describeReturning([published])).toBe(
    'Lankytojai šio įrašo nebematys, kol nepublikuosite iš naujo.',
  );
  expect(describeReturning([published, published])).toContain('šių įrašų');
  expect(describeReturning([planned])).toBe('Planas (2026-03-15 09:00) bus atšauktas.');
  expect(describeReturning([planned, planned])).toBe('Šių įrašų planai bus atšaukti.');
  expect(describeReturning([planned, published])).toMatch(/^Publikuotųjų .* planai bus atšaukti/);
});
