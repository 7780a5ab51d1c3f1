import { runInNewContext } from 'node:vm';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Window } from 'happy-dom';
import { createElement, isValidElement, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { expect, vi } from 'vitest';
import type { TestApi } from './test-api.ts';

/** What the language brings, and what Node has of browsers: it stays what server and requests know. */
const LANGUAGE = new Set<string>(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
const NODES =
  /^(?:Abort\w+|Blob|BroadcastChannel|Buffer|CloseEvent|\w*Stream\w*|\w*QueuingStrategy|\w*Crypto\w*|DOMException|ErrorEvent|EventSource|EventTarget|File|FormData|Headers|Message\w+|Performance\w*|Request|Response|Text(?:De|En)coder|URL\w*|WebSocket|atob|btoa|(?:set|clear)(?:Timeout|Interval|Immediate)|console|crypto|fetch|global|performance|process|queueMicrotask|structuredClone)$/;

/**
 * A browser's page of the panel without a browser: happy-dom under the global names until `close`. Nothing is laid out.
 * What belongs to the panel is imported once it is open.
 * @param api answers what the panel asks for, as the administrator
 */
export async function openPanelInMemory(api: TestApi | null = null, address = '/admin') {
  const window = new Window({ url: `http://localhost:3000${address}` });
  const names = new Set<string>();
  for (let level: object = window; level !== Object.prototype; level = Object.getPrototypeOf(level))
    for (const name of Object.getOwnPropertyNames(level)) names.add(name);
  for (const name of names) {
    if (LANGUAGE.has(name) || NODES.test(name)) continue;
    const value = Reflect.get(window, name);
    vi.stubGlobal(name, isMethod(value) ? value.bind(window) : value);
  }
  vi.stubGlobal('window', window);
  // What browsers have and happy-dom has not.
  Object.defineProperty(window.Element.prototype, 'ariaLabel', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-label');
    },
  });
  let isCut = false;
  let held = Promise.resolve();
  const underWay = new Set<Promise<Response>>();
  if (api) {
    const { admin } = api.people;
    const user = { id: admin.id, email: 'admin@example.com', name: 'admin' };
    const session = { token: admin.token, user, expiresAt: '2999-01-01T00:00:00Z' };
    window.localStorage.setItem('session', JSON.stringify(session));
    const send = async (input: string, init: RequestInit) => {
      await held;
      if (isCut) throw new TypeError('Failed to fetch');
      return api.api.request(input, init, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
    };
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      const answer = send(input, init);
      underWay.add(answer);
      const forget = () => void underWay.delete(answer);
      answer.then(forget, forget);
      return answer;
    });
    vi.stubGlobal('XMLHttpRequest', XmlHttpRequest);
  }
  vi.resetModules();
  const { createRoot } = await import('react-dom/client');
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: 5000 } },
  });
  const roots: Root[] = [];

  async function mount(element: ReactNode): Promise<Root> {
    const place = window.document.body.appendChild(window.document.createElement('div'));
    const root = createRoot(place as unknown as Element);
    roots.push(root);
    await act(() => root.render(createElement(QueryClientProvider, { client }, element as never)));
    return root;
  }

  return {
    window,
    document: window.document as unknown as Document,
    client,
    mount,
    /** What a hook answers on a page of its own; `current` is the last answer. */
    async use<Answer>(hook: () => Answer, around: (inner: ReactNode) => ReactNode = (it) => it) {
      const result = { current: undefined as Answer };
      const Component = () => {
        result.current = hook();
        return null;
      };
      const root = await mount(around(createElement(Component)));
      return {
        get current() {
          return result.current;
        },
        leave: () => act(() => root.unmount()),
      };
    },
    act,
    /** Until the panel shows it, at most some seconds. */
    async until(check: () => unknown): Promise<void> {
      await vi.waitFor(check, { timeout: 10_000, interval: 10 });
      // What follows from it, as it would before a person's next key.
      await act(() => {});
    },
    /** Nothing answers until the returned function is called. */
    cutConnection: () => {
      isCut = true;
      return () => {
        isCut = false;
      };
    },
    /** What is asked from now on is answered when the returned function is called. */
    holdAnswers: () => {
      const gate = Promise.withResolvers<void>();
      held = gate.promise;
      return gate.resolve;
    },
    /** All toasts so far: 'Title: text reason'. */
    async readToasts() {
      const { notifications: library, notificationsStore } = await import('@mantine/notifications');
      // Those of the file before.
      library.clean();
      return () => {
        const { notifications, queue } = notificationsStore.getState();
        return [...notifications, ...queue].map(({ title, message }) => {
          const { text, reason } = (message as { props: { text: string; reason: string | null } })
            .props;
          return `${title}: ${[text, reason].filter(Boolean).join(' ')}`;
        });
      };
    },
    /** All questions so far, each with how it is answered. */
    async readQuestions() {
      const { announceQuestions } = await import('../../src/admin/feedback/ask.tsx');
      announceQuestions();
      const asked: Question[] = [];
      window.addEventListener('mantine-modals:openConfirmModal', (event) => {
        asked.push((event as unknown as CustomEvent<Question>).detail);
      });
      return asked;
    },
    /** Until nothing that was asked is without an answer. */
    async answered(): Promise<void> {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
    async close() {
      await act(() => {
        for (const root of roots) root.unmount();
      });
      client.clear();
      // What was asked in leaving is answered while there is a database.
      await Promise.allSettled(underWay);
      await window.happyDOM.close();
      vi.unstubAllGlobals();
    },
  };
}

/** As the library is told of it. */
interface Question {
  modalId: string;
  title: string;
  children: ReactNode;
  labels: { confirm: string; cancel: string };
  confirmProps?: { color: string };
  onConfirm: () => void;
  onClose?: () => void;
}

/** Every line of a question, in order. */
export function linesOf(node: ReactNode): string[] {
  if (typeof node === 'string') return [node];
  if (Array.isArray(node)) return node.flatMap(linesOf);
  return isValidElement<{ children?: ReactNode }>(node) ? linesOf(node.props.children) : [];
}

export type PanelInMemory = Awaited<ReturnType<typeof openPanelInMemory>>;

/** Does something as a person does, and lets React draw what follows at once. */
async function act(run: () => unknown): Promise<void> {
  await run();
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** The older way to ask, which tells how much has gone out: asks and is answered as `fetch`. */
class XmlHttpRequest {
  readonly upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  status = 0;
  responseText = '';
  readonly #headers = new Headers();
  #address = ['', ''] as [method: string, path: string];

  open(...address: [method: string, path: string]): void {
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  async send(body: FormData): Promise<void> {
    const [method, path] = this.#address;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    // Between the two a browser draws.
    await new Promise((resolve) => setTimeout(resolve));
    try {
      const answer = await fetch(path, { method, headers: this.#headers, body });
      this.status = answer.status;
      this.responseText = await answer.text();
    } catch {
      this.onerror();
      return;
    }
    this.onload();
  }
}

const isMethod = (value: unknown): value is (...args: never[]) => unknown =>
  typeof value === 'function' && !/^class\b|^[A-Z]/.test(value.name || 'A') && !value.prototype;

/** For a test of something that fails: what it answers expects that the console has the error, once. */
export function expectOneError() {
  const errors = vi.mocked(console.error).mockReturnValue();
  return () => {
    expect(errors).toHaveBeenCalledOnce();
    errors.mockReset();
  };
}
