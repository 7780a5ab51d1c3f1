import { Alert, Button, Group } from '@mantine/core';
import { withCount } from '../../domain/text/with-count.ts';
import { ask } from '../feedback/ask.tsx';
import { useAction } from '../feedback/use-action.ts';
import { api } from '../http/api-client.ts';

/** Says that what is shown is a demonstration, and takes it away. */
export function DemoNotice() {
  const clear = useAction({
    run: async () => (await api.api.admin.demo.$delete()).json(),
    failure: 'Nepavyko pašalinti pavyzdinių duomenų',
    success: ({ articles }) =>
      `Pašalinta: ${withCount(articles, 'pavyzdinis tekstas', 'pavyzdiniai tekstai', 'pavyzdinių tekstų')} ir visa kita, kas su jais atėjo`,
    // All lists have lost something.
    changes: [[]],
  });
  return (
    <Alert color="gray" mb="md" p="xs" role="note">
      <Group justify="space-between" gap="xs">
        Rodomi pavyzdiniai duomenys.
        <Button
          size="compact-sm"
          variant="default"
          loading={clear.isPending}
          onClick={() =>
            ask({
              title: 'Pašalinti pavyzdinius duomenis',
              question: 'Ar tikrai norite pašalinti visus pavyzdinius duomenis?',
              consequence:
                'Dings su jais atėję straipsniai ir įrašai (taip pat Jūsų pakeisti), šaltiniai, žinutės, žurnalo eilutės ir naudotojai. Ką sukūrėte patys, liks. Šio veiksmo atšaukti negalima.',
              confirm: 'Pašalinti',
              isDestructive: true,
              onConfirm: () => clear.mutate(undefined),
            })
          }
        >
          Pašalinti
        </Button>
      </Group>
    </Alert>
  );
}
