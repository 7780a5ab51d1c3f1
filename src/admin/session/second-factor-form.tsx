import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SecondFactor } from './sign-in-requests.ts';

interface SecondFactorFormProps {
  onProof: (proof: SecondFactor) => void;
  isPending: boolean;
  onBack: () => void;
}

/** The second step of signing in: six digits from the phone, or a recovery code when it is not at hand. */
export function SecondFactorForm({ onProof, isPending, onBack }: SecondFactorFormProps) {
  // Whole: one form from its field to its buttons.
  const [isRecovery, setRecovery] = useState(false);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | null>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = value.replace(/\s/g, '');
    if (isRecovery) {
      if (!code) return setError('Įrašykite atkūrimo kodą');
      return onProof({ recovery_code: code });
    }
    if (!/^\d{6}$/.test(code)) return setError('Kodą sudaro 6 skaitmenys');
    onProof({ code });
  };
  const change = (next: string) => {
    setValue(next);
    setError(null);
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          key={isRecovery ? 'recovery' : 'code'}
          label={isRecovery ? 'Atkūrimo kodas' : 'Kodas iš programėlės'}
          description={
            isRecovery
              ? 'Vienas iš kodų, kuriuos išsaugojote įjungdami antrąjį veiksnį. Tinka tik kartą.'
              : 'Įrašykite 6 skaitmenis, kuriuos dabar rodo autentifikavimo programėlė.'
          }
          name={isRecovery ? 'recovery_code' : 'code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="off"
          spellCheck={false}
          size="md"
          required
          maxLength={40}
          data-autofocus
          autoFocus
          value={value}
          error={error}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <Button type="submit" size="md" disabled={isPending} aria-busy={isPending}>
          {isPending ? 'Jungiamasi...' : 'Patvirtinti'}
        </Button>
        <Group justify="space-between" gap="xs">
          <Anchor
            component="button"
            type="button"
            size="sm"
            onClick={() => {
              setRecovery(!isRecovery);
              change('');
            }}
          >
            {isRecovery ? 'Naudoti kodą iš programėlės' : 'Naudoti atkūrimo kodą'}
          </Anchor>
          <Anchor component="button" type="button" size="sm" onClick={onBack}>
            Grįžti
          </Anchor>
        </Group>
        <Text size="xs" c="dimmed">
          Jei neturite nei telefono, nei kodų, antrąjį veiksnį gali išjungti serverio
          administratorius.
        </Text>
      </Stack>
    </form>
  );
}
