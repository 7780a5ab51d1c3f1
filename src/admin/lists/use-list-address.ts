import { useLocation, useSearchParams } from 'react-router';
import { sessionStore } from '../http/session.ts';
import { createKeptFilters } from './filters/kept-filters.ts';
import { nextAddress, readAddress } from './next-address.ts';
import { OPENED, useOverAddresses } from './use-over-address.ts';

export const keptFilters = createKeptFilters(localStorage, () => sessionStore.peek()?.user.id);

/**
 * A list's page, sort and filters live in the address: they survive a reload, can be sent to a colleague, and the back
 * button leads through them. So does what is opened over the list: going back closes it.
 */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const over = useOverAddresses();

  /**
   * Null takes the parameter out. Any change but of the page itself begins at the first page again.
   * @param isCorrection not the person's act, so it replaces the entry in the history
   */
  const change = (values: Record<string, string | null>, isCorrection = false) => {
    // From the address itself: what was rendered last may be older than a change made a moment ago.
    const next = nextAddress(window.location.search, values);
    if (!next) return;
    const replace = isCorrection || next.isStep;
    if (!isCorrection) keptFilters.keep(window.location.pathname, next.parameters);
    setParameters(next.parameters, replace ? { replace, state } : {});
  };
  return {
    ...readAddress(parameters),
    change,
    goToPage: (target: number, isCorrection = false) =>
      change({ page: target === 1 ? null : String(target) }, isCorrection),
    over,
    ...over(OPENED),
  };
}
