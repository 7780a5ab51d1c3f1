import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef } from 'react';
import {
  IconLink,
  IconPageBreak,
  IconPhoto,
  IconPhotoEdit,
  IconPhotoX,
  IconPrompt,
} from '../style/icons.ts';
import classes from './editor.module.css';
import { removeImage } from './text-images.ts';
import { useToolbarKeys } from './use-toolbar-keys.ts';

const CodeBlockIcon = () => <IconPrompt size={16} stroke={1.5} aria-hidden />;
const RuleIcon = () => <IconPageBreak size={16} stroke={1.5} aria-hidden />;

interface EditorToolbarProps {
  editor: Editor;
  onLink: () => void;
  onAddImage: () => void;
  onEditImage: () => void;
}

/** One row of buttons; what belongs to a table or a picture appears while the cursor is there. */
export function EditorToolbar({ editor, onLink, onAddImage, onEditImage }: EditorToolbarProps) {
  // Whole: the buttons in the order they stand.
  const place = useEditorState({
    editor,
    selector: ({ editor: shown }) => ({
      isInTable: shown.isActive('table'),
      isOnImage: shown.isActive('image'),
      isInLink: shown.isActive('link'),
    }),
  });
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = useToolbarKeys(toolbar);
  return (
    <RichTextEditor.Toolbar
      ref={toolbar}
      role="toolbar"
      aria-label="Teksto tvarkymas"
      className={classes.toolbar}
      {...keys}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.H4 />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Strikethrough />
        <RichTextEditor.Code />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.Blockquote />
        <RichTextEditor.CodeBlock icon={CodeBlockIcon} />
        <RichTextEditor.Hr icon={RuleIcon} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Control
          onClick={onLink}
          active={place.isInLink}
          aria-label="Nuoroda"
          title="Nuoroda"
        >
          <IconLink size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.Control
          onClick={onAddImage}
          aria-label="Įterpti nuotrauką"
          title="Įterpti nuotrauką"
        >
          <IconPhoto size={16} stroke={1.5} aria-hidden />
        </RichTextEditor.Control>
        <RichTextEditor.TableInsert maxColumns={6} maxRows={8} />
      </RichTextEditor.ControlsGroup>
      {place.isOnImage && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Control
            onClick={onEditImage}
            aria-label="Nuotraukos aprašymas"
            title="Nuotraukos aprašymas"
          >
            <IconPhotoEdit size={16} stroke={1.5} aria-hidden />
          </RichTextEditor.Control>
          <RichTextEditor.Control
            onClick={() => removeImage(editor)}
            aria-label="Pašalinti nuotrauką iš teksto"
            title="Pašalinti nuotrauką iš teksto"
          >
            <IconPhotoX size={16} stroke={1.5} aria-hidden />
          </RichTextEditor.Control>
        </RichTextEditor.ControlsGroup>
      )}
      {place.isInTable && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowBefore />
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnBefore />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableToggleHeaderRow />
          <RichTextEditor.TableMergeCells />
          <RichTextEditor.TableSplitCell />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup ml="auto">
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}
