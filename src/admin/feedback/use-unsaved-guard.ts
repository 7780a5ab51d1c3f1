import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ask } from './ask.tsx';

const readParameter = ({ search }: { search: string }, name: string) =>
  new URLSearchParams(search).get(name);

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

/** What a place asks before it is left by the way from here to there; null where it loses nothing. */
type Holding = (here: Location, there: Location) => typeof CLOSING | typeof LEAVING | null;

/** Of every place that is open: the router itself asks only the last one, which so answers for all. */
const places = new Set<{ current: Holding }>();

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
export function useUnsavedGuard(
  isDirty: boolean,
  parameter?: string,
  closing = CLOSING,
): () => void {
  const isFree = useRef(false);
  // What is typed after that is not given up.
  useEffect(() => {
    if (isDirty) isFree.current = false;
  }, [isDirty]);
  const holding: Holding = (here, there) => {
    if (!isDirty || isFree.current) return null;
    if (here.pathname !== there.pathname) return LEAVING;
    if (parameter === undefined) return null;
    const opened = readParameter(here, parameter);
    // What waits is not lost by the dialog that is opened for it.
    return opened !== null && opened !== readParameter(there, parameter) ? closing : null;
  };
  const place = useRef(holding);
  place.current = holding;
  useEffect(() => {
    places.add(place);
    return () => void places.delete(place);
  }, []);
  /** Of the place because of which the way out is shut. */
  const held = useRef<typeof CLOSING | typeof LEAVING>(closing);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) =>
    [...places].some(({ current }) => {
      const asked = current(here, there);
      if (asked) held.current = asked;
      return asked !== null;
    }),
  );

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeaving = false;
    ask({
      ...held.current,
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
 * @param closing what is asked, where typed words are not what would be lost
 */
export function useFormDialog(
  isDirty: boolean,
  parameter: string,
  onClose: () => void,
  closing = CLOSING,
) {
  const release = useUnsavedGuard(isDirty, parameter, closing);
  /** Saved, or given up. */
  const leave = () => {
    release();
    onClose();
  };
  return { leave, close: () => (isDirty ? ask({ ...closing, onConfirm: leave }) : leave()) };
}

/**
 * Reports to the dialog around a form whether something is typed in it. Within the key's own turn: a turn later, going back
 * right after the first letter closed the dialog without a question.
 */
export function useReportUnsaved(isDirty: boolean, report: (isDirty: boolean) => void): void {
  useLayoutEffect(() => {
    report(isDirty);
    return () => report(false);
  }, [isDirty, report]);
}
