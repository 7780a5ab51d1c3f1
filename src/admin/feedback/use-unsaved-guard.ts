import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ask } from './ask.tsx';

const readParameter = ({ search }: { search: string }, name: string) =>
  new URLSearchParams(search).get(name);

/** The browser asks before a page is left that holds what would be lost. */
export function useUnloadWarning(isUnsafe: boolean): void {
  useEffect(() => {
    if (!isUnsafe) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUnsafe]);
}

/**
 * While there are unsaved changes, leaving the screen or the page asks first; so does going back from a dialog that a
 * parameter of the address opens.
 * @returns to be called before the changes are left on purpose: saved, or given up
 */
export function useUnsavedGuard(isDirty: boolean, parameter?: string): () => void {
  const isFree = useRef(false);
  // What is typed after that is not given up.
  useEffect(() => {
    if (isDirty) isFree.current = false;
  }, [isDirty]);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    if (!isDirty || isFree.current) return false;
    if (here.pathname !== there.pathname) return true;
    return (
      parameter !== undefined && readParameter(here, parameter) !== readParameter(there, parameter)
    );
  });

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeaving = false;
    ask({
      ...(blocker.location.pathname === window.location.pathname ? CLOSING : LEAVING),
      onConfirm: () => {
        isLeaving = true;
      },
      onClose: () => (isLeaving ? blocker.proceed() : blocker.reset()),
    });
  }, [blocker]);
  useUnloadWarning(isDirty);

  return () => {
    isFree.current = true;
  };
}

/**
 * Every way out of a dialog with a form: its buttons and keys ask as going back does.
 * @param parameter of the address, which opens it
 */
export function useFormDialog(isDirty: boolean, parameter: string, onClose: () => void) {
  const release = useUnsavedGuard(isDirty, parameter);
  /** Saved, or given up. */
  const leave = () => {
    release();
    onClose();
  };
  return { leave, close: () => (isDirty ? ask({ ...CLOSING, onConfirm: leave }) : leave()) };
}

const CLOSING = {
  title: 'Neišsaugoti pakeitimai',
  question: 'Uždaryti neišsaugojus?',
  consequence: 'Šiame lange padaryti pakeitimai bus prarasti.',
  confirm: 'Atmesti pakeitimus',
  isDestructive: true,
};

const LEAVING = {
  title: 'Neišsaugoti pakeitimai',
  question: 'Išeiti neišsaugojus? Pakeitimai bus prarasti.',
  confirm: 'Išeiti',
  cancel: 'Likti',
  isDestructive: true,
};
