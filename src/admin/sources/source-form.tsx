import { Button, Checkbox, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { RIGHTS } from '../../domain/source-rights.ts';
import { READ_AS, SOURCE_TYPES } from '../../domain/source-types.ts';
import { focusFirstError } from '../http/field-errors.ts';
import { IconSearch } from '../style/icons.ts';
import { FoundSources } from './found-sources.tsx';
import { FurtherFields } from './further-fields.tsx';
import { RIGHTS_LABELS, SOURCE_TYPE_LABELS } from './source-labels.ts';
import { SourcePreviewList } from './source-preview.tsx';
import { type FoundSource, findSources, previewSource } from './source-requests.ts';
import {
  FURTHER_FIELDS,
  readingOthers,
  type SourceValues,
  toPreviewRequest,
} from './source-values.ts';
import classes from './sources.module.css';
import { useSourceCheck } from './use-source-check.ts';

interface SourceFormProps {
  form: UseFormReturnType<SourceValues>;
  /** Of a source that is there already; a new one may be looked for. */
  id?: string;
  onSubmit: () => void;
  /** The buttons at the end. */
  children: ReactNode;
}

/** A source's fields, the search for a site's feeds and the look at its newest items. */
export function SourceForm({ form, id, onSubmit, children }: SourceFormProps) {
  // Whole: the fields in the order they stand.
  const [isOpen, setOpen] = useState(false);
  const hasHiddenError = FURTHER_FIELDS.some((field) => form.errors[field]);
  const refuse = (errors: Record<string, string>) => {
    form.setErrors(errors);
    focusFirstError(form, errors, form.values);
  };
  const preview = useSourceCheck({
    run: previewSource,
    failure: 'Nepavyko peržiūrėti šaltinio',
    onRefused: (errors) =>
      refuse(Object.fromEntries(errors.map(({ field, message }) => [field, message]))),
  });
  const search = useSourceSearch(form, (reason) => refuse({ rss_url: reason }));
  const asked = toPreviewRequest(form.values, id);
  const isOfOthers = READ_AS[form.values.type] === 'listing' && form.values.reads_other_hosts;
  const readOthers = () => {
    form.setValues(readingOthers(true));
    preview.mutate({ ...asked, reads_other_hosts: true });
  };
  const isStale = JSON.stringify(asked) !== JSON.stringify(preview.variables);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="md">
        <AddressField form={form} isNew={!id} search={search} />
        <TextInput label="Pavadinimas" required maxLength={200} {...form.getInputProps('name')} />
        <Select
          label="Tipas"
          description="RSS – naujienų srautas; puslapis – sąrašas, kuriame ieškoma nuorodų į straipsnius"
          data={SOURCE_TYPES.map((value) => ({ value, label: SOURCE_TYPE_LABELS[value] }))}
          {...form.getInputProps('type')}
        />
        <Select
          label="Teisės į tekstą"
          description="Jei leidžiama tik ištrauka, saugoma ne daugiau kaip 300 šaltinio teksto ženklų"
          data={RIGHTS.map((value) => ({ value, label: RIGHTS_LABELS[value] }))}
          {...form.getInputProps('rights')}
        />
        <Checkbox
          label="Patikimas: leisti publikuoti automatiškai"
          description={
            isOfOthers
              ? 'Negalima, kol skaitomos kitos svetainės: jų straipsnius publikuoja tik žmogus'
              : 'Kitų šaltinių straipsnius publikuoja tik žmogus'
          }
          disabled={isOfOthers}
          {...form.getInputProps('is_trusted', { type: 'checkbox' })}
        />
        <details
          open={isOpen || hasHiddenError}
          onToggle={(event) => setOpen(event.currentTarget.open)}
          className={classes.further}
        >
          <summary>Daugiau nustatymų</summary>
          <FurtherFields form={form} />
        </details>
        {preview.data && (
          <SourcePreviewList
            preview={preview.data}
            isStale={isStale}
            isOfOthers={isOfOthers}
            onReadOthers={readOthers}
          />
        )}
        <Group justify="space-between">
          <Button
            variant="default"
            loading={preview.isPending}
            onClick={() => {
              form.clearErrors();
              preview.mutate(asked);
            }}
          >
            Peržiūrėti naujausius
          </Button>
          <Group gap="sm">{children}</Group>
        </Group>
      </Stack>
    </form>
  );
}

/** Feeds and article lists behind an address; the best one is chosen by itself unless it is there already. */
function useSourceSearch(form: SourceFormProps['form'], onRefused: (reason: string) => void) {
  const find = useSourceCheck({
    run: findSources,
    failure: 'Nepavyko patikrinti svetainės',
    onRefused: (errors) => onRefused(errors[0]?.message ?? ''),
  });
  const choose = (found: FoundSource) => {
    const { rss_url, type, site_url, name } = found;
    const wasFound = find.data?.some((each) => each.name === form.values.name);
    form.setValues({
      rss_url,
      type,
      site_url: site_url ?? form.values.site_url,
      ...(!form.values.name.trim() || wasFound ? { name: name.slice(0, 200) } : {}),
    });
    form.clearErrors();
  };
  const start = () => {
    const address = form.values.rss_url.trim();
    if (!address) return form.setFieldError('rss_url', 'Įrašykite svetainės adresą');
    form.clearFieldError('rss_url');
    find.mutate(address, {
      onSuccess: (found) => {
        // The best is there already: whether another is wanted too, a person decides.
        const [best] = found;
        if (best && !best.is_known) choose(best);
      },
    });
  };
  return { data: find.data, isPending: find.isPending, start, choose };
}

interface AddressFieldProps extends Pick<SourceFormProps, 'form'> {
  isNew: boolean;
  search: ReturnType<typeof useSourceSearch>;
}

function AddressField({ form, isNew, search }: AddressFieldProps) {
  return (
    <>
      <div className={classes.search}>
        <TextInput
          label="Adresas"
          description={isNew ? 'Svetainės, naujienų puslapio arba paties srauto' : undefined}
          type="url"
          placeholder="https://"
          required
          data-autofocus={isNew || undefined}
          {...form.getInputProps('rss_url')}
          onKeyDown={(event) => {
            // What a person expects of the key in a field beside a search button.
            if (event.key !== 'Enter' || !isNew || form.values.name.trim()) return;
            event.preventDefault();
            search.start();
          }}
        />
        {isNew && (
          <Button
            variant="default"
            leftSection={<IconSearch size={16} aria-hidden />}
            loading={search.isPending}
            onClick={search.start}
          >
            Ieškoti srautų
          </Button>
        )}
      </div>
      <div role="status" className={classes.progress}>
        {search.isPending &&
          'Ieškoma srautų. Svetainė klausiama neskubant, tai gali trukti iki minutės.'}
      </div>
      {search.data && search.data.length > 0 && (
        <FoundSources found={search.data} value={form.values.rss_url} onChoose={search.choose} />
      )}
    </>
  );
}
