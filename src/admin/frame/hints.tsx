import { type FloatingPosition, Tooltip } from '@mantine/core';
import { useEffect, useState } from 'react';
import { HINT, HINT_SIDE } from '../feedback/hint-attributes.ts';

/** Milliseconds that the pointer rests on an icon before its name is shown; the keyboard does not wait. */
const REST = 300;

const hintedAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(`[${HINT}]`) : null;

/** The names of icons, at the pointer and the focus: one tooltip for all of them. */
export function Hints() {
  const target = useHinted();
  const side = target?.getAttribute(HINT_SIDE) as FloatingPosition | null | undefined;
  if (!target) return null;
  return (
    <Tooltip opened target={target} label={target.getAttribute(HINT)} position={side ?? 'bottom'} />
  );
}

function useHinted(): HTMLElement | null {
  const [hinted, setHinted] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (element: HTMLElement | null, delay: number) => {
      clearTimeout(timer);
      if (!element || delay === 0) setHinted(element);
      else timer = setTimeout(setHinted, delay, element);
    };
    const point = (event: PointerEvent) => {
      // A finger presses, it does not ask.
      if (event.pointerType === 'mouse') show(hintedAt(event), REST);
    };
    const focus = (event: FocusEvent) => {
      const element = hintedAt(event);
      show(element?.matches(':focus-visible') ? element : null, 0);
    };
    const hide = () => show(null, 0);
    const hideByKey = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const { signal, abort } = listening();
    document.addEventListener('pointerover', point, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('keydown', hideByKey, { signal });
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, []);
  return hinted?.isConnected ? hinted : null;
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
