import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useRef, useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { showFailure, showPartial } from '../feedback/toasts.ts';
import type { StoredImage } from '../images/image.ts';
import { ImagePicker } from '../images/image-picker.tsx';
import { UploadList } from '../images/upload-list.tsx';
import { useUploads } from '../images/use-uploads.ts';
import classes from './editor.module.css';
import { EDITOR_LABELS } from './editor-labels.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { ImageDialog, type TextImage } from './image-dialog.tsx';
import { replaceByCard } from './inserts/card.ts';
import { FileDialog } from './inserts/file-dialog.tsx';
import { BlockMenu } from './menus/block-menu.tsx';
import { joinGallery } from './menus/insert-block.ts';
import { LinkDialog } from './menus/link-dialog.tsx';
import menus from './menus/menus.module.css';
import { SelectionMenu } from './menus/selection-menu.tsx';
import { createSlashMenu } from './menus/slash-menu.ts';
import {
  changeImage,
  insertImage,
  selectedImage,
  toTextImage,
  updateLibraryAlt,
} from './text-images.ts';
import { createTextPlaces, type TextPlace } from './text-places.ts';
import { useArticleEditor } from './use-article-editor.ts';
import { VideoDialog } from './video-dialog.tsx';

interface RichEditorProps {
  html: string;
  onChange: (html: string) => void;
  /** Of the writing place: `aria-…`, `data-path`. */
  attributes: Record<string, string>;
  /** Tags the editor cannot hold: it should not be used for this text. */
  onLoss: (tags: string[]) => void;
  /** Of the import dialog: uploads are named after the article. */
  articleId?: string | undefined;
}

/** A picture that waits for its alternative text, and the place it goes to: people write on meanwhile. */
interface Waiting {
  image: TextImage;
  place: TextPlace;
  /** Addresses of those that came with it and stand in the text by now. */
  together: string[];
}

/** The writing place with its buttons. Fetched when it is first needed: it is most of the panel's weight. */
export default function RichEditor({
  html,
  onChange,
  attributes,
  onLoss,
  articleId,
}: RichEditorProps) {
  // Whole: the place of writing and the dialogs it opens; each of them is a file of its own.
  const frame = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const [edited, setEdited] = useState<TextImage | null>(null);
  const { uploads, upload } = useUploads(articleId);
  const waiting = useWaitingImages();
  const [menu] = useState(createSlashMenu);
  const bubble = useRef<HTMLDivElement>(null);
  const [video, setVideo] = useState<string | null>(null);
  const [isAddingFile, setAddingFile] = useState(false);
  const dialogs = {
    onLink: () => setLinking(true),
    onAddImage: () => setPicking(true),
    onVideo: setVideo,
    onFile: () => setAddingFile(true),
  };

  const editor = useArticleEditor({
    html,
    onChange,
    attributes: {
      ...attributes,
      class: classes.place ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      // Escape belongs to the text, not to the dialog around it.
      'data-mantine-stop-propagation': 'true',
    },
    onLoss,
    onLink: dialogs.onLink,
    onEscape: () => focusTool(frame.current),
    onToSelection: () => focusTool(bubble.current?.isConnected ? bubble.current : frame.current),
    menu,
    onCommand: (command) => command.run(editor, dialogs),
    onForeignImages: (count) =>
      showFailure(
        `Tekstas įklijuotas be dokumente esančių nuotraukų (${withCount(count, 'nuotrauka', 'nuotraukos', 'nuotraukų')}). Įtempkite jas atskirai.`,
        undefined,
        'Nuotraukos neįklijuotos',
      ),
    onFrames: () =>
      showPartial(
        'Įklijuotas kitos svetainės langas pakeistas nuoroda.',
        'Tokie langai sektų lankytojus ir lėtintų puslapį. „YouTube“ ir „Vimeo“ vaizdo įrašai rodomi paspaudus.',
      ),
    onVideo: dialogs.onVideo,
    onLoneAddress: (address) => void replaceByCard(editor, address),
    places: waiting.places,
    onFiles: async (files, position) => {
      const place = waiting.places.keep(position);
      waiting.add(await upload(files), place);
    },
  });
  const { next } = waiting;
  /** Those that came together and stand in the text are a gallery once the last of them is described. */
  const goOn = () => {
    if (next && waiting.isLastOfPlace()) joinGallery(editor, next.together);
    waiting.goOn();
  };

  return (
    <>
      <RichTextEditor
        ref={frame}
        editor={editor}
        labels={EDITOR_LABELS}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={classes.frame}
        data-linking={isLinking || undefined}
      >
        <EditorToolbar
          editor={editor}
          onLink={dialogs.onLink}
          onAddImage={dialogs.onAddImage}
          onEditImage={() => setEdited(selectedImage(editor))}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the toolbar has the same for the keyboard */}
        <div onDoubleClick={() => setEdited(selectedImage(editor))}>
          <RichTextEditor.Content />
        </div>
        <SelectionMenu ref={bubble} editor={editor} onLink={dialogs.onLink} />
        <LinkDialog
          editor={editor}
          isOpen={isLinking}
          onClose={() => setLinking(false)}
          frame={frame}
        />
        <div data-menu-place className={menus.place} />
        <BlockMenu menu={menu} />
      </RichTextEditor>
      <UploadList uploads={uploads} />
      <VideoDialog editor={editor} address={video} onClose={() => setVideo(null)} />
      <FileDialog editor={editor} isOpen={isAddingFile} onClose={() => setAddingFile(false)} />
      <ImagePicker
        isOpen={isPicking}
        onClose={() => setPicking(false)}
        isMultiple
        onPick={(images) => {
          setPicking(false);
          waiting.add(images, waiting.places.keep(editor.state.selection.to));
        }}
      />
      <ImageDialog
        image={next?.image ?? null}
        action="Įterpti"
        onClose={() => {
          goOn();
          editor.commands.focus();
        }}
        onSave={(image) => {
          if (next) {
            const { size } = editor.state.doc.content;
            insertImage(editor, image, next.place.position);
            waiting.places.pass(next.place, editor.state.doc.content.size - size);
            next.together.push(image.src);
          }
          void updateLibraryAlt(image);
          goOn();
        }}
      />
      <ImageDialog
        image={edited}
        action="Išsaugoti"
        onClose={() => {
          setEdited(null);
          editor.commands.focus();
        }}
        onSave={(image) => {
          changeImage(editor, image);
          setEdited(null);
        }}
      />
    </>
  );
}

/** Pictures that wait, one after the other; a place is kept as long as one of them goes there. */
function useWaitingImages() {
  const [places] = useState(createTextPlaces);
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [next] = waiting;
  return {
    places,
    next,
    add(images: readonly StoredImage[], place: TextPlace) {
      if (images.length === 0) places.forget(place);
      const together: string[] = [];
      setWaiting((before) => [
        ...before,
        ...images.map((image) => ({ image: toTextImage(image), place, together })),
      ]);
    },
    isLastOfPlace: () => waiting.every((other) => other === next || other.place !== next?.place),
    goOn() {
      if (next && waiting.every((other) => other === next || other.place !== next.place))
        places.forget(next.place);
      setWaiting((before) => before.slice(1));
    },
  };
}

/** The tool that was last used, unless it cannot be used here: then the focus would stay in the text. */
function focusTool(frame: HTMLElement | null): void {
  const tools = [...(frame?.querySelectorAll<HTMLButtonElement>('[role=toolbar] button') ?? [])];
  const usable = tools.filter((tool) => !tool.disabled);
  (usable.find(({ tabIndex }) => tabIndex === 0) ?? usable[0])?.focus();
}
