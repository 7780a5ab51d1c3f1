import { Button, Group, Text } from '@mantine/core';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import { IconFileDownload, IconTrash } from '../style/icons.ts';
import { CONTACT_LISTS } from './contact-requests.ts';
import { erasePerson, exportPerson, type FoundPerson } from './person-requests.ts';
import { describeLeft, describePerson } from './person-texts.ts';

interface PersonFoundProps {
  found: FoundPerson;
  onErased: () => void;
}

/** How much is held about somebody, and the two acts they may ask for. */
export function PersonFound({ found, onErased }: PersonFoundProps) {
  const { email } = found;
  const save = useAction({
    run: exportPerson,
    failure: 'Nepavyko eksportuoti asmens duomenų',
    success: () => 'Asmens duomenys eksportuoti',
    changes: [['audit']],
  });
  const erase = useAction({
    run: erasePerson,
    failure: 'Nepavyko ištrinti asmens duomenų',
    success: () => 'Asmens duomenys ištrinti',
    changes: [...CONTACT_LISTS, ['users'], ['audit']],
  });
  const askToErase = () =>
    ask({
      title: 'Ištrinti asmens duomenis',
      question: `Ar tikrai norite ištrinti viską, ką turime apie ${email}?`,
      consequence: `${describePerson(found)} Ištrinama visam laikui; tekstai lieka be vardo.`,
      confirm: 'Ištrinti',
      isDestructive: true,
      onConfirm: () => erase.mutate(email, { onSuccess: onErased }),
    });
  return (
    <>
      <Text aria-live="polite">{describePerson(found)}</Text>
      <Text size="sm" c="dimmed">
        {describeLeft(found)}
      </Text>
      <Group justify="flex-end">
        <Button
          variant="default"
          leftSection={<IconFileDownload size={18} aria-hidden />}
          loading={save.isPending}
          onClick={() => save.mutate(email)}
        >
          Eksportuoti
        </Button>
        <Button
          color="red"
          variant="light"
          leftSection={<IconTrash size={18} aria-hidden />}
          loading={erase.isPending}
          onClick={askToErase}
        >
          Ištrinti
        </Button>
      </Group>
    </>
  );
}
