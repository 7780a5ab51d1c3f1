import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { seconds } from '../../domain/time/duration.ts';
import { whenIdle } from './when-idle.ts';

const TRY_AGAIN_AFTER = seconds(5);

const firstScreen = Promise.withResolvers<void>();

/** A screen stands there: from now on the browser may fetch what it did not need for that. */
export const announceScreen = () => firstScreen.resolve();

/**
 * What opens over the screens, in a file of its own: no screen needs it to stand there, so it is fetched once the first
 * one does and the browser has nothing else to do, before anybody reaches for it.
 * @returns a hook: the part, or null while it is not there; `isWanted` has it fetched at once
 */
export function createLaterPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let part: ComponentType<Props> | null = null;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const fetchPart = () => {
    if (isAsked) return;
    isAsked = true;
    load().then(
      (file) => {
        part = file.default;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        console.error(error);
        isAsked = false;
        // What it would show is kept until then: toasts, questions.
        setTimeout(fetchPart, TRY_AGAIN_AFTER);
      },
    );
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return function usePart(isWanted = false): ComponentType<Props> | null {
    useEffect(() => {
      if (isWanted) fetchPart();
      else void firstScreen.promise.then(() => whenIdle(fetchPart));
    }, [isWanted]);
    return useSyncExternalStore(subscribe, () => part);
  };
}
