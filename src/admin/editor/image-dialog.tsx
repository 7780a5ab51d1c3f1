import {
  Button,
  Group,
  Input,
  Modal,
  SegmentedControl,
  Stack,
  Text,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { PICTURE_SPANS } from '../../domain/articles/article-blocks.ts';
import { isOwnImage } from '../../domain/articles/article-html.ts';
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

interface ImageDialogProps {
  image: TextImage | null;
  /** What the button says. */
  action: string;
  onClose: () => void;
  onSave: (image: TextImage) => void;
}

/** Lets a picture into the text only with an alternative text or marked as decoration. */
export function ImageDialog({ image, action, onClose, onSave }: ImageDialogProps) {
  return (
    <Modal
      opened={image !== null}
      onClose={onClose}
      title="Nuotrauka tekste"
      size="lg"
      returnFocus={false}
    >
      {image && <ImageForm key={image.src} image={image} action={action} onSave={onSave} />}
    </Modal>
  );
}

function ImageForm({
  image,
  action,
  onSave,
}: Pick<ImageDialogProps, 'action' | 'onSave'> & { image: TextImage }) {
  const [values, setValues] = useState({ alt: image.alt, isDecorative: image.isDecorative });
  const [span, setSpan] = useState(image.span ?? '');
  const [caption, setCaption] = useState(image.caption ?? '');
  const [isTried, setTried] = useState(false);
  const error = checkAlt(values);
  return (
    <form
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
            label="Prierašas (nebūtina)"
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
          <Button type="submit">{action}</Button>
        </Group>
      </Stack>
    </form>
  );
}
