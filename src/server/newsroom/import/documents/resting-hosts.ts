import type { Clock } from '../../../../domain/time/clock.ts';
import { minutes } from '../../../../domain/time/duration.ts';

/** Hosts that could not answer a moment ago. */
export interface RestingHosts {
  /** For how many milliseconds the address's host is still to be left alone; 0 when it may be asked. */
  restOf(url: string): number;
  /** The host said that it cannot answer; `ms` when it said for how long. */
  rest(url: string, ms: number | null): void;
  /** No answer came, which may be the moment's fault: the second time in a row the host rests. */
  missed(url: string): void;
  answered(url: string): void;
}

interface Fault {
  /** Milliseconds since 1970; afterwards it is forgotten. */
  until: number;
  isResting: boolean;
}

/** Of a host that named no time. */
const HOST_REST = minutes(15);

/** Lives in memory, and holds no more than the faults of the last while. */
export function createRestingHosts({ now }: Clock): RestingHosts {
  const faults = new Map<string, Fault>();
  const find = (url: string): Fault | null => {
    const fault = faults.get(hostOf(url));
    return fault && fault.until > now().getTime() ? fault : null;
  };
  const note = (url: string, ms: number, isResting: boolean) => {
    const at = now().getTime();
    for (const [host, { until }] of faults) if (until <= at) faults.delete(host);
    faults.set(hostOf(url), { until: at + Math.max(ms, HOST_REST), isResting });
  };
  return {
    restOf(url) {
      const fault = find(url);
      return fault?.isResting ? fault.until - now().getTime() : 0;
    },
    rest: (url, ms) => note(url, ms ?? 0, true),
    missed: (url) => note(url, 0, find(url) !== null),
    answered(url) {
      faults.delete(hostOf(url));
    },
  };
}

const hostOf = (url: string): string => URL.parse(url)?.host ?? '';
