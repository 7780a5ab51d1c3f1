import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPanelInMemory } from '../../../../tests/support/panel-in-memory.ts';
import { findPlaces, highlightFacing, highlightFacts } from './highlight-facts.ts';

const finding = (fact: string) => ({ fact, kind: 'number' as const, excerpt: fact });
const shown = (text: string, ...facts: string[]) =>
  findPlaces(text, facts.map(finding)).map(({ start, end }) => text.slice(start, end));

it('finds every place of a fact, whole words only', () => {
  expect(shown('Iš 77 serverių 77 išjungti, 777 liko.', '77')).toEqual(['77', '77']);
  expect(shown('77 serveriai iš 77', '77')).toEqual(['77', '77']);
});

it('takes the longer of two that overlap', () => {
  expect(shown('Nuo kovo 4 d. dirba 4 žmonės.', '4', 'kovo 4 d.')).toEqual(['kovo 4 d.', '4']);
  // In the text's order.
  expect(shown('4 žmonės dirba nuo kovo 4 d.', '4', 'kovo 4 d.')).toEqual(['4', 'kovo 4 d.']);
});

it('takes both of two that touch', () => {
  expect(shown('Santykis 5:10', '5', ':10')).toEqual(['5', ':10']);
  expect(shown('Santykis 10:5', '5', '10:')).toEqual(['10:', '5']);
});

it('takes a word of five letters wherever it stands, and none shorter', () => {
  expect(shown('Tai kaina prie kainos', 'kaina', 'prie')).toEqual(['kaina']);
});

it('leaves a text alone whose letters are written in two characters', () => {
  expect(shown('Šimtas iš 77', '77')).toEqual(['77']);
  expect(shown('Šimtas iš 77'.normalize('NFD'), '77')).toEqual([]);
});

it('reads any kind of space alike', () => {
  expect(shown('Kainuoja 3\u00a0500\u00a0eurų.', '3 500 eurų')).toEqual(['3\u00a0500\u00a0eurų']);
});

it('marks a word of the source where the words around it tell which is meant', () => {
  const text = 'It is not new. It was not fixed in May.';
  const left = {
    ...finding(''),
    problem: 'left_out' as const,
    source: { fact: 'not', excerpt: '…It was not fixed in May.' },
  };
  expect(findPlaces(text, [left], 'source').map(({ start }) => start)).toEqual([22]);
  expect(findPlaces(text, [left], 'output')).toEqual([]);
  // Also where it is the first or the last of them.
  const at = (excerpt: string) =>
    findPlaces('It is not new, is not.', [{ ...finding('not'), excerpt }]);
  expect(at('not new').map(({ start }) => start)).toEqual([6]);
  expect(at('It is not').map(({ start }) => start)).toEqual([6]);
  expect(at(', is not').map(({ start }) => start)).toEqual([18]);
});

it('marks every place in a text with what it is about, doubts as such, and leaves the words as they are', async () => {
  const panel = await openPanelInMemory();
  try {
    const { body } = panel.document;
    body.innerHTML = '<p>Iš 77 serverių <b>77 išjungti</b>, liko 12.</p>';
    const words = body.textContent;
    highlightFacts(body, [finding('77'), { ...finding('12'), isUnsure: true }]);
    expect(body.textContent).toBe(words);
    const marks = [...body.querySelectorAll('mark')];
    expect(marks.map((mark) => [mark.textContent, mark.className])).toEqual([
      ['77', ''],
      ['77', ''],
      ['12', 'unsure'],
    ]);
    expect(marks[0]?.title).toContain('77');
  } finally {
    await panel.close();
  }
});

describe('marks', () => {
  let panel: Awaited<ReturnType<typeof openPanelInMemory>>;
  beforeAll(async () => {
    panel = await openPanelInMemory();
  });
  afterAll(() => panel.close());

  const treeOf = (html: string) => {
    const tree = panel.document.createElement('div');
    tree.innerHTML = html;
    return tree;
  };
  const marked = (tree: Element, selector = 'mark') =>
    [...tree.querySelectorAll(selector)].map(({ textContent }) => textContent);
  const left = (fact: string, excerpt: string) => ({
    ...finding(''),
    problem: 'left_out' as const,
    source: { fact, excerpt },
  });

  it('reach over elements, and know a word by what stands around it in others', () => {
    const shown = (html: string, fact: string, excerpt: string) => {
      const tree = treeOf(html);
      highlightFacts(tree, [{ ...finding(fact), excerpt }]);
      return marked(tree);
    };
    expect(shown('<p>Bauda – <b>20</b> mln. eurų.</p>', '20 mln. eurų', '20 mln. eurų')).toEqual([
      '20',
      ' mln. eurų',
    ]);
    const not = 'It does not work, not now.';
    expect(shown('<p>It does <strong>not</strong> work, not now.</p>', 'not', not)).toEqual([
      'not',
      'not',
    ]);
    expect(shown('<p>It <a href="/x">does</a> not work</p>', 'not', 'It does not work')).toEqual([
      'not',
    ]);
    expect(
      shown('<p>Sales <a href="/x">rose</a>\nin May</p>', 'rose', 'Sales rose in May'),
    ).toEqual(['rose']);
  });

  it('reach over no block and no line', () => {
    for (const html of [
      '<p>20</p><p> mln.</p>',
      '<p>20<br> mln.</p>',
      '<li>20<p>x</p> mln.</li>',
    ]) {
      const tree = treeOf(html);
      highlightFacts(tree, [finding('20 mln.')]);
      expect(marked(tree)).toEqual([]);
    }
  });

  it('stand on the link whose address is meant', () => {
    const tree = treeOf('<p><a href="https://a.example/x">kainos</a> ir <a href="/y">kita</a></p>');
    const address = 'https://a.example/x';
    highlightFacts(tree, [{ ...finding(address), kind: 'url' }]);
    expect(marked(tree, 'a > mark')).toEqual(['kainos']);
  });

  it('stand on the sentence that faces what the other text tells alone', () => {
    const source = treeOf('<p>It is new. It was <b>not</b> fixed in May. The firm says so.</p>');
    const output = treeOf('<p>Tai nauja. Gegužę tai <b>ištaisyta</b>. Taip sako bendrovė.</p>');
    const findings = [left('not', 'It was not fixed in May.')];
    highlightFacts(source, findings, 'source');
    highlightFacts(output, findings, 'output');
    highlightFacing(output, findings, { side: 'output', other: source });
    highlightFacing(source, findings, { side: 'source', other: output });
    expect(marked(source)).toEqual(['not']);
    expect(marked(output, 'mark.facing').join('')).toBe('Gegužę tai ištaisyta.');
    expect(output.querySelector('mark')?.title).toContain('not');
    expect(output.textContent).toBe('Tai nauja. Gegužę tai ištaisyta. Taip sako bendrovė.');
  });

  it('face no more than one block', () => {
    const findings = [left('not', 'It was not fixed in May.')];
    const source = treeOf('<li>It is new</li><li>It was not fixed in May.</li><li>So it is</li>');
    highlightFacts(source, findings, 'source');
    const output = treeOf('<li>Tai nauja</li><li>Gegužę ištaisyta.</li><li>Taip yra</li>');
    highlightFacing(output, findings, { side: 'output', other: source });
    expect(marked(output, 'mark.facing')).toEqual(['Gegužę ištaisyta.']);
  });

  it('face nothing where the other text has no mark, or there is no text', () => {
    const findings = [left('not', 'It was not fixed.')];
    const output = treeOf('<p>Tai ištaisyta.</p>');
    highlightFacing(output, findings, { side: 'output', other: treeOf('<p>Another one.</p>') });
    expect(marked(output)).toEqual([]);
    const source = treeOf('<p>It was not fixed.</p>');
    highlightFacts(source, findings, 'source');
    const empty = treeOf('');
    highlightFacing(empty, findings, { side: 'output', other: source });
    expect(marked(empty)).toEqual([]);
  });
});
