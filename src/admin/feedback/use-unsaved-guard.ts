import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ask, askToDiscard } from './ask.tsx';

const readParameter = ({ search }: { search: string }, name: string) =>
  new URLSearchParams(search).get(name);

/**
 * While there are unsaved changes, leaving the screen or the page asks first; so does going back from a dialog that a
 * parameter of the address opens.
 * @returns to be called before the changes are left on purpose: saved, or given up
 */
export function useUnsavedGuard(isDirty: boolean, parameter?: string): () => void {
  const isFree = useRef(false);
  useEffect(() => {
    if (!isDirty) isFree.current = false;
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
    const leave = () => {
      isLeaving = true;
    };
    const settle = () => (isLeaving ? blocker.proceed() : blocker.reset());
    if (blocker.location.pathname === window.location.pathname) return askToDiscard(leave, settle);
    ask({
      title: 'Neišsaugoti pakeitimai',
      question: 'Išeiti neišsaugojus? Pakeitimai bus prarasti.',
      confirm: 'Išeiti',
      cancel: 'Likti',
      isDestructive: true,
      onConfirm: leave,
      onClose: settle,
    });
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return () => {
    isFree.current = true;
  };
}
