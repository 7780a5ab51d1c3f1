import { Badge, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { useAction } from '../feedback/use-action.ts';
import { fieldErrors } from '../http/field-errors.ts';
import { explain } from '../http/problem.ts';
import classes from './account.module.css';
import {
  ACCOUNT,
  type Account,
  disableSecondFactor,
  type NewSecondFactor,
  type PasswordAndCode,
  prepareSecondFactor,
  renewRecoveryCodes,
} from './account-requests.ts';
import { PasswordDialog } from './password-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';

/** What is asked for with the password. */
const QUESTIONS = {
  enable: {
    title: 'Įjungti antrąjį veiksnį',
    text: 'Patvirtinkite, kad tai Jūs.',
    confirm: 'Tęsti',
  },
  disable: {
    title: 'Išjungti antrąjį veiksnį',
    text: 'Prisijungti vėl užteks slaptažodžio. Atkūrimo kodai nebegalios. Patvirtinkite slaptažodžiu ir kodu.',
    confirm: 'Išjungti',
  },
  renew: {
    title: 'Nauji atkūrimo kodai',
    text: 'Ankstesni atkūrimo kodai nebegalios. Patvirtinkite slaptažodžiu ir kodu.',
    confirm: 'Sukurti naujus',
  },
} as const;
type Question = keyof typeof QUESTIONS;

const isAboutCode = (error: unknown) =>
  Object.keys(fieldErrors(error, { code: '', recovery_code: '' })).length > 0;

export function SecondFactorSection({ account }: { account: Account }) {
  // Whole: three dialogs follow each other, and the keyboard through them.
  const [question, setQuestion] = useState<Question>('enable');
  const [isAsking, setAsking] = useState(false);
  const [setup, setSetup] = useState<NewSecondFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  const acts = useSecondFactorActs();
  const act = acts[question];

  const section = useRef<HTMLElement>(null);
  /** One dialog follows another, and the button that began is another one by then: the keyboard goes on here. */
  const keepPlace = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isOver = [...document.querySelectorAll('[role=dialog]')].some((one) =>
      one.checkVisibility(),
    );
    if (isLost && !isOver) section.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const isEnabled = account.two_factor_enabled;
  const before = useRef(isEnabled);
  useEffect(() => {
    if (before.current !== isEnabled) keepPlace();
    before.current = isEnabled;
  });

  const ask = (next: Question) => {
    for (const one of Object.values(acts)) one.reset();
    setQuestion(next);
    setAsking(true);
  };
  const answer = (given: PasswordAndCode) => {
    const close = () => setAsking(false);
    if (question === 'enable')
      acts.enable.mutate(given.password, {
        onSuccess: (made) => {
          close();
          setSetup(made);
        },
      });
    else if (question === 'disable') acts.disable.mutate(given, { onSuccess: close });
    else
      acts.renew.mutate(given, {
        onSuccess: (made) => {
          close();
          setCodes(made);
        },
      });
  };

  return (
    <section ref={section} className={classes.section} aria-labelledby="second-factor">
      <Group gap="sm">
        <h2 id="second-factor">Antrasis veiksnys</h2>
        <Badge color={account.two_factor_enabled ? 'sea' : 'gray'}>
          {account.two_factor_enabled ? 'Įjungtas' : 'Išjungtas'}
        </Badge>
      </Group>
      <p className={classes.lead}>
        Prisijungiant be slaptažodžio reikia ir kodo iš telefono programėlės. Pavogto slaptažodžio
        tada neužtenka.
      </p>
      <FactorButtons account={account} onAsk={ask} />
      <PasswordDialog
        {...QUESTIONS[question]}
        isDestructive={question === 'disable'}
        isOpen={isAsking}
        isPending={act.isPending}
        asksForCode={question !== 'enable'}
        error={act.isError ? explain(act.error) : null}
        isCodeWrong={act.isError && isAboutCode(act.error)}
        onAnswer={answer}
        onClose={() => setAsking(false)}
        onClosed={keepPlace}
      />
      <SecondFactorSetup
        setup={setup}
        email={account.email}
        onClose={() => setSetup(null)}
        onClosed={keepPlace}
      />
      <RecoveryCodesDialog
        codes={codes}
        email={account.email}
        onClose={() => setCodes(null)}
        onClosed={keepPlace}
      />
    </section>
  );
}

function useSecondFactorActs() {
  const enable = useAction({
    run: prepareSecondFactor,
    failure: 'Nepavyko įjungti antrojo veiksnio',
    success: null,
    changes: [],
  });
  const disable = useAction({
    run: disableSecondFactor,
    failure: 'Nepavyko išjungti antrojo veiksnio',
    success: () => 'Antrasis veiksnys išjungtas',
    changes: ACCOUNT,
  });
  const renew = useAction({
    run: renewRecoveryCodes,
    failure: 'Nepavyko sukurti atkūrimo kodų',
    success: null,
    changes: ACCOUNT,
  });
  return { enable, disable, renew };
}

interface FactorButtonsProps {
  account: Account;
  onAsk: (question: Question) => void;
}

function FactorButtons({ account, onAsk }: FactorButtonsProps) {
  if (!account.two_factor_enabled)
    return <Button onClick={() => onAsk('enable')}>Įjungti antrąjį veiksnį</Button>;
  return (
    <>
      <Text size="sm" mb="sm">
        Liko:{' '}
        {withCount(
          account.recovery_codes_left,
          'atkūrimo kodas',
          'atkūrimo kodai',
          'atkūrimo kodų',
        )}
        .
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => onAsk('renew')}>
          Sukurti naujus atkūrimo kodus
        </Button>
        <Button variant="default" onClick={() => onAsk('disable')}>
          Išjungti
        </Button>
      </Group>
    </>
  );
}
