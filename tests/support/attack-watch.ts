import { createHash } from 'node:crypto';
import type { Browser, BrowserContextOptions, Page, Response } from '@playwright/test';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { ALLOWED_HTML } from '../../src/domain/articles/article-html.ts';

/** An attack that ran, reached out, or stands in a page ready to. */
export interface Sighting {
  what: string;
  /** What was being looked at, as described by the looker. */
  about: string;
  url: string;
}

export interface AttackWatch {
  sightings: Sighting[];
  newPage(): Promise<Page>;
  /** What is seen from now on is about this. */
  turnTo(page: Page, about: string): void;
  /** Opens an address and looks at what the server sent. */
  open(page: Page, url: string, about: string): Promise<void>;
  /** Looks at the page as it stands, shadow trees included. */
  inspect(page: Page, about: string): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds for whatever is waited for, on a busy machine. */
const PATIENCE = 30_000;

type WatchOptions = Pick<BrowserContextOptions, 'storageState' | 'bypassCSP'>;

/**
 * A window in which nothing can happen unseen: dialogs, requests to anybody but `origin`, leaving it, windows that
 * open by themselves, scripts that the page's policy had to stop. Nothing leaves the machine when the browser was
 * started with `WATCHED_BROWSER`.
 */
export async function watchForAttacks(
  browser: Browser,
  origin: string,
  options: WatchOptions = {},
): Promise<AttackWatch> {
  const context = await browser.newContext({ locale: 'lt-LT', ...options });
  const sightings: Sighting[] = [];
  const subjects = new WeakMap<Page, string>();
  const see = (what: string, page: Page | null, url = page?.url() ?? '') => {
    const about = (page && subjects.get(page)) ?? '';
    sightings.push({ what: what.slice(0, 200), about, url: url.slice(0, 200) });
  };
  const isOurs = (url: string) => url === origin || url.startsWith(`${origin}/`);

  await context.exposeBinding('reportAttack', ({ page, frame }, what) =>
    see(String(what), page, frame.url()),
  );
  await context.addInitScript(reportWhatRuns);
  context.on('dialog', async (dialog) => {
    if (dialog.type() !== 'beforeunload') see(`dialog ${dialog.message()}`, dialog.page());
    await dialog.accept().catch(() => {});
  });
  context.on('request', (request) => {
    const url = request.url();
    if (isOurs(url) || /^(?:blob|about):/.test(url)) return;
    if (url.startsWith('data:') && !request.isNavigationRequest()) return;
    see(`request to ${url}`, request.serviceWorker() ? null : request.frame().page());
  });

  return {
    sightings,
    async newPage() {
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      page.on('popup', (popup) => see(`window of its own ${popup.url()}`, page));
      page.on('framenavigated', (frame) => {
        if (!isOurs(frame.url()) && !/^about:/.test(frame.url()))
          see('navigation', page, frame.url());
      });
      return page;
    },
    turnTo: (page, about) => void subjects.set(page, about),
    async open(page, url, about) {
      subjects.set(page, about);
      const response = await page.goto(url, { waitUntil: 'load' });
      if (response) for (const what of await findServed(response)) see(what, page);
    },
    async inspect(page, about) {
      subjects.set(page, about);
      for (const what of await page.evaluate(findUnsafe, ALLOWED)) see(what, page);
    },
    close: () => context.close(),
  };
}

/** No name but ours is found; whoever is asked is seen by the context. */
export const WATCHED_BROWSER = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

/** Before any script of a page, in every frame. */
function reportWhatRuns() {
  const reportAttack = (what: string) =>
    (window as unknown as { reportAttack: (what: string) => void }).reportAttack(what);
  for (const name of ['alert', 'confirm', 'prompt', 'print']) {
    const value = (...given: unknown[]) => reportAttack(`${name}(${given.join()})`);
    Object.defineProperty(window, name, { value });
  }
  addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample }) =>
      reportAttack(`the policy stopped ${effectiveDirective} ${blockedURI} ${sample}`),
    true,
  );
}

/** An article's elements, and what our own pages put around pictures, tables and marks. */
const ALLOWED = [...Object.keys(ALLOWED_HTML), 'div', 'picture', 'source', 'span'];

/** Runs in the page. */
function findUnsafe(allowed: string[]): string[] {
  const found: string[] = [];
  const show = (element: Element) => (element.cloneNode(false) as Element).outerHTML;
  const isContent = (root: Element | ShadowRoot) =>
    root instanceof ShadowRoot || root.matches('.prose, .ProseMirror');
  const look = (root: Document | ShadowRoot | DocumentFragment, isInside: boolean) => {
    for (const element of root.querySelectorAll('*')) {
      const tag = element.localName;
      const holder = isInside || element.parentElement?.closest('.prose, .ProseMirror');
      if (holder && !allowed.includes(tag)) found.push(`element in a text: ${show(element)}`);
      if (/^(?:base|object|embed|applet|frame|frameset|portal)$/.test(tag))
        found.push(`element: ${show(element)}`);
      if (tag === 'meta' && element.hasAttribute('http-equiv')) {
        if (/refresh/i.test(element.getAttribute('http-equiv') ?? ''))
          found.push(`element: ${show(element)}`);
      }
      if (tag === 'iframe' && element.hasAttribute('srcdoc'))
        found.push(`element: ${show(element)}`);
      for (const { name, value } of element.attributes) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them in addresses
        const bare = value.replace(/[\u0000-\u0020]/g, '');
        const isRun = /^(?:javascript|vbscript|livescript|mocha):/i.test(bare);
        const isSource =
          /^(?:src|href|xlink:href|action|formaction|data|poster|srcset|background|from|to|values)$/;
        const isAddress = isSource.test(name);
        if (/^on/i.test(name)) found.push(`attribute: ${show(element)}`);
        else if (isAddress && isRun) found.push(`address: ${show(element)}`);
        else if (name === 'srcset' && /(?:java|vb)script:/i.test(bare))
          found.push(`address: ${show(element)}`);
        else if (isAddress && holder && /^data:/i.test(bare))
          found.push(`address: ${show(element)}`);
        else if (holder && name === 'style' && /url\(|expression/i.test(value))
          found.push(`style: ${show(element)}`);
      }
      if (element.shadowRoot) look(element.shadowRoot, isContent(element.shadowRoot));
      if (element instanceof HTMLTemplateElement) look(element.content, false);
    }
  };
  if (document.querySelector('parsererror')) found.push('a document that does not parse');
  look(document, false);
  return found;
}

type Node = DefaultTreeAdapterMap['node'];
type Element5 = DefaultTreeAdapterMap['element'];

/** What a page brings before any script has run: scripts that are not the policy's, data that does not parse. */
async function findServed(response: Response): Promise<string[]> {
  const headers = response.headers();
  if (!/html/.test(headers['content-type'] ?? '')) return [];
  const policy = headers['content-security-policy'] ?? '';
  const found = policy ? [] : ['a page without a policy'];
  const html = await response.text().catch(() => null);
  if (html === null) return ['the page was left before it could be read'];
  for (const element of elementsOf(parse(html))) {
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
    const short = `${element.tagName} ${JSON.stringify(attributes)} ${text.slice(0, 80)}`;
    if (element.tagName === 'script' && !isKnownScript(attributes, text, policy))
      found.push(`served: ${short}`);
    if (Object.keys(attributes).some((name) => name.startsWith('on')))
      found.push(`served: ${short}`);
  }
  return found;
}

function isKnownScript(attributes: Record<string, string>, text: string, policy: string): boolean {
  if (attributes.src !== undefined) return /^\/(?!\/)/.test(attributes.src);
  if (/json/.test(attributes.type ?? '')) return isJson(text);
  return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function* elementsOf(root: Node): Generator<Element5> {
  if ('tagName' in root) yield root;
  if ('content' in root) yield* elementsOf(root.content);
  if ('childNodes' in root) for (const child of root.childNodes) yield* elementsOf(child);
}
