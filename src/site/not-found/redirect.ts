/** Specification §9. */
const REDIRECT_DELAY_MS = 2000;

/**
 * The not-found page's way on (specification §4.3): at once to the page the address most likely meant, else
 * to the beginning after two seconds, each time in place of the wrong address in the history. Where no
 * scripts run, the server's Refresh header does the same after two seconds.
 */
export function startRedirect(): void {
  const place = document.querySelector<HTMLElement>('[data-redirect]');
  if (!place) return;
  const likely = place.dataset.redirect;
  if (likely) location.replace(likely);
  else setTimeout(() => location.replace('/'), REDIRECT_DELAY_MS);
}
