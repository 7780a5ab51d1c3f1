import { Checkbox, Stack, TextInput } from '@mantine/core';

interface AltValues {
  alt: string;
  isDecorative: boolean;
}

/** A picture says something or is said to say nothing; there is no third way. Null when that is settled. */
export function checkAlt({ alt, isDecorative }: AltValues): string | null {
  if (isDecorative || alt.trim()) return null;
  return 'Aprašykite, kas matoma nuotraukoje, arba pažymėkite ją dekoratyvia';
}

interface AltFieldsProps {
  values: AltValues;
  onChange: (values: AltValues) => void;
  /** Shown once the person has tried to go on. */
  error: string | null;
}

export function AltFields({ values, onChange, error }: AltFieldsProps) {
  return (
    <Stack gap="xs">
      <TextInput
        label="Aprašymas"
        description="Perskaitomas tiems, kas nuotraukos nemato. Pvz., „Technikas keičia diską serverinėje“."
        maxLength={500}
        disabled={values.isDecorative}
        value={values.isDecorative ? '' : values.alt}
        error={error}
        data-autofocus
        onChange={(event) => onChange({ ...values, alt: event.currentTarget.value })}
      />
      <Checkbox
        label="Dekoratyvi nuotrauka"
        description="Teksto niekuo nepapildo, todėl ekrano skaitytuvai ją praleidžia."
        checked={values.isDecorative}
        onChange={(event) => onChange({ ...values, isDecorative: event.currentTarget.checked })}
      />
    </Stack>
  );
}
