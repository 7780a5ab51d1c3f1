/**
 * The map and a video are drawings until the visitor asks for the real ones: only then is their maker contacted. The link
 * leads to the same place where no scripts run.
 */
export function startFrames(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-frame]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.allow = 'autoplay; fullscreen';
      frame.src = link.dataset.frame ?? '';
      frame.title = link.dataset.title ?? '';
      link.closest('figure, div')?.replaceChildren(frame);
      frame.focus();
    });
}
