import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_SPANS } from '../../domain/articles/article-blocks.ts';
import { isOwnImage } from '../../domain/articles/article-html.ts';
import { useReportUnsaved } from '../feedback/use-unsaved-guard.ts';
import { AltFields, checkAlt } from '../images/alt-fields.tsx';
import classes from '../images/images.module.css';
import { FOREIGN_PICTURE } from './foreign-picture.ts';

/** A picture that is about to stand in the text, or stands there. */
export interface TextImage {
  src: string;
  alt: string;
  isDecorative: boolean;
  width: number | null;
  height: number | null;
  /** `PICTURE_SPANS`; null is the width of the text. */
  span: string | null;
  /** Null: the caption is written in the text itself. */
  caption: string | null;
  /** Of a picture the library says nothing about: what is said here is offered the next time. */
  undescribedId: string | null;
}

interface ImageFormProps {
  image: TextImage;
  /** What the button says. */
  action: string;
  /** Whether something was typed that is not saved. */
  onTyped: (isTyped: boolean) => void;
  onSave: (image: TextImage) => void;
  /** Of several: this one does not go into the text. */
  onSkip?: () => void;
}

/** Lets a picture into the text only with an alternative text or marked as decoration. */
export function ImageForm({ image, action, onTyped, onSave, onSkip }: ImageFormProps) {
  // Whole: one form from the picture to its button.
  const [values, setValues] = useState({ alt: image.alt, isDecorative: image.isDecorative });
  const [span, setSpan] = useState(image.span ?? '');
  const [caption, setCaption] = useState(image.caption ?? '');
  const [isTried, setTried] = useState(false);
  const error = checkAlt(values);
  const isTyped =
    values.alt !== image.alt ||
    values.isDecorative !== image.isDecorative ||
    span !== (image.span ?? '') ||
    caption !== (image.caption ?? '');
  useReportUnsaved(isTyped, onTyped);
  // The panel is open already, with what was chosen there before.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      className={classes.fields}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setTried(true);
        if (error) return;
        onSave({
          ...image,
          alt: values.isDecorative ? '' : values.alt.trim(),
          isDecorative: values.isDecorative,
          span: span || null,
          caption: image.caption === null ? null : caption.trim(),
        });
      }}
      noValidate
    >
      <Stack gap="md">
        {isOwnImage(image.src) ? (
          <img className={classes.large} src={image.src} alt="" />
        ) : (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {FOREIGN_PICTURE} {image.src}
          </Text>
        )}
        <AltFields values={values} onChange={setValues} error={isTried ? error : null} />
        {image.caption !== null && (
          <TextInput
            label="Prierašas (neprivaloma)"
            description="Rodomas visiems po nuotrauka."
            value={caption}
            onChange={(event) => setCaption(event.currentTarget.value)}
          />
        )}
        <Input.Wrapper label="Plotis" labelElement="div">
          <SegmentedControl
            fullWidth
            size="xs"
            aria-label="Plotis"
            value={span}
            onChange={setSpan}
            data={[
              { value: '', label: 'Kaip teksto' },
              ...Object.entries(PICTURE_SPANS).map(([value, label]) => ({ value, label })),
            ]}
          />
        </Input.Wrapper>
        <Group justify="flex-end">
          {onSkip && (
            <Button variant="default" onClick={onSkip}>
              Praleisti šią
            </Button>
          )}
          <Button type="submit">{action}</Button>
        </Group>
      </Stack>
    </form>
  );
}
