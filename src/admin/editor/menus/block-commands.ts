import type { Editor } from '@tiptap/react';

/** What a person can ask for that a dialog has to answer first. */
export interface EditorDialogs {
  onLink: () => void;
  onAddImage: () => void;
}

export interface BlockCommand {
  id: string;
  label: string;
  /** What it is for, in a few words. */
  hint: string;
  /** Other words it is found by. */
  words: string;
  run: (editor: Editor, dialogs: EditorDialogs) => unknown;
}

/** What „/“ offers, in this order. */
export const BLOCK_COMMANDS: readonly BlockCommand[] = [
  {
    id: 'h2',
    label: 'Antraštė',
    hint: 'Teksto dalies pavadinimas',
    words: 'h2 skyrius',
    run: (editor) => editor.chain().focus().setHeading({ level: 2 }).run(),
  },
  {
    id: 'h3',
    label: 'Mažesnė antraštė',
    hint: 'Dalies viduje',
    words: 'h3 poskyris',
    run: (editor) => editor.chain().focus().setHeading({ level: 3 }).run(),
  },
  {
    id: 'bullets',
    label: 'Sąrašas',
    hint: 'Su ženkleliais',
    words: 'punktai ul',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    id: 'numbers',
    label: 'Sunumeruotas sąrašas',
    hint: 'Žingsniai iš eilės',
    words: 'ol numeriai',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    id: 'image',
    label: 'Nuotrauka',
    hint: 'Iš saugyklos arba kompiuterio',
    words: 'paveikslas vaizdas img',
    run: (_editor, { onAddImage }) => onAddImage(),
  },
  {
    id: 'table',
    label: 'Lentelė',
    hint: 'Su antraščių eilute',
    words: 'table palyginimas',
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'quote',
    label: 'Citata',
    hint: 'Kieno nors žodžiai',
    words: 'blockquote',
    run: (editor) => editor.chain().focus().setBlockquote().run(),
  },
  {
    id: 'code',
    label: 'Kodo blokas',
    hint: 'Komandos ir nustatymai',
    words: 'pre',
    run: (editor) => editor.chain().focus().setCodeBlock().run(),
  },
  {
    id: 'link',
    label: 'Nuoroda',
    hint: 'Į puslapį arba straipsnį',
    words: 'adresas url',
    run: (_editor, { onLink }) => onLink(),
  },
  {
    id: 'rule',
    label: 'Skiriamoji linija',
    hint: 'Tarp teksto dalių',
    words: 'hr linija',
    run: (editor) => editor.chain().focus().setHorizontalRule().run(),
  },
];

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Commands some word of which begins with what was typed after „/“, with or without Lithuanian letters. */
export function findCommands(query: string): BlockCommand[] {
  const sought = fold(query);
  return BLOCK_COMMANDS.filter(({ label, words }) =>
    fold(`${label} ${words}`)
      .split(/\s+/)
      .some((word) => word.startsWith(sought)),
  );
}
