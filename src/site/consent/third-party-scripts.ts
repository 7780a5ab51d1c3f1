type Calls = { q?: unknown[] } & ((...call: unknown[]) => void);

/** The tools wait in these names for their script; both read the `arguments` object itself. */
declare global {
  interface Window {
    dataLayer?: unknown[];
    clarity?: Calls;
  }
}

/** Adds a script of others to the page, once. */
function load(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** @param address of the script; absent when no statistics are configured */
export function startStatistics(address: string | undefined): void {
  if (!address || window.dataLayer) return;
  const calls: unknown[] = [];
  window.dataLayer = calls;
  const tell: (...call: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: the tool takes arrays for data and only `arguments` for calls
    calls.push(arguments);
  };
  tell('js', new Date());
  tell('config', new URL(address).searchParams.get('id'));
  load(address);
}

/** @param address of the script; absent when no recording is configured */
export function startRecording(address: string | undefined): void {
  if (!address || window.clarity) return;
  const waiting: unknown[] = [];
  const clarity: Calls = function () {
    // biome-ignore lint/complexity/noArguments: what the tool expects in its queue
    waiting.push(arguments);
  };
  clarity.q = waiting;
  window.clarity = clarity;
  load(address);
}
