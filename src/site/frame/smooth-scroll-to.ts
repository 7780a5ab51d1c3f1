/** What a visitor does to take the page back while it moves. */
const OWN_MOVES = ['wheel', 'touchstart', 'keydown'];

/**
 * Scrolls softly to a place, 80 px short as the style sheet says, and takes the keyboard along. A font or picture that arrives on the way
 * moves the place; so when the page has stopped it is set right, unless the visitor has moved it meanwhile.
 */
export function smoothScrollTo(target: HTMLElement): void {
  const taken = new AbortController();
  const once = { once: true, passive: true, signal: taken.signal };
  for (const move of OWN_MOVES) addEventListener(move, () => taken.abort(), once);
  addEventListener(
    'scrollend',
    () => {
      taken.abort();
      target.scrollIntoView({ behavior: 'instant' });
    },
    once,
  );
  target.scrollIntoView();
  if (!target.contains(document.activeElement)) target.focus({ preventScroll: true });
}
