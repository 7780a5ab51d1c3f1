import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

/**
 * Wakes an island when a person shows interest: focus, press, or a submit by the Enter key. A form sent
 * before its script has arrived is held back and sent again once the island listens, so nothing typed
 * is lost to a slow network.
 */
const wakeOnIntent: ClientDirective = (load, _options, el) => {
  let pendingForm: HTMLFormElement | null = null;
  let isWaking = false;

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    pendingForm = event.target as HTMLFormElement;
    wake();
  };
  const release = () => {
    el.removeEventListener('submit', hold, true);
    pendingForm?.requestSubmit();
  };
  const wake = async () => {
    if (isWaking) return;
    isWaking = true;
    // The island tells when it listens: React attaches its handlers some time after hydrate() returns.
    el.addEventListener('island:ready', release, { once: true });
    const hydrate = await load();
    await hydrate();
  };
  // The script did not arrive: the form goes the way it goes without scripts.
  const giveUp = () => {
    el.removeEventListener('submit', hold, true);
    pendingForm?.submit();
  };

  el.addEventListener('submit', hold, true);
  el.addEventListener('astro:hydration-error', giveUp, { once: true });
  el.addEventListener('focusin', wake);
  el.addEventListener('pointerenter', wake);
};

export default wakeOnIntent;
