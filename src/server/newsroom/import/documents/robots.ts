import type { Clock } from '../../../../domain/time/clock.ts';
import { days, hours } from '../../../../domain/time/duration.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { OutboundError } from '../../../outbound/outbound-error.ts';
import { parseRobotsRules, type RobotsRules } from './robots-rules.ts';

export interface Robots {
  /** Whether a site lets our robot read this address. Unknown is no: a site that cannot be asked is left alone. */
  isAllowed(url: string): Promise<boolean>;
  /** Whether that no is only for want of an answer, and may become a yes. */
  isSilent(url: string): Promise<boolean>;
}

interface Rules {
  readUntil: number;
  allows: RobotsRules;
  isSilent: boolean;
}

const MAX_BYTES = 512 * 1024;
const MAX_SITES = 2000;

/**
 * Reads robots.txt as RFC 9309 says: 4xx and endless redirects mean everything is allowed, 429, 5xx and no
 * answer mean nothing is, for now; of a file that is too long the beginning counts. Rules are kept a day,
 * refusals for lack of an answer an hour.
 * @param agent the robot's one-word name, as at the beginning of our User-Agent
 */
export function createRobots(options: { outbound: Outbound; clock: Clock; agent: string }): Robots {
  const sites = new Map<string, Promise<Rules>>();

  async function read(origin: string): Promise<Rules> {
    const address = `${origin}/robots.txt`;
    const now = options.clock.now().getTime();
    const everything = { readUntil: now + days(1), allows: () => true, isSilent: false };
    const nothing = { readUntil: now + hours(1), allows: () => false, isSilent: true };
    try {
      const answer = await options.outbound.fetch(address, {
        maxBytes: MAX_BYTES,
        accept: 'text/plain',
        whenTooLarge: 'cut',
      });
      if (answer.status === 429 || answer.status >= 500) return nothing;
      if (answer.status !== 200) return everything;
      const allows = parseRobotsRules(answer.body.toString('utf8'), options.agent);
      return { readUntil: now + days(1), allows, isSilent: false };
    } catch (error) {
      const kind = error instanceof OutboundError ? error.kind : null;
      if (kind === 'too-many-redirects') return everything;
      // What no other time will change is no silence.
      return { ...nothing, isSilent: kind !== 'blocked-address' && kind !== 'bad-url' };
    }
  }

  async function find(url: string): Promise<Rules> {
    // What is no address cannot be asked either.
    const origin = URL.parse(url)?.origin ?? '';
    const known = await sites.get(origin);
    if (known && known.readUntil > options.clock.now().getTime()) return known;
    if (sites.size >= MAX_SITES) sites.clear();
    const reading = read(origin);
    sites.set(origin, reading);
    return reading;
  }

  return {
    isAllowed: async (url) => (await find(url)).allows(url),
    isSilent: async (url) => (await find(url)).isSilent,
  };
}
