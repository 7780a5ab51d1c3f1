/**
 * Asks the server for the visitor's address and shows it, specification §4.4. The words stand in the page:
 * importing them here would send all of them twice.
 */
export async function showAddress(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-client-address]');
  const button = place?.nextElementSibling;
  if (!place || !(button instanceof HTMLElement)) return;
  const { failed = '', viaProxy = '' } = place.dataset;
  try {
    const response = await fetch('/functions/v1/get-client-ip', { method: 'POST' });
    // A refusal tells none either.
    const { ip, isCloudflare } = (await response.json()) as { ip?: string; isCloudflare: boolean };
    if (!ip) throw new Error('no address');
    place.textContent = isCloudflare ? ip + viaProxy : ip;
    // The page's own script copies what this attribute holds: the address without the suffix.
    button.dataset.copy = ip;
    button.hidden = false;
  } catch {
    place.textContent = failed;
  }
}
