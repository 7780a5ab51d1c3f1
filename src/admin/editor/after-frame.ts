/** Work that no frame waits for. */
export interface AfterFrame {
  /** Asks for it once the next frame stands; asked again before that, it is done once. */
  ask(): void;
  /** Does now what was asked for; nothing when nothing was. */
  now(): void;
  cancel(): void;
}

/** A page that is not shown has no frames: there the work is done at once. */
export function afterFrame(work: () => void): AfterFrame {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const cancel = () => {
    isAsked = false;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  const now = () => {
    if (!isAsked) return;
    cancel();
    work();
  };
  return {
    ask() {
      if (isAsked) return;
      isAsked = true;
      if (document.hidden) return now();
      // The callback stands before the frame is drawn, a task begun in it after that.
      frame = requestAnimationFrame(() => {
        timer = setTimeout(now);
      });
    },
    now,
    cancel,
  };
}
