import { parseHTML } from 'linkedom';
import { afterEach, expect, test, vi } from 'vitest';
import { goToRow, moveBetweenRows } from './row-keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const BUTTON = '<button>x</button>';
/** A row for each number: a box, and so many buttons. */
function open(...buttons: number[]) {
  const rows = buttons.map((count) => `<tr><td><input></td><td>${BUTTON.repeat(count)}</td></tr>`);
  const { document, HTMLElement } = parseHTML(
    `<!doctype html><html><body><table><tbody>${rows.join('')}</tbody></table></body></html>`,
  );
  vi.stubGlobal('HTMLElement', HTMLElement);
  let focused = '';
  const all = [...document.querySelectorAll('tr')].map((row, at) => {
    const places = [...row.querySelectorAll<HTMLElement>('input, button')];
    for (const [place, element] of [row as HTMLElement, ...places].entries()) {
      element.checkVisibility = () => true;
      element.focus = () => {
        focused = place === 0 ? `row ${at}` : `row ${at} place ${place - 1}`;
      };
    }
    return { row: row as HTMLElement, places };
  });
  const press = (act: (event: never) => void, key: string, target?: HTMLElement) => {
    focused = '';
    const event = { key, target, preventDefault: vi.fn() };
    act(event as never);
    expect(event.preventDefault.mock.calls.length > 0).toBe(focused !== '');
    return focused;
  };
  return {
    rows: all,
    move: (key: string, row: number, place: number) =>
      press(moveBetweenRows, key, all[row]?.places[place]),
    go: (key: string, row: number) =>
      press((event) => goToRow(event, all[row]?.row as HTMLElement, key), key),
  };
}

test('arrows lead to the same place of the row above and below', () => {
  const { move } = open(2, 2, 2);
  expect(move('ArrowDown', 0, 1)).toBe('row 1 place 1');
  expect(move('ArrowUp', 2, 2)).toBe('row 1 place 2');
  expect(move('ArrowUp', 0, 1)).toBe('');
  expect(move('ArrowDown', 2, 1)).toBe('');
  expect(move('ArrowRight', 0, 1)).toBe('');
});

test('where rows offer different acts the first stays the first, others are counted from the end', () => {
  const { move } = open(3, 1);
  expect(move('ArrowDown', 0, 0)).toBe('row 1 place 0');
  expect(move('ArrowDown', 0, 3)).toBe('row 1 place 1');
  expect(move('ArrowDown', 0, 2)).toBe('row 1 place 0');
  expect(move('ArrowDown', 0, 1)).toBe('row 1 place 1');
  expect(move('ArrowUp', 1, 1)).toBe('row 0 place 3');
});

test('a field with a list of its own keeps its arrows', () => {
  const { move, rows } = open(1, 1);
  rows[0]?.places[0]?.setAttribute('aria-haspopup', 'listbox');
  expect(move('ArrowDown', 0, 0)).toBe('');
});

test('what is not to be seen is no place', () => {
  const { move, rows } = open(1, 2);
  const hidden = rows[1]?.places[2];
  if (hidden) hidden.checkVisibility = () => false;
  expect(move('ArrowDown', 0, 1)).toBe('row 1 place 1');
});

test('a row leads to the rows beside it', () => {
  const { go } = open(1, 1, 1);
  expect(go('ArrowDown', 1)).toBe('row 2');
  expect(go('ArrowUp', 1)).toBe('row 0');
  expect(go('j', 1)).toBe('');
});
