import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useAction } from '../feedback/use-action.ts';
import { RequestProblem } from '../http/problem.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import { PersonFound } from './person-found.tsx';
import { type FoundPerson, findPerson } from './person-requests.ts';

/** The parameter of the address that opens it; whose data is asked for never stands there. */
export const PERSON = 'person';

interface PersonPanelProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What a person asks of their own data: how much there is, a copy of it, its end. */
export function PersonPanel({ isOpen, onClose }: PersonPanelProps) {
  return (
    <SidePanel opened={isOpen} onClose={onClose} title="Asmens duomenys">
      <PersonSearch />
    </SidePanel>
  );
}

function PersonSearch() {
  // Whole: the field, its error and what was found.
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<FoundPerson | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const find = useAction({
    run: findPerson,
    failure: 'Nepavyko surasti asmens duomenų',
    success: null,
    changes: [],
  });
  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current?.validity.valid) return refuse('Neteisingas el. pašto formatas');
    find.mutate(email, {
      onSuccess: setFound,
      onError: (problem) => {
        if (problem instanceof RequestProblem && problem.status === 400) refuse(problem.detail);
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text size="sm">
          Įrašykite adresą to, kas prašo savo duomenų. Pirmiausia įsitikinkite, kad prašo jis pats.
        </Text>
        <TextInput
          ref={field}
          type="email"
          required
          withAsterisk={false}
          label="El. paštas"
          data-autofocus
          maxLength={255}
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.currentTarget.value);
            setError(null);
            setFound(null);
          }}
        />
        {found && (
          <PersonFound
            found={found}
            onErased={() => find.mutate(found.email, { onSuccess: setFound })}
          />
        )}
        {!found && (
          <Group justify="flex-end">
            <Button type="submit" loading={find.isPending}>
              Ieškoti
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  );
}
