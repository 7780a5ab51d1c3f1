import { smoothScrollTo } from './smooth-scroll-to.ts';

/** Specification §2.3 and §9. */
const SOLID_BEYOND_PX = 20;
const ANCHOR_DELAY_MS = 100;

/** Header that turns solid, small-screen menu, and the soft arrival at an anchor from another page. */
export function startMenu(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const button = document.querySelector<HTMLElement>('[data-menu-button]');
  if (!header || !button) return;

  const turnSolid = () => {
    const solid = scrollY > SOLID_BEYOND_PX;
    header.toggleAttribute('data-solid', solid);
    header.classList.toggle('band', header.dataset.header === 'band' && !solid);
  };
  addEventListener('scroll', turnSolid, { passive: true });
  turnSolid();

  const setOpen = (open: boolean) => {
    header.toggleAttribute('data-open', open);
    button.setAttribute('aria-expanded', String(open));
    document.documentElement.classList.toggle('menu-open', open);
    // The menu covers the page: neither the keyboard nor a screen reader should wander behind it.
    for (const part of document.body.children)
      if (part !== header) part.toggleAttribute('inert', open);
  };
  // A wider window shows the links beside the logo and has no button that would close the menu.
  matchMedia('(width >= 75rem)').addEventListener('change', () => setOpen(false));
  button.addEventListener('click', () => setOpen(!header.hasAttribute('data-open')));
  header.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) setOpen(false);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !header.hasAttribute('data-open')) return;
    setOpen(false);
    button.focus();
  });

  // Within a page the browser itself scrolls to an anchor (smoothly and 80 px short, by our CSS) and
  // updates the address. Only arriving from another page needs help: start at the top, then glide. The address
  // goes without its anchor meanwhile, or the browser would set off by itself as soon as it has read the page.
  const target = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  if (target && document.referrer.startsWith(location.origin) && !history.state) {
    const arrived = { arrived: true };
    const { hash, pathname, search } = location;
    history.replaceState(arrived, '', pathname + search);
    scrollTo({ top: 0, behavior: 'instant' });
    setTimeout(() => {
      history.replaceState(arrived, '', hash);
      smoothScrollTo(target);
    }, ANCHOR_DELAY_MS);
  }
}
