import { Button, Group, Modal, Select, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { SOURCE_TYPES, type SourceType } from '../../domain/constants.ts';
import { askToDiscard } from '../feedback/ask.tsx';
import { showFailure } from '../feedback/toasts.ts';
import { useIsCovered } from '../feedback/use-is-covered.ts';
import { fieldErrors, focusFirstError } from '../http/field-errors.ts';
import { useAction } from '../http/use-action.ts';
import { createSource, SOURCE_LISTS } from './source-requests.ts';
import { SOURCE_TYPE_LABELS } from './source-types.ts';

const EMPTY: { name: string; rss_url: string; type: SourceType } = {
  name: '',
  rss_url: '',
  type: 'rss',
};
const required = (value: string) => (value.trim() ? null : 'Privalomas laukas');

export function AddSourceDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const isCovered = useIsCovered();
  const form = useForm({
    initialValues: EMPTY,
    validate: { name: required, rss_url: required },
  });
  const add = useAction({
    run: createSource,
    failure: 'Nepavyko pridėti šaltinio',
    success: () => 'Šaltinis pridėtas',
    changes: SOURCE_LISTS,
  });
  const close = () => {
    form.reset();
    onClose();
  };
  const submit = form.onSubmit(
    (values) =>
      add.mutate(values, {
        onSuccess: close,
        onError: (error) => {
          const errors = fieldErrors(error, values);
          form.setErrors(errors);
          focusFirstError(form, errors, values);
        },
      }),
    (errors, values) => {
      showFailure('Užpildykite visus laukus');
      focusFirstError(form, errors, values);
    },
  );
  return (
    <Modal
      opened={isOpen}
      onClose={() => (form.isDirty() ? askToDiscard(close) : close())}
      title="Naujas šaltinis"
      closeOnClickOutside={false}
      closeOnEscape={!isCovered}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Pavadinimas"
            required
            maxLength={200}
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label="Adresas"
            type="url"
            placeholder="https://"
            required
            {...form.getInputProps('rss_url')}
          />
          <Select
            label="Tipas"
            description="RSS – naujienų srautas; Crawl – puslapis, kuriame ieškoma nuorodų į straipsnius"
            data={SOURCE_TYPES.map((value) => ({ value, label: SOURCE_TYPE_LABELS[value] }))}
            {...form.getInputProps('type')}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Atšaukti
            </Button>
            <Button type="submit" loading={add.isPending}>
              Pridėti
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
