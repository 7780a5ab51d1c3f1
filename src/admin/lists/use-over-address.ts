import { useLocation, useSearchParams } from 'react-router';
import { nextAddress, readParameter } from './next-address.ts';
import { OVER_LIST, useEntryOverList } from './use-entry-over-list.ts';

/** What a screen shows one of, in full: the parameter of its address. */
export const OPENED = 'open';

export interface OverAddress {
  /** Null while it is closed; otherwise most often an id. */
  opened: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * What a parameter of the address opens over a screen, or over what is opened there: a reload opens it again, going back
 * closes it, and closing it goes back.
 */
export function useOverAddress(name: string): OverAddress {
  const over = useOverAddresses();
  return over(name);
}

/** For a screen that opens several. */
export function useOverAddresses(): (name: string) => OverAddress {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const leaveEntry = useEntryOverList();
  return (name) => {
    const opened = readParameter(parameters, name);
    /** The page stays: the list waits behind as it was. */
    const show = (value: string | null, options: { replace: boolean; state: unknown }) => {
      const page = new URLSearchParams(window.location.search).get('page');
      const next = nextAddress(window.location.search, { [name]: value, page });
      if (next) setParameters(next.parameters, options);
    };
    return {
      opened,
      open: (value) =>
        show(
          value,
          opened === null
            ? // What the entry below knows of itself holds for what stands over it too.
              { replace: false, state: { ...(state as object | null), ...OVER_LIST } }
            : { replace: true, state },
        ),
      close: () => leaveEntry() || show(null, { replace: true, state: null }),
    };
  };
}
