import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { memo, useRef, useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { showFailure, showPartial } from '../feedback/toasts.ts';
import { UploadList } from '../images/upload-list.tsx';
import { useUploads } from '../images/use-uploads.ts';
import classes from './editor.module.css';
import { EDITOR_LABELS } from './editor-labels.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { replaceByCard } from './inserts/card.ts';
import { TextFile, useTextFile } from './inserts/text-file.tsx';
import { TextVideo, useTextVideo } from './inserts/text-video.tsx';
import { BlockMenu } from './menus/block-menu.tsx';
import { LinkDialog } from './menus/link-dialog.tsx';
import menus from './menus/menus.module.css';
import { SelectionMenu } from './menus/selection-menu.tsx';
import { createSlashMenu } from './menus/slash-menu.ts';
import { TextPictures, useTextPictures } from './text-pictures.tsx';
import { useArticleEditor } from './use-article-editor.ts';

interface RichEditorProps {
  /** Another object when something else than this editor changed it. */
  text: { html: string };
  onChange: (html: string) => void;
  /** Of the writing place: `aria-…`, `data-path`. */
  attributes: Record<string, string>;
  /** Tags the editor cannot hold: it should not be used for this text. */
  onLoss: (tags: string[]) => void;
  /** Of the import dialog: uploads are named after the article. */
  articleId?: string | undefined;
}

/** The writing place with its buttons. Fetched when it is first needed: it is most of the panel's weight. */
export default memo(function RichEditor({
  text,
  onChange,
  attributes,
  onLoss,
  articleId,
}: RichEditorProps) {
  // Whole: the place of writing and the dialogs it opens; each of them is a file of its own.
  const frame = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { uploads, upload } = useUploads(articleId);
  const [menu] = useState(createSlashMenu);
  const bubble = useRef<HTMLDivElement>(null);
  const video = useTextVideo();
  const file = useTextFile();
  const pictures = useTextPictures(file.isOpen || video.isOpen);
  const dialogs = {
    onLink: () => setLinking(true),
    onAddImage: pictures.choose,
    onVideo: video.open,
    onFile: () => file.open(),
  };

  const editor = useArticleEditor({
    text,
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
        `Tekstas įklijuotas be dokumente esančių nuotraukų (${withCount(count, 'nuotrauka', 'nuotraukos', 'nuotraukų')}). ${count === 1 ? 'Įtempkite ją' : 'Įtempkite jas'} atskirai.`,
        undefined,
        count === 1 ? 'Nuotrauka neįklijuota' : 'Nuotraukos neįklijuotos',
      ),
    onFrames: () =>
      showPartial(
        'Įklijuotas kitos svetainės langas pakeistas nuoroda.',
        'Tokie langai sektų lankytojus ir lėtintų puslapį. „YouTube“ ir „Vimeo“ vaizdo įrašai rodomi paspaudus.',
      ),
    onVideo: dialogs.onVideo,
    onLoneAddress: (address) => void replaceByCard(editor, address),
    onDocuments: file.open,
    places: pictures.places,
    onFiles: async (files, position) => {
      const place = pictures.places.keep(position);
      pictures.add(await upload(files), place);
    },
  });

  return (
    <>
      <RichTextEditor
        ref={frame}
        editor={editor}
        labels={EDITOR_LABELS}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={classes.frame}
      >
        <EditorToolbar
          editor={editor}
          onLink={dialogs.onLink}
          onAddImage={dialogs.onAddImage}
          onEditImage={() => pictures.describe(editor)}
        />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the toolbar has the same for the keyboard */}
        <div onDoubleClick={() => pictures.describe(editor)}>
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
      <TextVideo editor={editor} video={video} />
      <TextFile editor={editor} file={file} />
      <TextPictures editor={editor} pictures={pictures} />
    </>
  );
});

/** The tool that was last used, unless it cannot be used here: then the focus would stay in the text. */
function focusTool(frame: HTMLElement | null): void {
  const tools = [...(frame?.querySelectorAll<HTMLButtonElement>('[role=toolbar] button') ?? [])];
  const usable = tools.filter((tool) => !tool.disabled);
  (usable.find(({ tabIndex }) => tabIndex === 0) ?? usable[0])?.focus();
}
