import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { GLOSSARY_LIMITS as LIMITS } from '../../domain/glossary.ts';
import { showFailure } from '../feedback/toasts.ts';
import { useAction } from '../feedback/use-action.ts';
import { useFormDialog } from '../feedback/use-unsaved-guard.ts';
import { focusFirstError, showFieldErrors } from '../http/field-errors.ts';
import { OPENED } from '../lists/use-over-address.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import {
  createTerm,
  TERM_LISTS,
  type Term,
  type TermValues,
  updateTerm,
  valuesOf,
} from './term-requests.ts';

const EMPTY: TermValues = { term: '', preferred: '', never: '', note: '' };
const required = (value: string) => (value.trim() ? null : 'Privalomas laukas');

interface TermPanelProps {
  /** The one to change; undefined for a new one. */
  term?: Term | undefined;
  onClose: () => void;
}

/** Adds a term or changes one; render it while it is open. */
export function TermPanel({ term, onClose }: TermPanelProps) {
  // Whole: the fields in the order they stand.
  const form = useForm<TermValues>({
    initialValues: term ? valuesOf(term) : EMPTY,
    validate: { term: required, preferred: required },
  });
  const save = useAction({
    run: (values: TermValues) =>
      term ? updateTerm(term.id, changesOf(term, values)) : createTerm(values),
    failure: term ? 'Nepavyko atnaujinti termino' : 'Nepavyko pridėti termino',
    success: () => (term ? 'Terminas išsaugotas' : 'Terminas pridėtas'),
    changes: TERM_LISTS,
  });
  const { leave, close } = useFormDialog(form.isDirty(), OPENED, onClose);
  const submit = form.onSubmit(
    (values) => {
      if (term && Object.keys(changesOf(term, values)).length === 0) return leave();
      save.mutate(values, {
        onSuccess: leave,
        onError: (error) => showFieldErrors(form, error, values),
      });
    },
    (errors, values) => {
      showFailure('Užpildykite visus laukus');
      focusFirstError(form, errors, values);
    },
  );
  return (
    <SidePanel
      opened
      onClose={close}
      title={term ? `Terminas „${term.term}“` : 'Naujas terminas'}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label="Terminas šaltiniuose"
            description="Keli užrašymai skiriami kableliais"
            required
            maxLength={LIMITS.term}
            data-autofocus
            {...form.getInputProps('term')}
          />
          <TextInput
            label="Rašome"
            description="Vienaskaitos vardininku; kitas formas surasime patys"
            required
            maxLength={LIMITS.preferred}
            {...form.getInputProps('preferred')}
          />
          <Textarea
            label="Nerašome"
            description="Po vieną eilutėje; atpažįstamos visos linksnių formos"
            autosize
            minRows={2}
            maxRows={8}
            {...form.getInputProps('never')}
          />
          <TextInput
            label="Pastaba"
            description="Kada terminas tinka; ją mato ir vertėjas"
            maxLength={LIMITS.note}
            {...form.getInputProps('note')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={close}>
              Atšaukti
            </Button>
            <Button type="submit" loading={save.isPending}>
              {term ? 'Išsaugoti' : 'Pridėti'}
            </Button>
          </Group>
        </Stack>
      </form>
    </SidePanel>
  );
}

/** Only what is another now: two people who change different fields do not undo each other. */
function changesOf(term: Term, values: TermValues): Partial<TermValues> {
  const names = Object.keys(values) as (keyof TermValues)[];
  return Object.fromEntries(
    names.filter((name) => values[name] !== term[name]).map((name) => [name, values[name]]),
  );
}
