import { Autocomplete, Checkbox, NumberInput, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { READ_AS } from '../../domain/source-types.ts';
import { WHOLE_NUMBER } from '../feedback/whole-number.ts';
import { CHARSETS } from './source-labels.ts';
import { readingOthers, type SourceValues } from './source-values.ts';

const WORDS = 'Po vieną eilutėje; randami visi linksniai. Su „*“ gale – bet kokia žodžio pabaiga.';

/** Of a field with several. */
const LINES = { autosize: true, minRows: 2, maxRows: 8 };

/** Choices that most sources do without. */
export function FurtherFields({ form }: { form: UseFormReturnType<SourceValues> }) {
  // Whole: the fields in the order they stand.
  return (
    <Stack gap="md" mt="sm">
      <Textarea
        label="Ieškomi žodžiai"
        description={`Importuojami tik straipsniai, kuriuose yra bent vienas. ${WORDS}`}
        {...LINES}
        {...form.getInputProps('include_words')}
      />
      <Textarea
        label="Nepageidaujami žodžiai"
        description="Straipsniai su bent vienu iš jų neimportuojami."
        {...LINES}
        {...form.getInputProps('exclude_words')}
      />
      <NumberInput
        label="Straipsnių per dieną"
        description="Daugiausia naujų; kiti laukia kitos dienos. Tuščia – be ribos."
        min={1}
        max={1000}
        {...WHOLE_NUMBER}
        maw={220}
        {...form.getInputProps('daily_cap')}
      />
      {READ_AS[form.values.type] === 'listing' && (
        <>
          <TextInput
            label="Nuorodų parinkiklis"
            description="Pagal CSS taisykles. Tuščia – nuorodos atrenkamos automatiškai."
            placeholder="article h2 a"
            maxLength={500}
            {...form.getInputProps('link_selector')}
          />
          <TextInput
            label="Nuorodų šablonas"
            description="Pvz., „/naujienos/*“: imamos tik taip prasidedančios nuorodos."
            maxLength={500}
            {...form.getInputProps('link_pattern')}
          />
          <Checkbox
            label="Skaityti ir kitas svetaines, į kurias veda sąrašas"
            description="Tokio šaltinio straipsnius publikuoja tik žmogus"
            {...form.getInputProps('reads_other_hosts', { type: 'checkbox' })}
            onChange={(event) => form.setValues(readingOthers(event.currentTarget.checked))}
          />
        </>
      )}
      <Autocomplete
        label="Koduotė"
        description="Tuščia – nustatoma automatiškai. Nurodykite, jei raidės rodomos neteisingai."
        data={CHARSETS}
        maw={320}
        {...form.getInputProps('charset')}
      />
      <Textarea
        label="Nurodymo papildymas"
        description="Pridedamas prie vertimo nurodymo, kai ruošiami šio šaltinio straipsniai."
        {...LINES}
        maxLength={2000}
        {...form.getInputProps('prompt_supplement')}
      />
      <TextInput
        label="Svetainė"
        description="Kurios svetainės tai šaltinis."
        type="url"
        placeholder="https://"
        {...form.getInputProps('site_url')}
      />
    </Stack>
  );
}
