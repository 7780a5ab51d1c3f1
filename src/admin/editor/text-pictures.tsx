import type { Editor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormDialog } from '../feedback/use-unsaved-guard.ts';
import type { StoredImage } from '../images/image.ts';
import { ImageChoice, PICKER_TITLE } from '../images/image-picker.tsx';
import { useOverAddress } from '../lists/use-over-address.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { ImageForm, type TextImage } from './image-form.tsx';
import { joinGallery } from './menus/insert-block.ts';
import {
  changeImage,
  insertImage,
  selectedImage,
  selectedImageNumber,
  selectImage,
  toTextImage,
  updateLibraryAlt,
} from './text-images.ts';
import { createTextPlaces, type TextPlace } from './text-places.ts';

/** The parameter of the address: new pictures, or the number of one that stands in the text. */
const PICTURES = 'nuotraukos';
const NEW = 'naujos';

/** A picture that waits for its alternative text, and the place it goes to: people write on meanwhile. */
interface Waiting {
  image: TextImage;
  place: TextPlace;
  /** Addresses of those that came with it and stand in the text by now. */
  together: string[];
}

/**
 * Pictures on their way into a text; a place is kept as long as one of them goes there.
 * @param isHeld something else is being asked: nothing is asked over it
 */
export function useTextPictures(isHeld: boolean) {
  const panel = useOverAddress(PICTURES);
  const [places] = useState(createTextPlaces);
  const [waiting, setWaiting] = useState<Waiting[]>([]);
  const [next] = waiting;
  const isLastOfPlace = waiting.every((other) => other === next || other.place !== next?.place);
  return {
    panel,
    isHeld,
    places,
    next,
    isLastOfPlace,
    isLast: waiting.length <= 1,
    choose: () => panel.open(NEW),
    /** Opens what is said of the picture the cursor is on. */
    describe(editor: Editor) {
      const number = selectedImageNumber(editor);
      if (number !== null) panel.open(String(number));
    },
    add(images: readonly StoredImage[], place: TextPlace) {
      if (images.length === 0) places.forget(place);
      const together: string[] = [];
      setWaiting((before) => [
        ...before,
        ...images.map((image) => ({ image: toTextImage(image), place, together })),
      ]);
    },
    goOn() {
      if (next && isLastOfPlace) places.forget(next.place);
      setWaiting((before) => before.slice(1));
    },
    /** None of them goes into the text; they stay in the library. */
    giveUp() {
      for (const { place } of waiting) places.forget(place);
      setWaiting([]);
    },
  };
}

interface TextPicturesProps {
  editor: Editor;
  pictures: ReturnType<typeof useTextPictures>;
}

/** Chooses pictures for the text, and lets each in only described or marked as decoration; changes one that is there. */
export function TextPictures({ editor, pictures }: TextPicturesProps) {
  // Whole: one panel, by what is done in it.
  const { panel, places, next } = pictures;
  const { opened } = panel;
  const [isTyped, setTyped] = useState(false);
  const edited = useEditedImage(editor, opened);
  const described = edited ?? next?.image ?? null;
  const { leave, close } = useFormDialog(isTyped || !pictures.isLast, PICTURES, () => {
    panel.close();
    editor.commands.focus();
  });
  useArrivals(pictures, () => {
    joinGallery(editor, next?.together ?? []);
    pictures.giveUp();
  });
  /** Those that came together and stand in the text are a gallery once the last of them is described. */
  const goOn = () => {
    if (next && pictures.isLastOfPlace) joinGallery(editor, next.together);
    pictures.goOn();
    if (pictures.isLast) leave();
  };
  const save = (image: TextImage) => {
    if (edited) {
      changeImage(editor, image);
      return leave();
    }
    if (!next) return;
    insertImage(editor, image, next.place);
    next.together.push(image.src);
    void updateLibraryAlt(image);
    goOn();
  };
  return (
    <SidePanel
      opened={opened !== null}
      onClose={close}
      title={described ? 'Nuotrauka tekste' : PICKER_TITLE}
      width="list"
      isOver
      returnFocus={false}
    >
      {described && (
        <ImageForm
          key={described.src}
          image={described}
          action={edited ? 'Išsaugoti' : 'Įterpti'}
          onTyped={setTyped}
          onSave={save}
          {...(!edited && !pictures.isLast && { onSkip: goOn })}
        />
      )}
      {opened === NEW && !described && (
        <ImageChoice
          isMultiple
          onPick={(images) => pictures.add(images, places.keep(editor.state.selection.to))}
        />
      )}
    </SidePanel>
  );
}

/** The picture of the text that the address names by its number. */
function useEditedImage(editor: Editor, opened: string | null): TextImage | null {
  const [edited, setEdited] = useState<TextImage | null>(null);
  useEffect(() => {
    const isThere = opened !== null && opened !== NEW && selectImage(editor, Number(opened));
    setEdited(isThere ? selectedImage(editor) : null);
  }, [editor, opened]);
  return edited;
}

/** Opens the panel for what was dropped or pasted into the text; once it is closed nothing is left waiting. */
function useArrivals(
  { panel, isHeld, next }: TextPicturesProps['pictures'],
  onGivenUp: () => void,
): void {
  const { opened, open } = panel;
  const before = useRef(opened);
  const settle = useEffectEvent((isClosed: boolean) => {
    if (!next) return;
    if (isClosed) onGivenUp();
    else if (opened === null && !isHeld) open(NEW);
  });
  const isWaiting = next !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when one has come or may be shown, and when another one is opened
  useEffect(() => {
    settle(before.current === NEW && opened === null);
    before.current = opened;
  }, [opened, isWaiting, isHeld]);
}
