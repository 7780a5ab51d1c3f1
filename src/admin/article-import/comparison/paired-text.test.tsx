import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  openPanelInMemory,
  type PanelInMemory,
} from '../../../../tests/support/panel-in-memory.ts';
import type { Finding } from './fact-labels.ts';

let panel: PanelInMemory;
beforeAll(async () => {
  panel = await openPanelInMemory();
});
afterAll(() => panel.close());
beforeEach(() => {
  panel.document.body.innerHTML = '';
});

const SOURCE = '<p>It was not fixed in May. Costs 12 euros.</p><p>Nothing else is new.</p>';
const OUTPUT = '<p>Gegužę sutaisyta. Kainuoja 77 eurus.</p><p>Daugiau naujienų nėra.</p>';
const FINDINGS: Finding[] = [
  {
    kind: 'number',
    fact: '77',
    excerpt: 'Kainuoja 77 eurus.',
    source: { fact: '12', excerpt: 'Costs 12 euros.' },
  },
  {
    kind: 'negation',
    problem: 'left_out',
    fact: '',
    excerpt: 'Gegužę sutaisyta.',
    source: { fact: 'not', excerpt: 'It was not fixed in May.' },
  },
];

async function show(isNarrow: boolean) {
  const query = { matches: isNarrow, addEventListener() {}, removeEventListener() {} };
  vi.spyOn(panel.window, 'matchMedia').mockReturnValue(query as never);
  const { PairedText } = await import('./paired-text.tsx');
  await panel.mount(
    <PairedText source={SOURCE} output={OUTPUT} language="en" findings={FINDINGS} />,
  );
  const root = panel.document.querySelector('body > div:last-child > div')?.shadowRoot;
  const marksOf = (side: string) =>
    [...(root?.querySelectorAll(`.${side} mark`) ?? [])].map(({ textContent }) => textContent);
  return { root, marksOf };
}

test('what was found is marked in the text and in its original, where it stands or on the sentence that lacks it', async () => {
  const { root, marksOf } = await show(false);
  expect(marksOf('output')).toEqual(['Gegužę sutaisyta.', '77']);
  expect([...(root?.querySelectorAll('.facing') ?? [])].map((mark) => mark.textContent)).toEqual([
    'Gegužę sutaisyta.',
  ]);
  expect(marksOf('source')).toEqual(['not', '12']);
});

test('a folded original says that something in it is marked, and of the others that they are originals', async () => {
  const { root, marksOf } = await show(true);
  expect(marksOf('source')).toEqual(['not', '12']);
  expect([...(root?.querySelectorAll('summary') ?? [])].map((one) => one.textContent)).toEqual([
    'Originalas: yra ką patikrinti',
    'Originalas',
  ]);
});
