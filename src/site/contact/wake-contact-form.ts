/** A script that came but does not run leaves no other sign than silence. */
const PATIENCE_MS = 8000;

/**
 * Brings the contact form to life when a person shows interest: focus, press, or a submit by the Enter key. A
 * form sent before its script has arrived is held back and sent again once the form listens, so nothing typed
 * is lost to a slow network. Astro's own islands would cost every page 1.5 KB of their machinery at once.
 */
export function startContactForm(): void {
  const place = document.querySelector<HTMLElement>('[data-contact-place]');
  if (!place) return;
  let pendingForm: HTMLFormElement | null = null;
  let isWaking = false;
  let isReady = false;

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    pendingForm = event.target as HTMLFormElement;
    pendingForm.setAttribute('aria-busy', 'true');
    wake();
    setTimeout(giveUp, PATIENCE_MS);
  };
  const release = () => {
    isReady = true;
    place.removeEventListener('submit', hold, true);
    pendingForm?.removeAttribute('aria-busy');
    pendingForm?.requestSubmit();
  };
  // The script did not arrive: the form goes the way it goes without scripts, and its draft with it.
  const giveUp = () => {
    if (isReady) return;
    place.removeEventListener('submit', hold, true);
    if (!pendingForm) return;
    // The draft is forgotten as after a form that was emptied; the fields themselves stay.
    pendingForm.dispatchEvent(new Event('reset'));
    pendingForm.submit();
  };
  const wake = () => {
    if (isWaking) return;
    isWaking = true;
    // The form tells when it listens: React attaches its handlers some time after hydration began.
    place.addEventListener('form:ready', release, { once: true });
    const kept = document.querySelector<HTMLTemplateElement>('[data-contact-script]');
    const script = document.createElement('script');
    script.type = 'module';
    script.src = kept?.content.querySelector('script')?.getAttribute('src') ?? '';
    script.onerror = giveUp;
    document.head.append(script);
  };

  place.addEventListener('submit', hold, true);
  place.addEventListener('focusin', wake);
  place.addEventListener('pointerenter', wake);
}
