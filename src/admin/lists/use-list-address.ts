import { useSearchParams } from 'react-router';

/** A list's page, sort and filters live in the address: they survive a reload and can be sent to a colleague. */
export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const page = Math.max(1, Number.parseInt(parameters.get('page') ?? '1', 10) || 1);

  /** Null takes the parameter out. Any change but of the page itself begins at the first page again. */
  const change = (values: Record<string, string | null>) => {
    // From the address itself: what was rendered last may be older than a change made a moment ago.
    const next = new URLSearchParams(window.location.search);
    if (!('page' in values)) next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setParameters(next, { replace: true });
  };

  return {
    page,
    get: (name: string) => parameters.get(name),
    change,
    goToPage: (target: number) => change({ page: target === 1 ? null : String(target) }),
  };
}
