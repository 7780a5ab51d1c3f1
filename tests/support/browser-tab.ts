import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Record<string, unknown> & {
    sessionId?: string;
    targetInfo?: { type: string; subtype?: string; targetId: string };
  };
  result?: Record<string, unknown>;
  error?: { message: string };
}

export interface BrowserTab {
  open(url: string): Promise<void>;
  /** In the page that is shown. */
  evaluate<T>(expression: string): Promise<T>;
  point(selector: string): Promise<void>;
  /** With the mouse, a tenth of a second between press and release, as people do. */
  click(selector: string): Promise<void>;
  /** Addresses that the page's rules let the browser make ready. */
  listCandidates(): string[];
  /** What became of pages made ready, by address: `Ready`, `Success`, `Failure …`. */
  prerenders: Map<string, string>;
  close(): Promise<void>;
}

const LEFT = 'the page was left';
/** It was asked before, or after, the browser said that it is left. */
const GONE = new RegExp(`${LEFT}|Session with given id not found`);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A tab of a browser of its own, spoken to by the DevTools protocol. Not by Playwright: it attaches to pages, and a
 * browser makes no page ready for a tab whose pages are attached to one by one.
 * @param executable of Chromium
 */
export async function openTab(executable: string): Promise<BrowserTab> {
  const profile = await mkdtemp(join(tmpdir(), 'website-browser-'));
  const browser = spawn(
    executable,
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1280,900',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const socket = new WebSocket(await readAddress(browser.stderr));
  await once(socket, 'open');

  const answers = new Map<number, { session?: string; resolve: (message: Message) => void }>();
  const prerenders = new Map<string, string>();
  let candidates: string[] = [];
  /** Sessions by target: the page that is shown, and those that are made ready. */
  const pages = new Map<string, string>();
  let shownTarget = '';
  let asked = 0;
  const call = async (method: string, params: object = {}, sessionId?: string) => {
    asked += 1;
    const id = asked;
    const answer = new Promise<Message>((resolve) =>
      answers.set(id, { session: sessionId, resolve }),
    );
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result ?? {};
  };
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) answers.get(message.id)?.resolve(message);
    else hear(message);
  });
  const hear = ({ method, params }: Message) => {
    const target = params?.targetInfo;
    if (method === 'Target.attachedToTarget' && target?.type === 'page')
      pages.set(target.targetId, String(params?.sessionId));
    // A page that is left answers nothing any more, also not what it was asked before.
    if (method === 'Target.detachedFromTarget')
      for (const { session, resolve } of answers.values())
        if (session === params?.sessionId) resolve({ error: { message: LEFT } });
    // One that was made ready is shown from now on; the former one may stay, for going back.
    if (target?.type === 'page' && target.subtype !== 'prerender') shownTarget = target.targetId;
    if (method === 'Preload.prerenderStatusUpdated') {
      const { key, status, prerenderStatus } = params as unknown as PrerenderStatus;
      prerenders.set(key.url, [status, prerenderStatus].filter(Boolean).join(' '));
    }
    if (method === 'Preload.preloadingAttemptSourcesUpdated') {
      const sources = params?.preloadingAttemptSources as { key: { url: string } }[];
      candidates = sources.map(({ key }) => key.url);
    }
  };

  const { targetId } = await call('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await call('Target.setAutoAttach', attach, String(sessionId));
  const shown = () => pages.get(shownTarget);
  const evaluate = async <T>(expression: string): Promise<T> => {
    const asked = { expression, awaitPromise: true, returnByValue: true };
    try {
      const answer = await call('Runtime.evaluate', asked, shown());
      return (answer.result as { value: T }).value;
    } catch (error) {
      if (!GONE.test((error as Error).message)) throw error;
      // The next page is about to be shown.
      await pause(50);
      return evaluate(expression);
    }
  };
  const point = async (selector: string) => {
    const place = await evaluate<{ x: number; y: number }>(
      `(() => { const shown = [...document.querySelectorAll(${JSON.stringify(selector)})].find((one) => one.getBoundingClientRect().width > 0);
        shown.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = shown.getBoundingClientRect(); return { x: x + width / 2, y: y + height / 2 }; })()`,
    );
    await call('Input.dispatchMouseEvent', { type: 'mouseMoved', ...place }, shown());
    return place;
  };
  return {
    async open(url) {
      candidates = [];
      await call('Preload.enable', {}, shown());
      await call('Page.navigate', { url }, shown());
      while ((await evaluate('document.readyState')) !== 'complete') await pause(50);
    },
    evaluate,
    async point(selector) {
      await point(selector);
    },
    async click(selector) {
      const press = { ...(await point(selector)), button: 'left', clickCount: 1 };
      await call('Input.dispatchMouseEvent', { type: 'mousePressed', ...press }, shown());
      await pause(100);
      // Its page may be gone before it answers.
      call('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press }, shown()).catch(
        () => {},
      );
    },
    listCandidates: () => candidates,
    prerenders,
    async close() {
      const ended = once(browser, 'exit');
      // By its own command: a signal would end the shell script that Debian starts it by, and leave the browser.
      await call('Browser.close');
      await ended;
      socket.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

interface PrerenderStatus {
  key: { url: string };
  status: string;
  prerenderStatus?: string;
}

async function readAddress(errors: NodeJS.ReadableStream): Promise<string> {
  let said = '';
  for await (const chunk of errors) {
    said += chunk;
    const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${said.slice(0, 300)}`);
}
