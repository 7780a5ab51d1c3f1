import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { DOMParser as SelectingParser } from 'linkedom';
import { createElement, useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { storePreparedArticle } from '../../../tests/support/prepared-article.ts';
import { openServedPanel } from '../../../tests/support/served-panel.ts';
import type { useArticleEditor } from './use-article-editor.ts';

/* The editor as a person has it: keys, what is pasted and dropped, what „/“ offers, and what is written out. */

const { api, panel } = await openServedPanel();
const toasts = await panel.readToasts();
// The library looks for a window when it is loaded.
const { EditorContent } = await import('@tiptap/react');
const modules = {
  EditorContent,
  ...(await import('./use-article-editor.ts')),
  ...(await import('./menus/slash-menu.ts')),
  ...(await import('./text-places.ts')),
  ...(await import('./menus/insert-block.ts')),
  ...(await import('./inserts/card.ts')),
  ...(await import('./inserts/lone-address.ts')),
  ...(await import('./text-images.ts')),
  ...(await import('./menus/block-commands.ts')),
  ...(await import('./menus/chosen-words.ts')),
};
let leave = async () => {};
afterEach(() => leave());

type Options = Parameters<typeof useArticleEditor>[0];

async function open(html = '<p></p>') {
  const told: string[] = [];
  const menu = modules.createSlashMenu();
  const places = modules.createTextPlaces();
  let editor: Editor | undefined;
  let setHtml: (html: string) => void = () => {};
  let reported = '';
  const tell =
    (what: string) =>
    (...words: unknown[]) =>
      void told.push([what, ...words].join(' '));
  function Page() {
    const [text, setText] = useState({ html });
    setHtml = (next) => setText({ html: next });
    const options: Options = {
      text,
      onChange: (next) => {
        told.push('change');
        reported = next;
        text.html = next;
      },
      attributes: { 'aria-label': 'Turinys' },
      onFiles: (files, position) =>
        tell('files')(
          files.map(({ name }) => name),
          position,
        ),
      places,
      onDocuments: (files) => tell('documents')(files.map(({ name }) => name)),
      onForeignImages: tell('foreign'),
      onFrames: tell('frames'),
      onVideo: tell('video'),
      onLoneAddress: tell('address'),
      onLoss: tell('loss'),
      onLink: tell('link'),
      onEscape: tell('escape'),
      onToSelection: tell('selection'),
      menu,
      onCommand: ({ id }) => tell('command')(id),
    };
    editor = modules.useArticleEditor(options);
    return createElement(modules.EditorContent, { editor });
  }
  const root = await panel.mount(createElement(Page));
  leave = async () => {
    await panel.act(() => root.unmount());
    leave = async () => {};
  };
  const now = () => editor as Editor;
  const written = async () => {
    const { writeHtml } = await import('./write-html.ts');
    return writeHtml(now().state.doc);
  };
  return {
    told,
    menu,
    places,
    now,
    written,
    reported: () => reported,
    set: (text: string) => panel.act(() => setHtml(text)),
    caret: (at: number) => panel.act(() => void now().commands.setTextSelection(at)),
    /** Whether the editor kept the key for itself, and whether others hear it. */
    async press(key: string, held: KeyboardEventInit = {}) {
      let isHeard = false;
      const listen = () => {
        isHeard = true;
      };
      document.addEventListener('keydown', listen);
      const event = new KeyboardEvent('keydown', {
        key,
        bubbles: true,
        cancelable: true,
        ...held,
      });
      await panel.act(() => now().view.dom.dispatchEvent(event));
      document.removeEventListener('keydown', listen);
      return { isKept: event.defaultPrevented, isHeard };
    },
    async paste(data: Record<string, string>, files: File[] = []) {
      const clipboardData = {
        getData: (type: string) => data[type] ?? '',
        types: Object.keys(data),
        files,
        items: [],
      };
      const event = new Event('paste', { bubbles: true, cancelable: true });
      await panel.act(() => now().view.dom.dispatchEvent(Object.assign(event, { clipboardData })));
      return event.defaultPrevented;
    },
    type: (text: string) =>
      panel.act(() => {
        for (const letter of text) {
          const { view } = now();
          const { from, to } = view.state.selection;
          const isTaken = view.someProp('handleTextInput', (take) =>
            take(view, from, to, letter, () => view.state.tr.insertText(letter, from, to)),
          );
          if (!isTaken) view.dispatch(view.state.tr.insertText(letter, from, to));
        }
      }),
  };
}

/** happy-dom does not know every selector by which pasted texts are cleaned. */
function knowingSelectors() {
  const { DOMParser } = globalThis;
  vi.stubGlobal('DOMParser', SelectingParser);
  onTestFinished(() => void vi.stubGlobal('DOMParser', DOMParser));
}

const picture = (name: string, type: string) => new File(['x'], name, { type });

test('a text is shown as it is, and an edit of it is told once, tidy', async () => {
  const { told, now, written, type, set } = await open('<p>Labas</p>');
  expect(await written()).toBe('<p>Labas</p>');
  expect(told).toEqual([]);
  await panel.act(() => void now().commands.setTextSelection(6));
  await type('!');
  expect(await written()).toBe('<p>Labas!</p>');
  expect(told).toEqual(['change']);
  // From outside it is not an edit.
  await set('<p>Kitas</p>');
  expect(await written()).toBe('<p>Kitas</p>');
  expect(told).toEqual(['change']);
});

test('a text that is taken back is what it was, however its HTML was written', async () => {
  const given = '<blockquote>Citata</blockquote>\n<ul>\n<li>į&nbsp;sąrašą</li>\n</ul>';
  const { now, type, reported } = await open(given);
  const undo = () => panel.act(() => void now().commands.undo());
  await type('a');
  expect(reported()).toBe('<blockquote><p>aCitata</p></blockquote><ul><li>į\u00a0sąrašą</li></ul>');
  await undo();
  expect(reported()).toBe(given);
});

test('what is typed while a block with words is marked takes its place', async () => {
  const { now, written, type } = await open('<p>a</p><blockquote><p>b</p></blockquote>');
  await panel.act(() => {
    const { view } = now();
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
  });
  await type('c');
  expect(await written()).toBe('<p>a</p><p>c</p>');
});

test('an act that begins with the focus goes on, whether the text has it or is to go without', async () => {
  const { now, written } = await open('<p>a</p>');
  for (const position of ['end', null, false] as const)
    await panel.act(() => {
      expect(now().chain().focus(position).insertContent('b').run()).toBe(true);
    });
  expect(await written()).toBe('<p>abbb</p>');
});

test('what is typed while a block without words is marked stands behind it, not in its place', async () => {
  const card =
    '<div data-block="card"><a href="https://a.lt/">A</a><p>Aprašas</p><small>a.lt</small></div>';
  for (const block of [card, '<hr>']) {
    const { now, written, type } = await open(`<p>a</p>${block}`);
    const before = await written();
    await panel.act(() => {
      const { view } = now();
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 3)));
    });
    await type('bc');
    expect(await written()).toBe(`${before}<p>bc</p>`);
    await panel.act(() => void now().commands.undo());
    expect(await written()).toBe(before);
    await leave();
  }
});

test('without the focus no block is marked: a press on it marks it anew, and its keys are about it', async () => {
  const block = '<div data-block="file"><a href="/storage/files/a.pdf">Sutartis</a></div>';
  const { now, caret } = await open(`${block}<p>Po</p>`);
  expect([now().state.selection.from, now().state.selection.empty]).toEqual([2, true]);
  const mark = () =>
    panel.act(() => {
      const { view } = now();
      view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 0)));
    });
  const press = () =>
    panel.act(() => void now().view.dom.dispatchEvent(new Event('mousedown', { bubbles: true })));
  const focus = vi.spyOn(now().view, 'hasFocus');
  await mark();
  focus.mockReturnValue(true);
  await press();
  expect(now().state.selection).toBeInstanceOf(NodeSelection);
  focus.mockReturnValue(false);
  await press();
  expect(now().state.selection.from).toBe(2);
  await caret(3);
  await press();
  expect(now().state.selection.from).toBe(3);
  await leave();
  // Past other blocks without words; behind the last one there is a line to write on.
  const two = await open(`${block}${block}<p>Po</p>`);
  expect(two.now().state.selection.from).toBe(3);
  await leave();
  const last = await open(`<p>Prieš</p>${block}`);
  await panel.act(() => void last.now().commands.setNodeSelection(7));
  await panel.act(() =>
    last.now().view.dom.dispatchEvent(new Event('mousedown', { bubbles: true })),
  );
  expect([last.now().state.selection.from, last.now().state.selection.empty]).toEqual([9, true]);
});

test('a key acts on the selection that is on the screen, also before the browser says that it has moved', async () => {
  const { now, press } = await open('<p>Žodžiai čia</p>');
  const { view, commands } = now();
  const words = view.dom.querySelector('p')?.firstChild as Text;
  let isLate = false;
  const holdBack = (event: Event) => isLate && event.stopImmediatePropagation();
  document.addEventListener('selectionchange', holdBack, true);
  onTestFinished(() => document.removeEventListener('selectionchange', holdBack, true));
  for (const [key, at] of [
    ['End', words.length],
    ['Home', 0],
  ] as const) {
    view.dom.blur();
    view.dom.focus();
    await panel.act(() => void commands.selectAll());
    await press(key);
    isLate = true;
    document.getSelection()?.collapse(words, at);
    isLate = false;
    await press('Escape');
    const { from, to } = view.state.selection;
    expect([key, from, to]).toEqual([key, at + 1, at + 1]);
  }
});

const laidOut = (editor: Editor) =>
  [...editor.view.dom.querySelectorAll('[data-caret]')].map(({ textContent }) => textContent);

test('where a key leads from what is chosen is laid out: the block of the caret, the first and the last of many', async () => {
  const { now, caret } = await open('<p>a</p><p>b</p><p>c</p><p>d</p>');
  expect(laidOut(now())).toEqual(['a']);
  await caret(8);
  expect(laidOut(now())).toEqual(['a', 'c']);
  await panel.act(() => void now().commands.setTextSelection({ from: 5, to: 11 }));
  expect(laidOut(now())).toEqual(['a', 'b', 'c', 'd']);
});

test('a block where the caret was stays laid out, wherever it moves, until there are 200 of them', async () => {
  const { now, caret } = await open('<p>a</p><p>b</p><p>c</p><ul><li><p>d</p></li></ul>');
  await caret(5);
  const { state, view, schema } = now();
  const heading = schema.node('heading', { level: 2 }, schema.text('Nauja'));
  await panel.act(() => view.dispatch(state.tr.insert(0, heading)));
  expect(laidOut(now())).toEqual(['a', 'b']);
  await caret(14);
  await caret(19);
  expect(laidOut(now())).toEqual(['a', 'b', 'c', 'd']);
  await panel.act(() => void now().commands.deleteRange({ from: 7, to: 13 }));
  expect(laidOut(now())).toEqual(['c', 'd']);
  const many = (count: number) => Array.from({ length: count }, () => '<p>e</p>').join('');
  await panel.act(() => void now().commands.setContent(many(300)));
  for (let nth = 0; nth < 199; nth += 1) await caret(nth * 3 + 1);
  const before = laidOut(now()).length;
  for (let nth = 199; nth < 203; nth += 1) await caret(nth * 3 + 1);
  expect([before > 190, laidOut(now()).length < 10]).toEqual([true, true]);
});

function holdFrames(frames: FrameRequestCallback[] = []): void {
  const held = vi.spyOn(globalThis, 'requestAnimationFrame');
  held.mockImplementation((frame) => frames.push(frame));
  onTestFinished(() => held.mockRestore());
}

test('an edit is reported after the frame that shows it, all edits of one frame once', async () => {
  const frames: FrameRequestCallback[] = [];
  holdFrames(frames);
  const { told, type, caret } = await open('<p>Labas</p>');
  await caret(6);
  await type('!?');
  const reported = () => told.filter((line) => line === 'change').length;
  expect(reported()).toBe(0);
  for (const frame of frames.splice(0)) frame(0);
  expect(reported()).toBe(0);
  await vi.waitFor(() => expect(reported()).toBe(1));
});

test.each([
  ['the focus leaves', (editor: Editor) => editor.view.dom.dispatchEvent(new Event('blur'))],
  ['another window comes before it', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
  [
    '„Ctrl“ and a key ask for something',
    (editor: Editor) =>
      editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true })),
  ],
  ['the text is closed', () => leave()],
])('an edit not reported yet is reported at once when %s', async (_, happen) => {
  holdFrames();
  const { told, type, caret, now } = await open('<p>Labas</p>');
  await caret(6);
  await type('!');
  expect(told).toEqual([]);
  await panel.act(async () => void (await happen(now())));
  expect(told).toEqual(['change']);
});

test('an edit is reported at once in a window nobody sees, which has no frames', async () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => isHidden.mockRestore());
  const { told, type, caret } = await open('<p>Labas</p>');
  await caret(6);
  await type('!');
  expect(told).toEqual(['change']);
});

test('a text from outside stands for what was typed before it', async () => {
  const frames: FrameRequestCallback[] = [];
  holdFrames(frames);
  const { told, type, caret, set, written } = await open('<p>Labas</p>');
  await caret(6);
  await type('!');
  await set('<p>Kitas</p>');
  for (const frame of frames) frame(0);
  await new Promise((done) => setTimeout(done, 20));
  expect([told, await written()]).toEqual([[], '<p>Kitas</p>']);
});

test('the text has the focus before the next key, with its caret where it was', async () => {
  const { now, caret } = await open('<p>Žodžiai čia</p>');
  await caret(4);
  now().view.dom.blur();
  document.getSelection()?.removeAllRanges();
  // By a key or a program.
  now().view.dom.focus();
  expect(document.getSelection()?.focusOffset).toBe(3);
  now().view.dom.blur();
  now().commands.focus();
  await Promise.resolve();
  expect(now().view.hasFocus()).toBe(true);
});

test('what a text from outside has and the editor cannot hold is told, at the beginning and later', async () => {
  const { told, set } = await open('<p>a</p>');
  await set('<p>b</p><ruby>c</ruby>');
  expect(told).toEqual([]);
  await set('<dl><dd><p>tik</p></dd></dl><p>c</p>');
  expect(told).toEqual([]);
  const lossy =
    '<ul><li>a</li></ul><p>b<time datetime="2026-01-01"><abbr title="x"></abbr></time></p>';
  await set(lossy);
  const said = told.filter((line) => line.startsWith('loss'));
  expect(said).toEqual(['loss time,abbr']);
  await leave();
  expect((await open(lossy)).told).toEqual(said);
});

test.each([
  ['s', { ctrlKey: true }, { isKept: true, isHeard: true }, []],
  ['Enter', { metaKey: true }, { isKept: true, isHeard: true }, []],
  ['b', { ctrlKey: true }, { isKept: true, isHeard: false }, []],
  ['k', { ctrlKey: true }, { isKept: true, isHeard: false }, ['link']],
  ['k', {}, { isKept: false, isHeard: true }, []],
  ['F10', { altKey: true }, { isKept: true, isHeard: true }, ['selection']],
  ['F10', {}, { isKept: false, isHeard: true }, []],
  ['Escape', {}, { isKept: true, isHeard: true }, ['escape']],
  ['q', { ctrlKey: true }, { isKept: false, isHeard: true }, []],
])('%s held with %o: %o, told: %s', async (key, held, result, told) => {
  const text = await open('<p>a</p>');
  expect(await text.press(key, held)).toEqual(result);
  expect(text.told.filter((line) => line !== 'change')).toEqual(told);
  expect(await text.written()).toBe('<p>a</p>');
});

test('an address alone becomes a link as it is pasted into an empty line, and is told', async () => {
  const { paste, told, written } = await open('<p></p>');
  await paste({ 'text/plain': ' https://pavyzdys.lt/a ' });
  expect(await written()).toBe('<p><a href="https://pavyzdys.lt/a">https://pavyzdys.lt/a</a></p>');
  expect(told).toContain('address https://pavyzdys.lt/a');
});

test.each([
  ['beside words', '<p>a</p>', 2],
  ['in a list', '<ul><li><p></p></li></ul>', 3],
  ['in a heading', '<h2></h2>', 1],
])('an address pasted %s is text', async (_where, html, at) => {
  const { paste, told, caret } = await open(html);
  await caret(at);
  await paste({ 'text/plain': 'https://pavyzdys.lt/a' });
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
});

test('an address is text in place of chosen words, also where they begin in an empty line, and beside others', async () => {
  const { paste, told, now } = await open('<p></p><p>abc</p>');
  await panel.act(() => void now().commands.setTextSelection({ from: 1, to: 5 }));
  await paste({ 'text/plain': 'https://pavyzdys.lt/a' });
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
  await leave();
  const beside = await open('<p>ab</p>');
  await beside.caret(2);
  await panel.act(() => modules.keepAddress(beside.now().view, 'https://youtu.be/x'));
  expect(await beside.written()).toBe('<p>ahttps://youtu.be/xb</p>');
});

test('a lone address that leads elsewhere goes on leading there; chosen, it is not told', async () => {
  const html = '<p><a href="https://kitur.lt/">https://pavyzdys.lt/a</a></p>';
  const { press, told, now, written, caret } = await open(html);
  await panel.act(() => void now().commands.setTextSelection({ from: 3, to: 22 }));
  await press('Enter');
  await panel.act(() => void now().commands.undo());
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
  await caret(22);
  await press('Enter', { ctrlKey: true });
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
  await press('Enter');
  expect(told).toContain('address https://pavyzdys.lt/a');
  expect(await written()).toBe(html);
});

test('an address that was typed alone becomes a link at Enter, at its end alone', async () => {
  const { press, told, now, written, caret } = await open('<p>https://pavyzdys.lt/a</p>');
  await caret(5);
  await press('Enter');
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
  await panel.act(() => void now().commands.undo());
  await caret(22);
  await press('Enter', { shiftKey: true });
  expect(told.filter((line) => line.startsWith('address'))).toEqual([]);
  await panel.act(() => void now().commands.undo());
  await caret(22);
  await press('Enter');
  expect(told).toContain('address https://pavyzdys.lt/a');
  expect(await written()).toContain('<a href="https://pavyzdys.lt/a">');
});

test.each(['pavyzdys.lt', 'https://a b', 'javascript:alert(1)', 'https://', 'mailto:a@b.lt'])(
  '„%s“ is no address of the web',
  async (text) => {
    const { isWebAddress } = await import('./inserts/lone-address.ts');
    expect(isWebAddress(text)).toBe(false);
  },
);

test('the address of a video is asked about where the line is empty, and is text beside words', async () => {
  const empty = await open('<p></p>');
  await empty.paste({ 'text/plain': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  expect(empty.told).toEqual(['video https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
  // Left without a name, it is what was pasted.
  await panel.act(() => modules.keepAddress(empty.now().view, 'https://youtu.be/dQw4w9WgXcQ'));
  expect(await empty.written()).toBe(
    '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>',
  );
  await leave();
  const beside = await open('<p>a</p>');
  await beside.caret(2);
  await beside.paste({ 'text/plain': 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
  expect(beside.told.filter((line) => line.startsWith('video'))).toEqual([]);
});

test('pasted and dropped pictures and documents are told with their place; beside a text they are only its likeness', async () => {
  const { paste, told, now, caret } = await open('<p>abc</p>');
  await caret(3);
  const files = [picture('a.png', 'image/png'), picture('b.txt', 'text/plain')];
  expect(await paste({}, files)).toBe(true);
  expect(told).toEqual(['files a.png 3', 'documents b.txt']);
  await paste({ 'text/plain': 'Iš biuro programos' }, files);
  expect(told.filter((line) => line.startsWith('files'))).toHaveLength(1);
  // Nothing that could be taken is the browser's.
  expect(await paste({})).toBe(false);
  const drop = async (dropped: File[]) => {
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, {
      dataTransfer: { files: dropped, getData: () => '', types: ['Files'] },
      clientX: 0,
      clientY: 0,
    });
    now().view.posAtCoords = () => ({ pos: 2, inside: 1 });
    await panel.act(() => now().view.dom.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const caretBefore = now().state.selection.from;
  expect(await drop([picture('nuotrauka.HEIC', '')])).toBe(true);
  expect(told.at(-1)).toBe('files nuotrauka.HEIC 0');
  expect(now().state.selection.from).toBe(caretBefore);
  // What is no picture is asked about where it fell: left alone, the browser would open it in place of the panel.
  await drop([picture('kainos.pdf', 'application/pdf')]);
  expect(told.at(-1)).toBe('documents kainos.pdf');
  await drop([picture('a.pdf', ''), picture('b.png', 'image/png'), picture('c.pdf', '')]);
  expect(told.slice(-2)).toEqual(['files b.png 0', 'documents a.pdf,c.pdf']);
  expect(now().state.selection.from).toBe(2);
  await paste({}, [picture('sutartis.docx', '')]);
  expect(told.at(-1)).toBe('documents sutartis.docx');
  // A file manager puts the names beside the files.
  const copied = [picture('a.pdf', ''), picture('b c.pdf', '')];
  await paste({ 'text/plain': '/home/ona/a.pdf\nb c.pdf' }, copied);
  expect(told.at(-1)).toBe('documents a.pdf,b c.pdf');
  const before = told.filter((line) => line !== 'change').length;
  await paste({ 'text/plain': 'a.pdf\nir žodžiai' }, copied);
  expect(told.filter((line) => line !== 'change')).toHaveLength(before);
});

test('what is pasted is cleaned; foreign pictures and windows of other sites are told', async () => {
  knowingSelectors();
  const { paste, told, written } = await open('<p></p>');
  await paste({
    'text/html':
      '<p onclick="x">Tekstas</p><iframe src="https://example.com/x"></iframe><img src="file:///C:/a.png">',
  });
  expect(await written()).toContain('<p>Tekstas</p>');
  expect(await written()).not.toMatch(/onclick|iframe|file:/);
  expect(told.filter((line) => line !== 'change')).toEqual(['foreign 1', 'frames']);
  told.length = 0;
  await paste({ 'text/html': '<p>Be langų</p>' });
  expect(told).toEqual(['change']);
  // Markdown is a text and may hold pictures of somebody's disk too.
  await paste({
    'text/plain': '## Schema\n\n![Tinklas](paveikslai/tinklas.png) ![b](https://b.lt/b.png)',
  });
  expect(told.filter((line) => line !== 'change')).toEqual(['foreign 1']);
  told.length = 0;
  // What was cut out of this text goes back as it is.
  await paste({
    'text/html': '<p data-pm-slice="1 1 []">a</p><iframe src="https://b.lt/"></iframe>',
  });
  expect(told.filter((line) => line !== 'change')).toEqual([]);
});

test('Markdown that is pasted as plain text stays as it is', async () => {
  const { paste, written, press } = await open('<p></p>');
  await press('Shift', { shiftKey: true });
  await paste({ 'text/plain': '## A' });
  expect(await written()).toBe('<p>## A</p>');
});

test('Markdown that is pasted as text becomes what it means, of a code editor too', async () => {
  knowingSelectors();
  const { paste, written, set } = await open('<p></p>');
  await paste({ 'text/plain': '## Antraštė\n\n- vienas\n- du' });
  expect(await written()).toContain('<h2>Antraštė</h2>');
  await set('<p></p>');
  await paste({
    'text/plain': '## Kita\n\ntekstas',
    'text/html': '<div style="color:red">## Kita</div>',
    'vscode-editor-data': '{"mode":"markdown"}',
  });
  expect(await written()).toContain('<h2>Kita</h2>');
});

test('typed signs become what they mean: a heading, a rule, a link', async () => {
  const { type, written, set } = await open('<p></p>');
  await type('# Pavadinimas');
  expect(await written()).toBe('<h2>Pavadinimas</h2>');
  await set('<p></p>');
  await type('[mes](/kontaktai)');
  expect(await written()).toBe('<p><a href="/kontaktai">mes</a></p>');
  await type('!');
  expect(await written()).toBe('<p><a href="/kontaktai">mes</a>!</p>');
  await set('<p></p>');
  await type('[blogai](javascript:x)');
  expect(await written()).toBe('<p>[blogai](javascript:x)</p>');
});

test('a number with a bracket begins a list, or goes on with the one above when it is the next', async () => {
  const { type, written, set, caret } = await open('<p></p>');
  await type('1) a');
  expect(await written()).toBe('<ol><li>a</li></ol>');
  for (const [number, html] of [
    [3, '<ol start="2"><li>a</li><li>b</li></ol>'],
    [4, '<ol start="2"><li>a</li></ol><ol start="4"><li>b</li></ol>'],
  ] as const) {
    await set('<ol start="2"><li>a</li></ol><p></p>');
    await caret(8);
    await type(`${number}) b`);
    expect(await written()).toBe(html);
  }
});

test('words that are linked stay marked while another field has the focus, a marked block does not', async () => {
  const { now } = await open('<p>abc</p><hr>');
  const marked = () => now().view.dom.querySelector('.chosen-words')?.textContent;
  await panel.act(() => void now().commands.setTextSelection({ from: 2, to: 4 }));
  expect(marked()).toBeUndefined();
  await panel.act(() => modules.markChosenWords(now(), true));
  expect(marked()).toBe('bc');
  await panel.act(() => void now().commands.setTextSelection({ from: 1, to: 3 }));
  expect(marked()).toBe('ab');
  await panel.act(() => void now().commands.setNodeSelection(5));
  expect(marked()).toBeUndefined();
  await panel.act(() => void now().commands.setTextSelection({ from: 1, to: 3 }));
  await panel.act(() => modules.markChosenWords(now(), false));
  expect(marked()).toBeUndefined();
  // Nothing is said twice.
  const before = now().state;
  await panel.act(() => modules.markChosenWords(now(), false));
  expect(now().state).toBe(before);
});

test('an address may hold brackets, a picture is no link, and punctuation ends an address', async () => {
  const { type, written, set, now } = await open('<p></p>');
  await type('[a](https://a.lt/x_(y))');
  expect(await written()).toBe('<p><a href="https://a.lt/x_(y)">a</a></p>');
  await set('<p></p>');
  await type('![Spinta](https://a.lt/x.png)');
  expect(await written()).toBe('<img alt="Spinta" src="https://a.lt/x.png">');
  await panel.act(() => void now().commands.undoInputRule());
  expect(now().state.doc.textContent).toBe('![Spinta](https://a.lt/x.png)');
  await set('<p></p>');
  await type('![x](javascript:x)');
  expect(await written()).toBe('<p>![x](javascript:x)</p>');
  for (const [typed, html] of [
    ['Žr. https://b.lt/x, ir', '<p>Žr. <a href="https://b.lt/x">https://b.lt/x</a>, ir</p>'],
    ['(www.b.lt). Ir', '<p>(<a href="https://www.b.lt/">www.b.lt</a>). Ir</p>'],
    ['Ar a.b, ir', '<p>Ar a.b, ir</p>'],
  ] as const) {
    await set('<p></p>');
    await type(typed);
    expect(await written()).toBe(html);
  }
});

test('„/“ offers blocks, narrows them by what is typed, and the keys are the list’s while it is open', async () => {
  const { type, menu, press, told, written, now } = await open('<p></p>');
  const place = document.createElement('div');
  place.dataset.menuPlace = '';
  document.body.append(place);
  const chosen = () => now().view.dom.getAttribute('aria-activedescendant');
  expect(menu.isOpen()).toBe(false);
  let heard = 0;
  const leaveMenu = menu.subscribe(() => {
    heard += 1;
  });
  await type('/');
  await panel.until(() => expect(menu.isOpen()).toBe(true));
  expect(menu.read()).toMatchObject({ at: 0 });
  expect(menu.read().commands).toHaveLength(modules.BLOCK_COMMANDS.length);
  expect(now().view.dom.getAttribute('aria-controls')).toBe('bloku-meniu');
  expect(chosen()).toBe('bloku-meniu-h2');
  await press('ArrowDown');
  expect([menu.read().at, chosen()]).toEqual([1, 'bloku-meniu-h3']);
  await press('ArrowUp');
  await press('ArrowUp');
  expect(menu.read().at).toBe(modules.BLOCK_COMMANDS.length - 1);
  await press('ArrowDown');
  expect(menu.read().at).toBe(0);
  await type('lent');
  await panel.until(() =>
    expect(menu.read().commands.map(({ id }) => id)).toEqual(['table', 'comparison']),
  );
  await press('ArrowDown');
  await press('Enter');
  expect(told.filter((line) => line.startsWith('command'))).toEqual(['command comparison']);
  expect(await written()).toBe('');
  expect([menu.isOpen(), chosen()]).toEqual([false, null]);
  expect(menu.read()).toEqual({ commands: [], at: 0 });
  expect(heard).toBeGreaterThan(5);
  leaveMenu();
  // Any other key is the text’s.
  await type('/');
  await panel.until(() => expect(menu.isOpen()).toBe(true));
  expect((await press('a')).isKept).toBe(false);
  // So are all where nothing is called so.
  await type('zzz');
  await panel.until(() => expect(menu.isOpen()).toBe(false));
  expect((await press('Tab')).isKept).toBe(false);
  place.remove();
});

test('an address from the library or elsewhere is put as a card on request, and stays a link where none can be made', async () => {
  const id = await storePreparedArticle(api.db, {
    ai_translated_title: 'Kortelės straipsnis',
    ai_slug: 'korteles-straipsnis',
    published_date: new Date('2026-01-05T10:00:00Z'),
  });
  expect(id).toBeTruthy();
  const address = `${location.origin}/tinklarastis/korteles-straipsnis`;
  const link = `<p><a href="${address}">${address}</a></p>`;
  const { now, written } = await open(`<p>prieš</p>${link}`);
  const both = [modules.replaceByCard(now(), address), modules.replaceByCard(now(), address)];
  await panel.act(() => Promise.all(both));
  const html = await written();
  expect(html).toContain('<div data-block="card">');
  expect(html).toContain('Kortelės straipsnis');
  // A line to write on stands behind it, and one undo brings the link back.
  expect(now().state.doc.lastChild?.type.name).toBe('paragraph');
  await panel.act(() => void now().commands.undo());
  expect(await written()).toBe(`<p>prieš</p>${link}`);
  const before = toasts().length;
  await panel.act(() => modules.replaceByCard(now(), `${location.origin}/tinklarastis/nera`));
  expect(toasts()).toHaveLength(before + 1);
  expect(toasts().at(-1)).toMatch(/^Ne viskas pavyko: Adresas liko nuoroda/);
  // Somebody wrote on in the line meanwhile.
  await panel.act(() => void now().commands.insertContentAt(8, 'x'));
  await panel.act(() => modules.replaceByCard(now(), address));
  expect(await written()).not.toContain('data-block="card"');
});

const PICTURE = (name: string) => `<img src="/storage/blog-images/${name}.webp" alt="${name}">`;

test('pictures one after another become a gallery, above the caret or by their addresses; one does not', async () => {
  const three = `<p>a</p>${PICTURE('x')}${PICTURE('y')}${PICTURE('z')}<p>b</p>`;
  const { now, written, caret, set } = await open(three);
  await caret(7);
  await panel.act(() => expect(modules.gatherGallery(now())).toBe(true));
  expect(await written()).toBe(
    `<p>a</p><div data-block="gallery">${PICTURE('x')}${PICTURE('y')}${PICTURE('z')}</div><p>b</p>`,
  );
  await panel.act(() => void now().commands.undo());
  expect(await written()).toBe(three);
  const source = (name: string) => `/storage/blog-images/${name}.webp`;
  await panel.act(() => expect(modules.joinGallery(now(), [source('x')])).toBe(false));
  await panel.act(() => expect(modules.joinGallery(now(), [source('x'), source('z')])).toBe(false));
  await panel.act(() => expect(modules.joinGallery(now(), [source('y'), source('z')])).toBe(true));
  expect(await written()).toBe(
    `<p>a</p>${PICTURE('x')}<div data-block="gallery">${PICTURE('y')}${PICTURE('z')}</div><p>b</p>`,
  );
  // Of rows as long the first.
  const [x, y] = [PICTURE('x'), PICTURE('y')];
  await set(`${x}${y}<p>a</p>${x}${y}<hr><p>b</p>`);
  await panel.act(() => expect(modules.joinGallery(now(), [source('x'), source('y')])).toBe(true));
  const gallery = `<div data-block="gallery">${x}${y}</div>`;
  expect(await written()).toBe(`${gallery}<p>a</p>${x}${y}<hr><p>b</p>`);
  // Above a block that is marked as well.
  await panel.act(() => void now().commands.setNodeSelection(9));
  await panel.act(() => expect(modules.gatherGallery(now())).toBe(true));
  expect(await written()).toBe(`${gallery}<p>a</p>${gallery}<hr><p>b</p>`);
  await leave();
  const one = await open(`<p>a</p>${PICTURE('x')}<p>b</p>`);
  await one.caret(5);
  // From the menu it is said what a gallery needs.
  const command = modules.BLOCK_COMMANDS.find(({ id }) => id === 'gallery');
  await panel.act(() => command?.run(one.now(), {} as never));
  expect(toasts().at(-1)).toContain('bent dvi nuotraukas');
  expect(await one.written()).toBe(`<p>a</p>${PICTURE('x')}<p>b</p>`);
});

test('Enter in a caption, a question or a source leads to what follows, and makes a line where none does', async () => {
  const { press, now, written, caret } = await open(
    '<details data-block="question"><summary data-block="question">Kas?</summary><p>Tai.</p></details>',
  );
  await caret(3);
  await press('Enter');
  expect(now().state.selection.$from.parent.textContent).toBe('Tai.');
  expect(await written()).toContain('<summary data-block="question">Kas?</summary>');
  await leave();
  const last = await open(`<figure>${PICTURE('x')}<figcaption>Po ja</figcaption></figure>`);
  await last.caret(4);
  await last.press('Enter');
  expect(last.now().state.selection.$from.parent.type.name).toBe('paragraph');
  await last.type('t');
  expect(await last.written()).toMatch(/<\/figure><p>t<\/p>$/);
  await leave();
  // Anywhere else it parts a line.
  const plain = await open('<p>ab</p><p>c</p>');
  await plain.caret(2);
  await plain.press('Enter');
  expect(await plain.written()).toBe('<p>a</p><p>b</p><p>c</p>');
});

test('blocks say in the editor what they are; nothing of what they lead to is loaded', async () => {
  const { now } = await open(
    [
      '<div data-block="note"><p>p</p></div>',
      '<div data-block="contact"><p>p</p></div>',
      `<div data-block="gallery">${PICTURE('x')}${PICTURE('y')}</div>`,
      '<div data-block="video"><a href="https://vimeo.com/76979871">Filmas</a></div>',
      '<div data-block="file"><a href="/storage/files/a.pdf">Sutartis</a><small>PDF, 1 MB</small></div>',
      `<div data-block="card">${PICTURE('k')}<a href="https://a.lt/">A</a><p>Aprašas</p><small>a.lt</small></div>`,
      '<table><caption>Kaip yra</caption><tbody><tr><td>1</td></tr></tbody></table>',
    ].join(''),
  );
  const { dom } = now().view;
  const names = [...dom.querySelectorAll<HTMLElement>('[data-name]')].map(
    (block) => `${block.dataset.block}: ${block.dataset.name}`,
  );
  expect(names).toEqual([
    'note: Pastaba',
    'contact: Kontaktų juosta',
    'gallery: Galerija',
    'video: Vaizdo įrašas, Vimeo',
    'file: Failas atsisiųsti',
    'card: Nuorodos kortelė',
  ]);
  expect(dom.querySelector('[data-block=video]')?.textContent).toBe('▶ Filmas');
  expect(dom.querySelector('[data-block=file]')?.textContent).toBe('↓ Sutartis PDF, 1 MB');
  expect(dom.querySelector('[data-block=card]')?.textContent).toBe('AAprašasa.lt');
  expect(dom.querySelector('iframe, a')).toBeNull();
  expect(dom.querySelector('.kept-html caption')?.textContent).toBe('Kaip yra');
});

test('a block that is put in stands in place of an empty line, or behind words', async () => {
  const { now, written, caret } = await open(`<p></p><p>a</p><p>b</p>`);
  const video = { type: 'video', attrs: { href: 'https://youtu.be/a', title: 'A' } };
  await caret(1);
  await panel.act(() => expect(modules.insertBlock(now(), video)).toBe(true));
  expect(await written()).toMatch(/^<div data-block="video">.*<p>a<\/p><p>b<\/p>$/);
  await panel.act(() => void now().commands.undo());
  await caret(4);
  await panel.act(() => expect(modules.insertBlock(now(), video)).toBe(true));
  expect(await written()).toMatch(/^<p><\/p><p>a<\/p><div data-block="video">.*<p>b<\/p>$/);
});

test('a picture without a caption is taken out alone', async () => {
  const { now, written } = await open(`<p>a</p>${PICTURE('y')}<p>b</p>`);
  await panel.act(() => expect(modules.selectImage(now(), 0)).toBe(true));
  await panel.act(() => modules.removeImage(now()));
  expect(await written()).toBe('<p>a</p><p>b</p>');
});

test('a picture of the library that nobody described is offered with its id, so that what is said of it is kept', () => {
  const image = { id: 'one', url: '/x.webp', alt: '', is_decorative: false, width: 1, height: 1 };
  expect(modules.toTextImage(image as never)).toEqual({
    src: '/x.webp',
    alt: '',
    isDecorative: false,
    width: 1,
    height: 1,
    span: null,
    caption: '',
    undescribedId: 'one',
  });
  const offered = (changes: object) =>
    modules.toTextImage({ ...image, ...changes } as never).undescribedId;
  expect([offered({}), offered({ alt: 'A' }), offered({ is_decorative: true })]).toEqual([
    'one',
    null,
    null,
  ]);
});

test('a picture of the text is chosen, changed and taken out with its caption', async () => {
  const { now, written } = await open(
    `<p>a</p><figure>${PICTURE('x')}<figcaption>Po</figcaption></figure>${PICTURE('y')}`,
  );
  const select = (at: number) =>
    panel.act(() =>
      now().view.dispatch(
        closeHistory(now().state.tr.setSelection(NodeSelection.create(now().state.doc, at))),
      ),
    );
  await panel.act(() =>
    now().view.dispatch(now().state.tr.setSelection(TextSelection.create(now().state.doc, 1))),
  );
  expect(modules.selectedImage(now())).toBeNull();
  expect(modules.selectedImageNumber(now())).toBeNull();
  // They are counted from the first, as the list of pictures shows them.
  for (const number of [1, 0]) {
    await panel.act(() => expect(modules.selectImage(now(), number)).toBe(true));
    expect(modules.selectedImageNumber(now())).toBe(number);
  }
  expect(modules.selectImage(now(), 2)).toBe(false);
  await select(4);
  expect(modules.selectedImage(now())).toEqual({
    src: '/storage/blog-images/x.webp',
    alt: 'x',
    isDecorative: false,
    caption: null,
    width: null,
    height: null,
    span: null,
    undescribedId: null,
  });
  await panel.act(() => modules.removeImage(now()));
  expect(await written()).toBe(`<p>a</p>${PICTURE('y')}`);
  await select(3);
  const image = modules.selectedImage(now());
  expect(image).toMatchObject({ alt: 'y', caption: '' });
  if (!image) return;
  await panel.act(() => modules.changeImage(now(), { ...image, alt: '', span: 'wide' }));
  expect(await written()).toMatch(/alt="" [^>]*data-width="wide"/);
  expect(modules.selectedImage(now())).toMatchObject({ isDecorative: true, span: 'wide' });
  await panel.act(() => modules.changeImage(now(), { ...image, caption: 'Parašas' }));
  expect(await written()).toContain('<figcaption>Parašas</figcaption>');
  // Where the text has become shorter meanwhile it stands at the end.
  await panel.act(() => modules.insertImage(now(), { ...image, alt: 'gale' }, { position: 999 }));
  expect(await written()).toMatch(/alt="gale"[^>]*>$/);
});

test('undo that a browser sends to the text from another field takes nothing back', async () => {
  const { now, written, type } = await open('<p></p>');
  await type('abc');
  const send = (inputType: string) => {
    const event = new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true });
    return panel.act(() => void now().view.dom.dispatchEvent(event));
  };
  const focus = vi.spyOn(now().view, 'hasFocus').mockReturnValue(false);
  await send('historyUndo');
  expect(await written()).toBe('<p>abc</p>');
  focus.mockReturnValue(true);
  await send('historyUndo');
  expect(await written()).toBe('');
  focus.mockReturnValue(false);
  await send('historyRedo');
  expect(await written()).toBe('');
  focus.mockReturnValue(true);
  await send('historyRedo');
  expect(await written()).toBe('<p>abc</p>');
});

test('one undo takes back one act, however soon it followed another, and letters together', async () => {
  const { now, written } = await open(`<p>a</p>${PICTURE('x')}<p></p>`);
  const undo = () => panel.act(() => void now().commands.undo());
  const steps: string[] = [];
  /** What was written before it comes back with one undo. */
  const act = async (change: () => unknown) => {
    steps.push(await written());
    await panel.act(() => void change());
  };
  const type = (words: string) =>
    panel.act(() => {
      for (const letter of words) now().view.dispatch(now().state.tr.insertText(letter));
    });
  now().commands.setTextSelection(2);
  await act(() => type('bcd'));
  await act(() => now().chain().setTextSelection({ from: 2, to: 4 }).toggleBold().run());
  // A word that is composed is put anew with each of its signs.
  now().commands.setTextSelection(5);
  await act(() => {
    for (const word of ['ž', 'žo', 'žod']) {
      const { tr, selection } = now().state;
      const from = Math.max(5, selection.to - word.length + 1);
      now().view.dispatch(
        tr.delete(from, selection.to).insertText(word, from).setMeta('composition', 1),
      );
    }
  });
  now().commands.setNodeSelection(now().state.doc.firstChild?.nodeSize ?? 0);
  const image = modules.selectedImage(now());
  if (!image) throw new Error('The picture is not chosen');
  await act(() => modules.changeImage(now(), { ...image, alt: '' }));
  await act(() => modules.removeImage(now()));
  now().commands.setTextSelection(now().state.doc.content.size - 1);
  await act(() => modules.keepAddress(now().view, 'https://pavyzdys.lt/a'));
  expect(await written()).toContain('href="https://pavyzdys.lt/a"');
  await act(() => type(' ir dar'));
  await act(() => modules.keepAddress(now().view, 'https://pavyzdys.lt/b'));
  await act(() => type(' ir'));
  for (const before of steps.toReversed()) {
    await undo();
    expect(await written()).toBe(before);
  }
});

test('pictures that come one after another stand so wherever they were put, and no word is cut by them', async () => {
  const image = { src: '/storage/blog-images/x.webp', alt: '', isDecorative: true };
  const rest = { width: null, height: null, span: null, caption: '', undescribedId: null };
  const put = async (html: string, position: number) => {
    const { now, places, written } = await open(html);
    const place = places.keep(position);
    for (const alt of ['1', '2', '3'])
      await panel.act(() => modules.insertImage(now(), { ...image, ...rest, alt }, place));
    const text = (await written()).replace(/<img[^>]*alt="(\d)"[^>]*>/g, '$1');
    await leave();
    return text;
  };
  const beside = '<p>ab</p><p>c</p>';
  // Between blocks, at the first letter, between two, behind the last.
  expect(await put(beside, 0)).toBe('123<p>ab</p><p>c</p>');
  expect(await put(beside, 1)).toBe('123<p>ab</p><p>c</p>');
  expect(await put(beside, 2)).toBe('<p>a</p>123<p>b</p><p>c</p>');
  expect(await put(beside, 4)).toBe('<p>ab</p>123<p>c</p>');
  expect(await put('<p>ab</p><p></p><p>c</p>', 5)).toBe('<p>ab</p>123<p>c</p>');
  expect(await put('<p></p>', 1)).toMatch(/^123/);
  // A point of a list begins with words; under a picture's words there is no room for another.
  expect(await put('<ul><li><p></p></li></ul>', 3)).toContain('<li><p></p>123</li>');
  expect(await put('<ul><li><p>ab</p></li></ul>', 3)).toContain('<li><p>ab</p>123</li>');
  expect(await put('<ul><li><p>ab</p></li></ul>', 4)).toContain('<li><p>a</p>123<p>b</p></li>');
  const figure = `<figure>${PICTURE('x')}<figcaption>Po</figcaption></figure>`;
  expect(await put(figure, 4)).toMatch(/<\/figure>123/);
});

test('what is typed after a picture was put in stands behind it, not in its caption', async () => {
  const image = { src: '/storage/blog-images/x.webp', alt: 'x', isDecorative: false };
  const rest = { width: null, height: null, span: null, caption: 'Parašas', undescribedId: null };
  const { now, places, written, type } = await open('<p>a</p>');
  const place = places.keep(2);
  await panel.act(() => modules.insertImage(now(), { ...image, ...rest }, place));
  await type('b');
  expect(await written()).toMatch(/<figcaption>Parašas<\/figcaption><\/figure><p>b<\/p>$/);
});

test('what is dropped on a word stands before or behind its block, by what is nearer', async () => {
  const { now, told } = await open('<p>Pirmas</p><p>Antras</p>');
  const dropAt = async (pos: number) => {
    vi.spyOn(now().view, 'posAtCoords').mockReturnValue({ pos, inside: 0 });
    const event = new Event('drop', { bubbles: true, cancelable: true });
    Object.assign(event, {
      dataTransfer: { files: [picture('a.png', 'image/png')], getData: () => '', types: ['Files'] },
    });
    await panel.act(() => now().view.dom.dispatchEvent(event));
  };
  await dropAt(2);
  await dropAt(6);
  await dropAt(10);
  expect(told.filter((what) => what.startsWith('files'))).toEqual([
    'files a.png 0',
    'files a.png 8',
    'files a.png 8',
  ]);
  await leave();
});

test('what is dropped on a point of a list stays in that point', async () => {
  const { now, told } = await open('<ul><li><p>Pirmas</p></li><li><p>Antras</p></li></ul>');
  vi.spyOn(now().view, 'posAtCoords').mockReturnValue({ pos: 14, inside: 0 });
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, {
    dataTransfer: { files: [picture('a.png', 'image/png')], getData: () => '', types: ['Files'] },
  });
  await panel.act(() => now().view.dom.dispatchEvent(event));
  // Behind the words of the second one.
  expect(told.at(-1)).toBe('files a.png 20');
});
