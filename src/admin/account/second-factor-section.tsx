import { Badge, Button, Group, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { withCount } from '../../domain/text/with-count.ts';
import { useAction } from '../feedback/use-action.ts';
import { explain } from '../http/problem.ts';
import { useOverAddress } from '../lists/use-over-address.ts';
import classes from './account.module.css';
import { ACCOUNT, type Account, disableSecondFactor } from './account-requests.ts';
import { FACTOR, type FactorAct, FactorPanel } from './factor-panel.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { isAboutCode } from './password-question.tsx';

export function SecondFactorSection({ account }: { account: Account }) {
  // Whole: the section with what opens over it, and the keyboard through them.
  const [isDisabling, setDisabling] = useState(false);
  const panel = useOverAddress(FACTOR);
  const isEnabled = account.two_factor_enabled;
  const act = factorAct(panel.opened, isEnabled);
  const disable = useAction({
    run: disableSecondFactor,
    failure: 'Nepavyko išjungti antrojo veiksnio',
    success: () => 'Antrasis veiksnys išjungtas',
    changes: ACCOUNT,
  });

  const section = useRef<HTMLElement>(null);
  /** The button that began may be another one by the end: the keyboard goes on here. */
  const keepPlace = () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const isOver = [...document.querySelectorAll('[role=dialog]')].some((one) =>
      one.checkVisibility(),
    );
    if (isLost && !isOver) section.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const state = `${isEnabled} ${act}`;
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state) keepPlace();
    before.current = state;
  });

  return (
    <section ref={section} className={classes.section} aria-labelledby="second-factor">
      <Group gap="sm">
        <h2 id="second-factor">Antrasis veiksnys</h2>
        <Badge color={isEnabled ? 'sea' : 'gray'}>{isEnabled ? 'Įjungtas' : 'Išjungtas'}</Badge>
      </Group>
      <p className={classes.lead}>
        Įjungus, prisijungti reikia ne tik slaptažodžio, bet ir kodo iš telefono programėlės.
        Pavogto slaptažodžio tada neužtenka.
      </p>
      <FactorButtons
        account={account}
        onOpen={panel.open}
        onDisable={() => {
          disable.reset();
          setDisabling(true);
        }}
      />
      <PasswordDialog
        title="Išjungti antrąjį veiksnį"
        text="Prisijungti vėl užteks slaptažodžio. Atkūrimo kodai nebegalios. Patvirtinkite slaptažodžiu ir kodu."
        confirm="Išjungti"
        isDestructive
        isOpen={isDisabling}
        isPending={disable.isPending}
        asksForCode
        error={disable.isError ? explain(disable.error) : null}
        isCodeWrong={disable.isError && isAboutCode(disable.error)}
        onAnswer={(given) => disable.mutate(given, { onSuccess: () => setDisabling(false) })}
        onClose={() => setDisabling(false)}
        onClosed={keepPlace}
      />
      {act && <FactorPanel act={act} account={account} panel={panel} />}
    </section>
  );
}

/** New codes are there only for a factor that is on. */
const factorAct = (opened: string | null, isEnabled: boolean): FactorAct | null =>
  opened === 'ijungti' || (opened === 'kodai' && isEnabled) ? opened : null;

interface FactorButtonsProps {
  account: Account;
  onOpen: (act: FactorAct) => void;
  onDisable: () => void;
}

function FactorButtons({ account, onOpen, onDisable }: FactorButtonsProps) {
  if (!account.two_factor_enabled)
    return (
      <Button variant="default" onClick={() => onOpen('ijungti')}>
        Įjungti antrąjį veiksnį
      </Button>
    );
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
        <Button variant="default" onClick={() => onOpen('kodai')}>
          Sukurti naujus atkūrimo kodus
        </Button>
        <Button variant="default" onClick={onDisable}>
          Išjungti
        </Button>
      </Group>
    </>
  );
}
