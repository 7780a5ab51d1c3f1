import { modals } from '@mantine/modals';
import { createElement, useEffect } from 'react';
import { useBlocker } from 'react-router';

/** While there are unsaved changes, leaving the screen or the page asks first. */
export function useUnsavedGuard(isDirty: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeaving = false;
    modals.openConfirmModal({
      title: 'Neišsaugoti pakeitimai',
      children: createElement('p', null, 'Išeiti neišsaugojus? Pakeitimai bus prarasti.'),
      labels: { confirm: 'Išeiti', cancel: 'Likti' },
      confirmProps: { color: 'red' },
      onConfirm: () => {
        isLeaving = true;
      },
      onClose: () => (isLeaving ? blocker.proceed() : blocker.reset()),
    });
  }, [blocker]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}
