import { useRef } from 'react';

/** The open form decides about closing its dialog: it knows what is not saved. */
export function useCloseGuard(onClose: () => void) {
  const guard = useRef<(() => void) | null>(null);
  const close = () => (guard.current ?? onClose)();
  return { guard, close };
}
