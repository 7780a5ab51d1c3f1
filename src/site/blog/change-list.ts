/** Skeletons come only when the answer takes longer than a blink. */
const PATIENCE_MS = 150;

const withoutHash = (url: string) => url.split('#')[0] ?? url;

/** What the head says of the list; the rest of it is the same for every list. */
const OF_THE_LIST =
  'meta:is([name=robots], [name=description], [name=keywords], [property]), link[rel=canonical]';

/**
 * Categories, pages and searches of the blog without loading the page anew: the address's own page is fetched
 * and its list takes the place of this one. Whatever fails, the browser simply goes to the address.
 */
export function startListChanges(): void {
  // Whole: every step knows which list is shown and which is on its way.
  const blog = document.querySelector<HTMLElement>('[data-blog]');
  const list = blog?.querySelector<HTMLElement>('[data-list]');
  const told = blog?.querySelector('[role=status]');
  if (!blog || !list || !told) return;
  let latest: AbortController | undefined;
  let shown = withoutHash(location.href);

  const showSkeletons = () => {
    const skeletons = blog.querySelector<HTMLTemplateElement>('[data-skeletons]');
    if (skeletons) list.replaceChildren(skeletons.content.cloneNode(true));
    list.setAttribute('aria-busy', 'true');
  };
  const take = (page: Document) => {
    const fresh = page.querySelector('[data-list]');
    if (!fresh) throw new Error('not a list');
    list.replaceChildren(...fresh.childNodes);
    // The links stay, and with them the focus; only the mark moves.
    const now = page.querySelector('.filters [aria-current]')?.getAttribute('href');
    for (const link of blog.querySelectorAll('.filters a')) {
      if (link.getAttribute('href') === now) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
    for (const said of document.head.querySelectorAll(OF_THE_LIST)) said.remove();
    document.head.append(...page.head.querySelectorAll(OF_THE_LIST));
    document.title = page.title;
    told.textContent = page.title;
  };

  const show = async (url: string, isBack = false) => {
    latest?.abort();
    const turn = new AbortController();
    latest = turn;
    const hadFocus = list.contains(document.activeElement);
    const waiting = setTimeout(showSkeletons, PATIENCE_MS);
    try {
      const response = await fetch(url, { signal: turn.signal });
      take(new DOMParser().parseFromString(await response.text(), 'text/html'));
      shown = url;
      const field = blog.querySelector<HTMLInputElement>('[name=q]');
      if (field) field.value = new URL(url).searchParams.get('q') ?? '';
      // The pressed link of the pages is gone: the keyboard goes on from the list.
      if (hadFocus) list.focus({ preventScroll: true });
      if (isBack) return;
      history.pushState(null, '', url);
      if (blog.getBoundingClientRect().top < 0) blog.scrollIntoView();
    } catch {
      if (!turn.signal.aborted) location.assign(url);
    } finally {
      clearTimeout(waiting);
      if (latest === turn) list.removeAttribute('aria-busy');
    }
  };

  blog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.filters a, .pages a');
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.button) return;
    event.preventDefault();
    void show(link.href);
  });
  blog.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    const text = String(new FormData(form).get('q')).trim();
    event.preventDefault();
    void show(`${form.action}?${new URLSearchParams({ q: text })}`);
  });
  // Going to a place inside the page is history too, and changes no list.
  addEventListener('popstate', () => {
    const url = withoutHash(location.href);
    if (url !== shown) void show(url, true);
  });
}
