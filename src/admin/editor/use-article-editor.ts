import { DOMParser as ContentParser } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findVideo } from '../../domain/articles/video-address.ts';
import { documentsOf, picturesOf } from '../images/picked-files.ts';
import { readStyleNonce } from '../style/style-nonce.ts';
import { afterFrame } from './after-frame.ts';
import { cleanHtml } from './clean-html.ts';
import { cleanPastedHtml } from './clean-paste.ts';
import { endLoneAddress, pasteLoneAddress } from './inserts/lone-address.ts';
import type { BlockCommand } from './menus/block-commands.ts';
import type { SlashMenu } from './menus/slash-menu.ts';
import { parseHtml } from './parse-html.ts';
import { articleExtensions } from './schema/extensions.ts';
import { findPlaceBeside } from './text-images.ts';
import type { TextPlaces } from './text-places.ts';
import { listLostTags } from './tidy-html.ts';
import { htmlOfText } from './typing/pasted-text.ts';
import { writeHtml } from './write-html.ts';

interface ArticleEditorOptions {
  /** Another object when it was changed from outside. */
  text: { html: string };
  onChange: (html: string) => void;
  /** Attributes of the writing place: its name, what is wrong with it. */
  attributes: Record<string, string>;
  /** Pictures dropped or pasted, with the place in the document as it is at that moment. */
  onFiles: (files: File[], position: number) => void;
  /** What was dropped or pasted at the caret and is no picture; never empty. */
  onDocuments: (files: File[]) => void;
  /** Places that move with the text. */
  places: TextPlaces;
  /** Pictures a pasted text had that cannot come with it. */
  onForeignImages: (count: number) => void;
  /** A pasted text had windows of other sites that were no videos; links stand in their place. */
  onFrames: () => void;
  /** The address of a video was pasted alone. */
  onVideo: (address: string) => void;
  /** An address came to stand alone on a line; it is a link already. */
  onLoneAddress: (address: string) => void;
  /** Tags of a text from outside that the editor could not hold. */
  onLoss: (tags: string[]) => void;
  onLink: () => void;
  onEscape: () => void;
  /** Into the menu beside chosen words. */
  onToSelection: () => void;
  menu: SlashMenu;
  onCommand: (command: BlockCommand) => void;
}

/**
 * The editor, following `text` when it changes from outside and reporting each edit as tidy HTML. The letter is shown first
 * and reported after its frame: to write a long text out, keep its copy and draw the form is a quarter of a key's work.
 * Whatever could miss an edit not reported yet makes it be reported at once: see `report.now`.
 */
export function useArticleEditor(options: ArticleEditorOptions): Editor {
  // Whole: the settings of one editor.
  const latest = useRef(options);
  latest.current = options;
  const emitted = useRef(options.text.html);
  /** The last text from outside, and how it is written from here: taken back to it, the text is what it was. */
  const given = useRef<{ html: string; written: string } | null>(null);
  /** The last text from outside that was compared with what the editor made of it. */
  const checked = useRef<string | null>(null);

  const [extensions] = useState(() => [
    ...articleExtensions,
    options.menu.extension((command) => latest.current.onCommand(command)),
  ]);

  // What comes later is set as a change; each render asks for this again.
  const [content] = useState(() => cleanHtml(options.text.html).html);

  /** Cleans what is pasted, and tells what could not come with it. */
  const cleanPaste = (pasted: string): string => {
    const { html, foreignImages, frames } = cleanPastedHtml(pasted);
    if (foreignImages > 0) latest.current.onForeignImages(foreignImages);
    if (frames === 'links') latest.current.onFrames();
    return html;
  };

  /** False where there are none. */
  const takeFiles = (data: DataTransfer | null, place: number): boolean => {
    const pictures = picturesOf(data);
    const documents = documentsOf(data);
    if (pictures.length > 0) latest.current.onFiles(pictures, place);
    if (documents.length > 0) latest.current.onDocuments(documents);
    return pictures.length + documents.length > 0;
  };

  const edited = useRef<Editor | null>(null);
  const [report] = useState(() =>
    afterFrame(() => {
      if (!edited.current) return;
      const written = writeHtml(edited.current.state.doc);
      emitted.current = written === given.current?.written ? given.current.html : written;
      latest.current.onChange(emitted.current);
    }),
  );

  const editor = useEditor({
    extensions,
    content,
    injectNonce: readStyleNonce(),
    editorProps: {
      attributes: () => latest.current.attributes,
      transformPastedHTML(html) {
        // The editor's own clipboard is clean already and says how deep the cut went.
        return html.includes('data-pm-slice') ? html : cleanPaste(html);
      },
      clipboardTextParser(text, context, isPlain, view) {
        const html = isPlain ? null : htmlOfText(text);
        if (html === null) return null as never;
        const body = parseHtml(cleanPaste(html));
        return ContentParser.fromSchema(view.state.schema).parseSlice(body, { context });
      },
      handlePaste(view, event) {
        // A code editor dresses the text up in colours; what is written there in Markdown is meant as such.
        const written = event.clipboardData?.getData('vscode-editor-data').includes('markdown')
          ? htmlOfText(event.clipboardData.getData('text/plain'))
          : null;
        if (written !== null) return view.pasteHTML(written);
        const text = event.clipboardData?.getData('text/plain').trim() ?? '';
        if (findVideo(text) && view.state.selection.$from.parent.content.size === 0) {
          latest.current.onVideo(text);
          return true;
        }
        if (pasteLoneAddress(view, text)) {
          latest.current.onLoneAddress(text);
          return true;
        }
        // Office programs put a picture of the text beside the text.
        if (text && !areNamesOf(event.clipboardData, text)) return false;
        return takeFiles(event.clipboardData, view.state.selection.to);
      },
      handleDrop(view, event, _slice, isMoved) {
        if (isMoved || !event.dataTransfer?.files.length) return false;
        const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const place = found?.pos ?? view.state.selection.to;
        // The browser would open it in place of the panel.
        event.preventDefault();
        if (documentsOf(event.dataTransfer).length > 0) {
          const caret = Selection.near(view.state.doc.resolve(place));
          view.dispatch(view.state.tr.setSelection(caret));
        }
        return takeFiles(event.dataTransfer, findPicturePlace(view, place));
      },
      handleDOMEvents: {
        mousedown(view) {
          if (!view.hasFocus()) unmarkBlock(view);
        },
        blur: () => report.now(),
      },
      handleKeyDown(view, event) {
        // Saving and whatever else a key with „Ctrl“ asks of the form is about the text as it stands.
        if (keyOf(event).startsWith('mod+')) report.now();
        if (latest.current.menu.isOpen() && MENU_KEYS.has(event.key)) return false;
        if (event.key === 'Enter' && !event.shiftKey && !keyOf(event).startsWith('mod+')) {
          const address = endLoneAddress(view);
          if (address) latest.current.onLoneAddress(address);
          return false;
        }
        switch (keyOf(event)) {
          // Saving is the dialog's, which hears the key next; the editor would break the line with it.
          case 'mod+enter':
          case 'mod+s':
            return true;
          // In the text this is bold, elsewhere the panel's menu.
          case 'mod+b':
            event.stopPropagation();
            return false;
          // In the text this is a link, elsewhere the panel's search.
          case 'mod+k':
            event.stopPropagation();
            latest.current.onLink();
            return true;
          case 'f10':
            if (!event.altKey) return false;
            latest.current.onToSelection();
            return true;
          case 'escape':
            latest.current.onEscape();
            return true;
          default:
            return false;
        }
      },
    },
    onCreate: ({ editor: created }) => unmarkBlock(created.view),
    onTransaction: ({ transaction }) => latest.current.places.follow(transaction.mapping),
    onUpdate({ editor: changed }) {
      edited.current = changed;
      report.ask();
    },
  });

  // Another window in front stops the frames; a phone may end the page there and say no more. And before the form around
  // it is put away: its own cleaning up comes later.
  useLayoutEffect(() => {
    document.addEventListener('visibilitychange', report.now);
    window.addEventListener('pagehide', report.now);
    return () => {
      document.removeEventListener('visibilitychange', report.now);
      window.removeEventListener('pagehide', report.now);
      report.now();
    };
  }, [report]);

  const { text } = options;
  useEffect(() => {
    // React may put the component aside for a moment; it comes back with another editor.
    if (editor.isDestroyed) return;
    const { html } = text;
    const isFromOutside = html !== emitted.current;
    // Set from outside as it stands here, or for another editor: it is clean.
    if (!isFromOutside && checked.current !== null) return;
    const clean = cleanHtml(html).html;
    if (isFromOutside) {
      report.cancel();
      editor.commands.setContent(clean, { emitUpdate: false });
    }
    emitted.current = html;
    checked.current = html;
    const written = writeHtml(editor.state.doc);
    given.current = { html, written };
    const lost = listLostTags(clean, written);
    if (lost.length > 0) latest.current.onLoss(lost);
  }, [editor, text, report.cancel]);

  return editor;
}

/**
 * Puts the caret behind a block that is marked while the text has no focus: a text that begins with a file opened with it
 * marked, and a press on a marked block left the caret behind it, where „Delete“ took the next letter.
 */
function unmarkBlock({ state, dispatch }: EditorView): void {
  const { selection, tr } = state;
  if (!(selection instanceof NodeSelection)) return;
  const words = Selection.findFrom(selection.$to, 1, true);
  if (words) dispatch(tr.setSelection(words));
}

/** A program that shows files puts their names on the clipboard as well. */
function areNamesOf(data: DataTransfer | null, text: string): boolean {
  const names = new Set([...(data?.files ?? [])].map(({ name }) => name));
  return text.split(/[\r\n]+/).every((line) => names.has(line.split(/[\\/]/).at(-1) ?? ''));
}

/** The list that „/“ opens hears them next. */
const MENU_KEYS = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape']);

const keyOf = ({ ctrlKey, metaKey, key }: KeyboardEvent) =>
  `${ctrlKey || metaKey ? 'mod+' : ''}${key.toLowerCase()}`;

/** Beside the words it was dropped on: a pointer aims at no letter, and a word is not cut by a picture. */
function findPicturePlace({ state }: EditorView, position: number): number {
  const $at = state.doc.resolve(position);
  const { image } = state.schema.nodes;
  if (!image || !$at.parent.isTextblock) return position;
  return findPlaceBeside($at, image, $at.parentOffset < $at.parent.content.size / 2);
}
