import { Button, Group, Input, TextInput } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { DropPlace } from '../images/drop-place.tsx';
import { UploadList } from '../images/upload-list.tsx';
import { useUploads } from '../images/use-uploads.ts';
import { useOverAddress } from '../lists/use-over-address.ts';
import { LazyPanel } from '../panels/lazy-panel.tsx';
import classes from './articles.module.css';
import { imageAddress } from './image-address.ts';

const ImagePicker = lazy(async () => ({
  default: (await import('../images/image-picker.tsx')).ImagePicker,
}));

/** The parameter of the address that opens the pictures to choose from. */
const COVER_PICKER = 'virselis';

interface CoverFieldProps {
  /** A stored path, or an address that the server will fetch when the article is saved. */
  value?: string;
  onChange: (path: string) => void;
  error?: ReactNode;
  articleId?: string | undefined;
  'data-path'?: string;
}

/** The article's picture: dropped, pasted, chosen from the disk, from the library, or given as an address. */
export function CoverField({
  value = '',
  onChange,
  error,
  articleId,
  'data-path': path,
}: CoverFieldProps) {
  // Whole: one field, its picture and its buttons.
  const { uploads, upload } = useUploads(articleId);
  const picker = useOverAddress(COVER_PICKER);
  const address = imageAddress(value || null);
  return (
    <div>
      <Input.Label labelElement="div">Viršelis</Input.Label>
      {address && <img className={classes.coverPreview} src={address} alt="Dabartinis viršelis" />}
      <DropPlace
        label={value ? 'Pakeisti' : 'Įkelti'}
        hint="arba įtempkite, arba įklijuokite"
        onFiles={async (files) => {
          const [image] = await upload(files);
          if (image) onChange(image.url);
        }}
      >
        <Button size="xs" variant="default" onClick={() => picker.open('1')}>
          Iš nuotraukų
        </Button>
      </DropPlace>
      <UploadList uploads={uploads} />
      <Group gap="xs" align="flex-start" wrap="nowrap" mt={6}>
        <TextInput
          size="xs"
          flex={1}
          aria-label="Viršelio adresas"
          placeholder="arba adresas: https://"
          value={value}
          error={error}
          data-path={path}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {value && (
          <Button size="xs" variant="subtle" color="gray" onClick={() => onChange('')}>
            Be viršelio
          </Button>
        )}
      </Group>
      {value && !address && (
        <Input.Description mt={4}>
          Išsaugant nuotrauka bus parsiųsta į mūsų saugyklą.
        </Input.Description>
      )}
      {picker.opened !== null && (
        <LazyPanel title="Pasirinkti nuotrauką" width="list" isOver onClose={picker.close}>
          <ImagePicker
            onClose={picker.close}
            onPick={(image) => {
              picker.close();
              onChange(image.url);
            }}
          />
        </LazyPanel>
      )}
    </div>
  );
}
