import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useAction } from '../feedback/use-action.ts';
import { useFormDialog } from '../feedback/use-unsaved-guard.ts';
import { explain } from '../http/problem.ts';
import type { useOverAddress } from '../lists/use-over-address.ts';
import { SidePanel } from '../panels/side-panel.tsx';
import {
  ACCOUNT,
  type Account,
  type NewSecondFactor,
  type PasswordAndCode,
  prepareSecondFactor,
  renewRecoveryCodes,
} from './account-requests.ts';
import { isAboutCode, PasswordQuestion } from './password-question.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** The parameter of the address that opens it. */
export const FACTOR = 'veiksnys';

/** What is done in it, by the parameter's value. */
const ACTS = {
  ijungti: {
    title: 'Antrojo veiksnio įjungimas',
    text: 'Patvirtinkite, kad tai Jūs.',
    confirm: 'Tęsti',
  },
  kodai: {
    title: 'Nauji atkūrimo kodai',
    text: 'Ankstesni atkūrimo kodai nebegalios. Patvirtinkite slaptažodžiu ir kodu.',
    confirm: 'Sukurti naujus',
  },
} as const;
export type FactorAct = keyof typeof ACTS;

/** The codes are not shown again. */
const CODES_UNSAVED = {
  title: 'Atkūrimo kodai',
  question: 'Uždaryti neišsaugojus atkūrimo kodų?',
  consequence: 'Daugiau jų neparodysime. Prireikus galėsite sukurti naujus.',
  confirm: 'Uždaryti',
  isDestructive: true,
};

interface FactorPanelProps {
  act: FactorAct;
  account: Account;
  panel: ReturnType<typeof useOverAddress>;
}

/**
 * Password, the telephone's program, recovery codes, one after another; render it while it is open. Opened again by its
 * address it begins anew: left half-way, nothing has changed.
 */
export function FactorPanel({ act, account, panel }: FactorPanelProps) {
  // Whole: the steps in their order, and the way out of each.
  const [setup, setSetup] = useState<NewSecondFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { leave, close } = useFormDialog(codes !== null, FACTOR, panel.close, CODES_UNSAVED);
  const prepare = useAction({
    run: ({ password }: PasswordAndCode) => prepareSecondFactor(password),
    failure: 'Nepavyko įjungti antrojo veiksnio',
    success: null,
    changes: [],
  });
  const renew = useAction({
    run: renewRecoveryCodes,
    failure: 'Nepavyko sukurti atkūrimo kodų',
    success: null,
    changes: ACCOUNT,
  });
  const asked = act === 'kodai' ? renew : prepare;
  const steps = () => {
    if (codes)
      return (
        <>
          <RecoveryCodes codes={codes} email={account.email} />
          <Group justify="flex-end" mt="md">
            <Button autoFocus onClick={leave}>
              Kodus išsaugojau
            </Button>
          </Group>
        </>
      );
    if (setup)
      return (
        <SecondFactorSetup
          setup={setup}
          onClose={close}
          onConfirmed={() => setCodes(setup.recovery_codes)}
        />
      );
    if (act === 'ijungti' && account.two_factor_enabled)
      return (
        <>
          <Text size="sm">
            Antrasis veiksnys jau įjungtas. Jei atkūrimo kodų neišsaugojote, sukurkite naujus.
          </Text>
          <Group justify="flex-end" mt="md">
            <Button onClick={() => panel.open('kodai')}>Sukurti naujus atkūrimo kodus</Button>
          </Group>
        </>
      );
    return (
      <PasswordQuestion
        key={act}
        {...ACTS[act]}
        isPending={asked.isPending}
        asksForCode={act === 'kodai'}
        error={asked.isError ? explain(asked.error) : null}
        isCodeWrong={asked.isError && isAboutCode(asked.error)}
        onAnswer={(given) =>
          act === 'kodai'
            ? renew.mutate(given, { onSuccess: setCodes })
            : prepare.mutate(given, { onSuccess: setSetup })
        }
        onClose={close}
      />
    );
  };
  return (
    <SidePanel opened onClose={close} title={ACTS[act].title}>
      {steps()}
    </SidePanel>
  );
}
