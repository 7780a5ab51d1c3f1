import { useLocation, useSearchParams } from 'react-router';
import { sessionStore } from '../http/session.ts';
import { createKeptFilters } from './filters/kept-filters.ts';
import { nextAddress, readPage, readParameter } from './next-address.ts';
import { OVER_LIST, useEntryOverList } from './use-entry-over-list.ts';

export const keptFilters = createKeptFilters(localStorage, () => sessionStore.peek()?.user.id);

/** What the list shows one of, in full; see `useListAddress`. */
export const OPENED = 'open';

export interface OverList {
  /** Null while it is closed; otherwise most often an id. */
  opened: string | null;
  open: (value: string) => void;
  close: () => void;
}

/**
 * A list's page, sort and filters live in the address: they survive a reload, can be sent to a colleague, and the back
 * button leads through them. So does what is opened over the list: going back closes it.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const leaveEntry = useEntryOverList();

  /**
   * Null takes the parameter out. Any change but of the page itself begins at the first page again.
   * @param isCorrection not the person's act, so it replaces the entry in the history
   */
  const change = (values: Record<string, string | null>, isCorrection = false) => {
    // From the address itself: what was rendered last may be older than a change made a moment ago.
    const next = nextAddress(window.location.search, values);
    const replace = isCorrection || next?.isStep;
    if (!next) return;
    if (!isCorrection) keptFilters.keep(window.location.pathname, next.parameters);
    setParameters(next.parameters, replace ? { replace, state } : {});
  };
  /** What a parameter of the address opens over the list: a dialog, or another over that. */
  const over = (name: string): OverList => {
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
          opened === null ? { replace: false, state: OVER_LIST } : { replace: true, state },
        ),
      close: () => leaveEntry() || show(null, { replace: true, state: null }),
    };
  };

  return {
    page: readPage(parameters),
    /** Null, too, for what no list can have. */
    get: (name: string) => readParameter(parameters, name),
    change,
    goToPage: (target: number, isCorrection = false) =>
      change({ page: target === 1 ? null : String(target) }, isCorrection),
    over,
    ...over(OPENED),
  };
}
