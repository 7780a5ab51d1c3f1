/**
 * The map is a drawing until the visitor asks for the real one: only then is its maker contacted. The link
 * leads to the same place where no scripts run.
 */
export function startMap(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-map]');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = link.dataset.map ?? '';
    frame.title = link.dataset.title ?? '';
    link.closest('figure')?.replaceChildren(frame);
    frame.focus();
  });
}
