import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../feedback/use-action.ts';
import { useFormDialog, useReportUnsaved } from '../feedback/use-unsaved-guard.ts';
import { WHOLE_NUMBER } from '../feedback/whole-number.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { type ContactSettings, saveContactSettings } from './contact-requests.ts';
import { checkRetention, LEAST_DAYS, MOST_DAYS } from './retention-rule.ts';

/** The parameter of the address that opens it. */
export const RETENTION = 'retention';

interface RetentionPanelProps {
  settings: ContactSettings | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export function RetentionPanel({ settings, isOpen, onClose }: RetentionPanelProps) {
  const [isDirty, setDirty] = useState(false);
  const { leave, close } = useFormDialog(isDirty, RETENTION, onClose);
  return (
    <SidePanel opened={isOpen && settings !== undefined} onClose={close} title="Žinučių saugojimas">
      {settings && <RetentionForm settings={settings} onClose={leave} onDirty={setDirty} />}
    </SidePanel>
  );
}

interface RetentionFormProps {
  settings: ContactSettings;
  onClose: () => void;
  /** Whether another number stands there than the saved one. */
  onDirty: (isDirty: boolean) => void;
}

function RetentionForm({ settings, onClose, onDirty }: RetentionFormProps) {
  const [days, setDays] = useState<number | string>(settings.retention_days);
  const [error, setError] = useState<string | null>(null);
  const isDirty = days !== settings.retention_days;
  useReportUnsaved(isDirty, onDirty);
  const save = useAction({
    run: saveContactSettings,
    failure: 'Nepavyko išsaugoti saugojimo trukmės',
    success: () => 'Saugojimo trukmė išsaugota',
    changes: [['contact-settings']],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refusal = checkRetention(days);
    setError(refusal);
    if (refusal === null) save.mutate({ retention_days: Number(days) }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          Senesnės žinutės ištrinamos savaime ir visam laikui. Privatumo politika žada saugoti ne
          ilgiau kaip dvejus metus.
        </Text>
        <NumberInput
          label="Saugoti dienų"
          min={LEAST_DAYS}
          max={MOST_DAYS}
          {...WHOLE_NUMBER}
          data-autofocus
          value={days}
          error={error}
          onChange={(value) => {
            setDays(value);
            setError(null);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Atšaukti
          </Button>
          <Button type="submit" loading={save.isPending}>
            Išsaugoti
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
