import type { IncomingMessage } from 'node:http';
import { seconds } from '../../domain/time/duration.ts';
import { AppError } from '../errors.ts';
import { networkOfAddress } from './client-address.ts';

/** Renderings under way in the whole process. They share one thread: more would only wait for each other. */
const MAX_CONCURRENT = 8;
/** The second goes on while the first waits for the database. A network without credit has one. */
const MAX_CONCURRENT_PER_NETWORK = 2;
/** A request that finds a longer queue is refused. */
const MAX_QUEUED_PER_NETWORK = 64;
const MAX_QUEUED = 1024;
/** What a network may have rendered at any pace, and how fast that comes back. */
const BURST = 60;
const REFILL_PER_SECOND = 20;
/** How long a network that has used it up lets others go first after each of its renderings. */
const GAP_MS = 25;

interface Waiter {
  start(hasTurn: boolean): void;
  /** What it waits for has been made for somebody else: it needs no turn. */
  isMade(): boolean;
  leave(error: AppError): void;
  isGone(): boolean;
}

interface Network {
  running: number;
  waiting: Waiter[];
  /** Left of BURST at `at`. */
  credit: number;
  at: number;
  isPaused: boolean;
}

interface Deps {
  addressOf: (request: IncomingMessage) => string;
  /** Milliseconds. */
  now?: () => number;
}

export interface FairQueue {
  /** Called for every request, so that the queue knows whether other clients are active. */
  countRequest(): void;
  /**
   * Does the work when it is the turn of the visitor's network, or outside of turns once `isMade` says that it costs nothing.
   * @throws AppError `too-many` and `unavailable` when too many wait already
   */
  run<Result>(
    request: IncomingMessage,
    work: () => Promise<Result>,
    isMade?: () => boolean,
  ): Promise<Result>;
}

/**
 * A fair queue: renderings wait in a queue per network, served round-robin, with a token bucket each: a thousand requests of
 * one delay another's by one. Without other clients a network goes as fast as the process can; one that asks
 * for more than people do otherwise leaves most of the thread to the rest.
 *
 * Memory is bounded: a network is dropped once its credit is refilled. Whole, for all of it shares the same counts.
 */
export function createFairQueue(deps: Deps): FairQueue {
  const { addressOf, now = () => performance.now() } = deps;
  /** The one served longest ago first. */
  const networks = new Map<string, Network>();
  let running = 0;
  let waiting = 0;
  /** Requests that asked for no turn, and how many of them were known at the last look. */
  let others = 0;
  let othersSeen = 0;

  const creditOf = ({ credit, at }: Network) =>
    Math.min(BURST, credit + ((now() - at) / seconds(1)) * REFILL_PER_SECOND);
  const isSpent = (network: Network) => creditOf(network) <= 0;
  const hasTurn = (network: Network) =>
    !network.isPaused && network.running < (isSpent(network) ? 1 : MAX_CONCURRENT_PER_NETWORK);
  const mayStart = (network: Network) => {
    const [first] = network.waiting;
    return first !== undefined && (hasTurn(network) || first.isMade());
  };
  const isIdle = (network: Network) => network.running === 0 && network.waiting.length === 0;

  function forgetIdle(): void {
    for (const [name, network] of networks) {
      if (!isIdle(network) || creditOf(network) < BURST) return;
      networks.delete(name);
    }
  }

  function enter(name: string): Network {
    forgetIdle();
    const known = networks.get(name);
    if (known) return known;
    const network = { running: 0, waiting: [], credit: BURST, at: now(), isPaused: false };
    networks.set(name, network);
    return network;
  }

  function next(): void {
    while (running < MAX_CONCURRENT && waiting > 0) {
      const turn = networks.entries().find(([, network]) => mayStart(network));
      if (!turn) return;
      start(...turn);
    }
  }

  function start(name: string, network: Network): void {
    const waiter = network.waiting.shift();
    waiting -= 1;
    if (!waiter) return;
    if (waiter.isGone()) {
      waiter.leave(new AppError('unavailable', 'Ryšys nutrūko'));
      return;
    }
    if (waiter.isMade()) {
      waiter.start(false);
      return;
    }
    network.credit = Math.max(creditOf(network) - 1, -BURST);
    network.at = now();
    network.running += 1;
    running += 1;
    networks.delete(name);
    networks.set(name, network);
    waiter.start(true);
  }

  function end(network: Network): void {
    network.running -= 1;
    running -= 1;
    const isAlone = networks.size === 1 && others === othersSeen;
    othersSeen = others;
    if (isSpent(network) && !isAlone && !network.isPaused) {
      network.isPaused = true;
      setTimeout(() => {
        network.isPaused = false;
        next();
      }, GAP_MS).unref();
    }
    next();
  }

  return {
    countRequest() {
      others += 1;
    },
    async run(request, work, isMade = () => false) {
      others -= 1;
      const name = networkOfAddress(addressOf(request));
      const network = enter(name);
      if (network.waiting.length >= MAX_QUEUED_PER_NETWORK) throw tooMany();
      if (waiting >= MAX_QUEUED) throw busy();
      const isTurn = await new Promise<boolean>((start, leave) => {
        network.waiting.push({ start, leave, isMade, isGone: () => request.socket.destroyed });
        waiting += 1;
        next();
      });
      try {
        return await work();
      } finally {
        if (isTurn) end(network);
      }
    },
  };
}

const tooMany = () =>
  new AppError('too-many', 'Iš Jūsų tinklo gauname labai daug užklausų. Pabandykite po minutės.', {
    log: 'too many renderings wait for one network',
    retryAfterSeconds: 60,
  });
const busy = () =>
  new AppError('unavailable', 'Svetainė šiuo metu labai apkrauta. Pabandykite po minutės.', {
    log: 'too many renderings wait',
    retryAfterSeconds: 60,
  });
