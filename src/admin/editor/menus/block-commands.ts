import type { Editor } from '@tiptap/react';
import { CALLOUTS, type Callout } from '../../../domain/articles/article-blocks.ts';
import { foldAccents } from '../../../domain/text/fold-accents.ts';
import { showFailure } from '../../feedback/toasts.ts';
import {
  COMPARISON,
  CONTACT_STRIP,
  gatherGallery,
  insertBlock,
  QUESTION,
  QUOTE_WITH_SOURCE,
} from './insert-block.ts';

/** What a person can ask for that a dialog has to answer first. */
interface EditorDialogs {
  onLink: () => void;
  onAddImage: () => void;
  /** @param address what is known of it */
  onVideo: (address: string) => void;
  onFile: () => void;
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

const CALLOUT_HINTS: Record<Callout, string> = {
  note: 'Kas papildo pagrindinį tekstą',
  tip: 'Kaip padaryti geriau',
  warning: 'Ko negalima praleisti',
};

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
    words: 'table',
    run: (editor) =>
      editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  {
    id: 'comparison',
    label: 'Palyginimo lentelė',
    hint: 'Du variantai pagal savybes',
    words: 'table',
    run: (editor) => insertBlock(editor, COMPARISON),
  },
  {
    id: 'quote',
    label: 'Citata',
    hint: 'Kieno nors žodžiai',
    words: 'blockquote quote',
    run: (editor) => editor.chain().focus().setBlockquote().run(),
  },
  {
    id: 'quote-source',
    label: 'Citata su šaltiniu',
    hint: 'Kieno žodžiai, parašyta po jais',
    words: 'autorius quote',
    run: (editor) => insertBlock(editor, QUOTE_WITH_SOURCE),
  },
  ...Object.entries(CALLOUTS).map(([kind, label]) => ({
    id: kind,
    label,
    hint: CALLOUT_HINTS[kind as Callout],
    words: 'remelis callout',
    run: (editor: Editor) => editor.chain().focus().wrapIn('callout', { kind }).run(),
  })),
  {
    id: 'question',
    label: 'Klausimas ir atsakymas',
    hint: 'Atsakymas išskleidžiamas paspaudus',
    words: 'duk faq',
    run: (editor) => insertBlock(editor, QUESTION),
  },
  {
    id: 'video',
    label: 'Vaizdo įrašas',
    hint: '„YouTube“ arba „Vimeo“, įkeliamas paspaudus',
    words: 'video youtube vimeo filmas',
    run: (_editor, { onVideo }) => onVideo(''),
  },
  {
    id: 'file',
    label: 'Failas atsisiųsti',
    hint: 'PDF arba biuro dokumentas',
    words: 'dokumentas priedas pdf word excel docx xlsx',
    run: (_editor, { onFile }) => onFile(),
  },
  {
    id: 'gallery',
    label: 'Galerija',
    hint: 'Iš nuotraukų, esančių tiesiai virš žymeklio',
    words: 'nuotraukos',
    run: (editor) =>
      gatherGallery(editor) ||
      showFailure(
        'Pirmiausia įterpkite bent dvi nuotraukas vieną po kitos, tada rinkitės galeriją po jomis.',
      ),
  },
  {
    id: 'contact',
    label: 'Kontaktų juosta',
    hint: 'Kvietimas parašyti mums',
    words: 'kvietimas cta',
    run: (editor) => insertBlock(editor, CONTACT_STRIP),
  },
  {
    id: 'code',
    label: 'Kodo blokas',
    hint: 'Komandos ir nustatymai',
    words: 'kodas programa pre code',
    run: (editor) => editor.chain().focus().setCodeBlock().run(),
  },
  {
    id: 'link',
    label: 'Nuoroda',
    hint: 'Į puslapį arba įrašą',
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

const fold = (text: string) => foldAccents(text).toLowerCase();

/** Commands some word of which begins with what was typed after „/“, with or without Lithuanian letters. */
export function findCommands(query: string): BlockCommand[] {
  const sought = fold(query);
  return BLOCK_COMMANDS.filter(({ label, words }) =>
    fold(`${label} ${words}`)
      .split(/\s+/)
      .some((word) => word.startsWith(sought)),
  );
}
