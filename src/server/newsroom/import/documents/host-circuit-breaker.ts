import type { Clock } from '../../../../domain/time/clock.ts';
import { minutes } from '../../../../domain/time/duration.ts';

/** Circuit breaker per host, for hosts that could not answer a moment ago. */
export interface HostCircuitBreaker {
  /** For how many milliseconds the circuit of the address's host is still open; 0 when it may be asked. */
  remainingMs(url: string): number;
  /** Opens the circuit: the host said that it cannot answer; `ms` when it said for how long. */
  trip(url: string, ms: number | null): void;
  /** No answer came, which may be transient: the second failure in a row opens the circuit. */
  recordFailure(url: string): void;
  recordSuccess(url: string): void;
}

interface Fault {
  /** Milliseconds since 1970; afterwards the circuit is closed and the entry dropped. */
  until: number;
  isOpen: boolean;
}

/** Of a host that named no time. */
const OPEN_DURATION = minutes(15);

/** Lives in memory, and holds no more than the faults of the last while. */
export function createHostCircuitBreaker({ now }: Clock): HostCircuitBreaker {
  const faults = new Map<string, Fault>();
  const find = (url: string): Fault | null => {
    const fault = faults.get(hostOf(url));
    return fault && fault.until > now().getTime() ? fault : null;
  };
  const note = (url: string, ms: number, isOpen: boolean) => {
    const at = now().getTime();
    for (const [host, { until }] of faults) if (until <= at) faults.delete(host);
    faults.set(hostOf(url), { until: at + Math.max(ms, OPEN_DURATION), isOpen });
  };
  return {
    remainingMs(url) {
      const fault = find(url);
      return fault?.isOpen ? fault.until - now().getTime() : 0;
    },
    trip: (url, ms) => note(url, ms ?? 0, true),
    recordFailure: (url) => note(url, 0, find(url) !== null),
    recordSuccess(url) {
      faults.delete(hostOf(url));
    },
  };
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
