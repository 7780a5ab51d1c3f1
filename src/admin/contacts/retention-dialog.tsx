import { Button, Group, Modal, NumberInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAction } from '../http/use-action.ts';
import { type ContactSettings, saveContactSettings } from './contact-requests.ts';

/** As the server has them: a month to the two years the privacy policy promises. */
const LEAST = 30;
const MOST = 730;

interface RetentionDialogProps {
  settings: ContactSettings | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export function RetentionDialog({ settings, isOpen, onClose }: RetentionDialogProps) {
  return (
    <Modal opened={isOpen && settings !== undefined} onClose={onClose} title="Žinučių saugojimas">
      {settings && <RetentionForm settings={settings} onClose={onClose} />}
    </Modal>
  );
}

function RetentionForm({ settings, onClose }: { settings: ContactSettings; onClose: () => void }) {
  const [days, setDays] = useState<number | string>(settings.retention_days);
  const [error, setError] = useState<string | null>(null);
  const save = useAction({
    run: saveContactSettings,
    failure: 'Nepavyko išsaugoti saugojimo trukmės',
    success: () => 'Saugojimo trukmė išsaugota',
    changes: [['contact-settings']],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typeof days !== 'number' || days < LEAST || days > MOST) {
      setError(`Laikymo trukmė turi būti nuo ${LEAST} iki ${MOST} dienų`);
      return;
    }
    save.mutate({ retention_days: days }, { onSuccess: onClose });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          Senesnės žinutės ištrinamos pačios, visam laikui. Privatumo politika žada ne ilgiau kaip
          dvejus metus.
        </Text>
        <NumberInput
          label="Saugoti dienų"
          min={LEAST}
          max={MOST}
          clampBehavior="none"
          allowDecimal={false}
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
