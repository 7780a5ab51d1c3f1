import { type ReactNode, useEffect, useState } from 'react';
import { announceScreen } from '../feedback/later-part.ts';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import type { LoadScreen, ScreenFile } from './screens.ts';

interface ScreenProps {
  load: LoadScreen;
  /** Stands there while the file is on its way. */
  waiting?: ReactNode;
}

const loaded = new Map<LoadScreen, ScreenFile>();

/**
 * A screen in a file of its own. One that is there already is drawn at once, so React's `lazy` will not do:
 * whatever has once shown a fallback of Suspense keeps it for 300 ms, and `lazy` always shows it first.
 */
export function Screen({ load, waiting = <ScreenSkeleton /> }: ScreenProps) {
  const [, show] = useState(() => loaded.get(load));
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const Content = loaded.get(load)?.default;
  useEffect(() => {
    let isGone = false;
    // It may have come ahead of time, after this was drawn and before this runs.
    const come = loaded.get(load);
    if (come) show(come);
    else {
      load().then(
        (file) => {
          loaded.set(load, file);
          if (!isGone) show(file);
        },
        (error: unknown) => {
          if (!isGone) setFailure({ error });
        },
      );
    }
    return () => {
      isGone = true;
    };
  }, [load]);
  const isThere = Content !== undefined;
  useEffect(() => {
    if (isThere) announceScreen();
  }, [isThere]);
  // For the boundary around the screens, as an error of the screen itself.
  if (failure) throw failure.error;
  return Content ? <Content /> : waiting;
}

/** Fetches a screen's file before it is asked for; null when it cannot be, which is reported when the screen is opened. */
export async function prefetchScreen(load: LoadScreen | undefined): Promise<ScreenFile | null> {
  if (!load) return null;
  const known = loaded.get(load);
  if (known) return known;
  try {
    const file = await load();
    loaded.set(load, file);
    return file;
  } catch {
    return null;
  }
}
