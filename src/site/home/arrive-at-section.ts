import { smoothScrollTo } from '../frame/smooth-scroll-to.ts';

/**
 * Scrolls to the section the address names, softly and 80 px short as the style sheet says (specification
 * §2.1). Not after a reload or on the way back: the visitor's own place on the page comes first then.
 */
export function arriveAtSection(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (location.hash || (navigation && navigation.type !== 'navigate')) return;
  const target = document.getElementById(location.pathname.slice(1));
  if (target) void document.fonts.ready.then(() => smoothScrollTo(target));
}
