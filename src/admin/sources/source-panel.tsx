import { Button } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { showFailure, showSuccess } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { useFormDialog } from '../feedback/use-unsaved-guard.ts';
import { focusFirstError, showFieldErrors } from '../http/field-errors.ts';
import { OPENED } from '../lists/use-over-address.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { isAllStored, type StoredSource, saveSource } from './save-source.ts';
import { SourceForm } from './source-form.tsx';
import { createSource, SOURCE_LISTS, type Source, updateSource } from './source-requests.ts';
import { SourceState } from './source-state.tsx';
import { EMPTY_SOURCE, type SourceValues, valuesOf } from './source-values.ts';

const required = (value: string) => (value.trim() ? null : 'Privalomas laukas');

interface SourcePanelProps {
  /** The one to change; undefined for a new one. */
  source?: Source | undefined;
  /** The same as the list has it now; the form keeps what it began with. */
  state?: Source | undefined;
  onClose: () => void;
}

/** Adds a source or changes one; render it while it is open. */
export function SourcePanel({ source, state = source, onClose }: SourcePanelProps) {
  const [stored, setStored] = useState<StoredSource | null>(
    source ? { id: source.id, values: valuesOf(source) } : null,
  );
  const form = useForm<SourceValues>({
    initialValues: stored?.values ?? EMPTY_SOURCE,
    validate: { rss_url: required, name: required },
  });
  const save = useAction({
    run: (values: SourceValues) =>
      saveSource(stored, values, { create: createSource, update: updateSource }),
    failure: stored ? 'Nepavyko atnaujinti šaltinio' : 'Nepavyko pridėti šaltinio',
    success: () => (stored ? 'Šaltinis išsaugotas' : 'Šaltinis pridėtas'),
    changes: SOURCE_LISTS,
  });
  const submit = form.onSubmit(
    (values) =>
      save.mutate(values, {
        onSuccess(saved) {
          if (isAllStored(saved, form.getValues())) return leave();
          setStored(saved);
          form.setInitialValues(saved.values);
          showSuccess(
            'Kol buvo saugoma, rašėte toliau. Išsaugokite dar kartą.',
            'Langas paliktas atvertas',
          );
        },
        onError: (error) => showFieldErrors(form, error, values),
      }),
    (errors, values) => {
      showFailure('Užpildykite visus laukus');
      focusFirstError(form, errors, values);
    },
  );
  const { leave, close } = useFormDialog(form.isDirty(), OPENED, onClose);
  return (
    <SidePanel
      opened
      onClose={close}
      title={stored ? `Šaltinis „${stored.values.name}“` : 'Naujas šaltinis'}
      closeOnClickOutside={false}
    >
      {state && <SourceState source={state} />}
      <SourceForm form={form} {...(stored && { id: stored.id })} onSubmit={() => submit()}>
        <Button variant="default" onClick={close}>
          Atšaukti
        </Button>
        <Button type="submit" loading={save.isPending}>
          {stored ? 'Išsaugoti' : 'Pridėti'}
        </Button>
      </SourceForm>
    </SidePanel>
  );
}
