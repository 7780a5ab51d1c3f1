import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../feedback/ask.tsx';
import { QueryError } from '../feedback/load-error.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { showFailure } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { useFormDialog, useReportUnsaved } from '../feedback/use-unsaved-guard.ts';
import lists from '../lists/lists.module.css';
import { formatMoment } from '../lists/moments.ts';
import { OPENED } from '../lists/use-over-address.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { AltFields, checkAlt } from './alt-fields.tsx';
import {
  describeVersionsLosing,
  formatBytes,
  IMAGE_ORIGIN_LABELS,
  imageTitle,
  type StoredImage,
} from './image.ts';
import { deleteImage, getImage, updateImage } from './image-requests.ts';
import classes from './images.module.css';
import { Uses } from './uses.tsx';

const FAILURE = 'Nepavyko užkrauti nuotraukos';

interface ImageDetailsProps {
  id: string | null;
  /** Shown at once when it is the one. */
  known: StoredImage | null;
  onClose: () => void;
}

/** One picture: what is said of it, where it is shown, and its removal. */
export function ImageDetails({ id, known, onClose }: ImageDetailsProps) {
  const [isDirty, setDirty] = useState(false);
  const { leave, close } = useFormDialog(isDirty, OPENED, onClose);
  const image = useQuery({
    // Apart from the lists: a picture that is deleted here is not asked for again.
    queryKey: ['image', id],
    queryFn: id === null ? skipToken : () => getImage(id),
    ...(known && known.id === id ? { initialData: known } : {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { failure: FAILURE },
  });
  return (
    <SidePanel
      opened={id !== null}
      onClose={close}
      title={image.data ? imageTitle(image.data) : 'Nuotrauka'}
    >
      {image.data && (
        <Details key={image.data.id} image={image.data} onClose={leave} onDirty={setDirty} />
      )}
      {image.isPending && id !== null && <ScreenSkeleton />}
      {image.isError && !image.data && <QueryError text={FAILURE} query={image} />}
    </SidePanel>
  );
}

interface DetailsProps {
  image: StoredImage;
  onClose: () => void;
  /** Whether something else is said of it than what is saved. */
  onDirty: (isDirty: boolean) => void;
}

function Details({ image, onClose, onDirty }: DetailsProps) {
  // Whole: one form from the picture to its buttons.
  const [values, setValues] = useState({ alt: image.alt, isDecorative: image.is_decorative });
  const isDirty = values.alt !== image.alt || values.isDecorative !== image.is_decorative;
  useReportUnsaved(isDirty, onDirty);
  const [isTried, setTried] = useState(false);
  const save = useAction({
    run: () => updateImage(image, { alt: values.alt.trim(), is_decorative: values.isDecorative }),
    failure: 'Nepavyko atnaujinti nuotraukos',
    success: () => 'Nuotrauka atnaujinta',
    changes: [['images']],
  });
  const remove = useAction({
    run: () => deleteImage(image),
    failure: 'Nepavyko ištrinti nuotraukos',
    success: () => 'Nuotrauka ištrinta',
    changes: [['images']],
  });
  const error = checkAlt(values);
  const tryToRemove = () => {
    if (image.uses.length > 0)
      return showFailure(
        'Nuotrauka naudojama, todėl jos ištrinti negalima. Pirmiausia pašalinkite ją iš išvardytų tekstų.',
      );
    ask({
      title: 'Ištrinti nuotrauką',
      question: 'Ar tikrai norite ištrinti šią nuotrauką?',
      consequence: [
        'Failas pašalinamas iš karto, šio veiksmo atšaukti negalima.',
        describeVersionsLosing(image.former_versions),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: 'Ištrinti',
      isDestructive: true,
      onConfirm: () => remove.mutate(undefined, { onSuccess: onClose }),
    });
  };
  return (
    <Stack gap="md">
      <img className={classes.large} src={image.url} alt={image.alt} />
      <AltFields values={values} onChange={setValues} error={isTried ? error : null} />
      <Text size="xs" c="dimmed">
        Naujas aprašymas bus siūlomas įterpiant nuotrauką; tekstuose, kur ji jau yra, lieka ten
        įrašytasis.
      </Text>
      <dl className={lists.facts}>
        <dt>Dydis</dt>
        <dd>
          {image.width} × {image.height} tšk., {formatBytes(image.bytes)}
        </dd>
        <dt>Kilmė</dt>
        <dd>
          {IMAGE_ORIGIN_LABELS[image.origin]}, {formatMoment(image.created_at)}
        </dd>
        <dt>Naudojama</dt>
        <dd>
          <Uses uses={image.uses} />
        </dd>
      </dl>
      <Group justify="space-between">
        <Group gap="xs">
          <Button color="red" variant="light" loading={remove.isPending} onClick={tryToRemove}>
            Ištrinti
          </Button>
          <CopyButton value={image.url}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Nukopijuota' : 'Kopijuoti adresą'}
              </Button>
            )}
          </CopyButton>
        </Group>
        <Button
          loading={save.isPending}
          onClick={() => {
            setTried(true);
            if (!error) save.mutate(undefined, { onSuccess: onClose });
          }}
        >
          Išsaugoti
        </Button>
      </Group>
    </Stack>
  );
}
