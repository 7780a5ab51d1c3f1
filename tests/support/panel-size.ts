/*
 * What a browser has to load of the panel, read from the built product as it serves it: the scripts the shell
 * names, everything they import, and what each screen adds when it is opened. Bytes as sent, in brotli.
 */

/** Bytes of the shell and of the screen that opens first together: the bar of the administrator area. */
export const PANEL_LIMIT = 170_000;

/** What opens first: without a session the one, with it the other. */
export const FIRST_SCREENS = ['sign-in-screen', 'dashboard-screen'];

interface PanelSize {
  /** Of the shell: what every address of the panel loads. */
  initial: number;
  /** How often files of the shell are asked for one after another, each found in one before. */
  steps: number;
  /** Of each part that is loaded when it is opened: what it adds to the shell. */
  parts: Map<string, number>;
}

interface Script {
  bytes: number;
  imports: string[];
  /** Loaded when something is opened. */
  parts: string[];
}

/** @param url of the running product */
export async function measurePanel(url: string): Promise<PanelSize> {
  const scripts = new Map<string, Promise<Script>>();
  const read = (path: string) => {
    const known = scripts.get(path) ?? readScript(url, path);
    scripts.set(path, known);
    return known;
  };
  const countSteps = async (paths: readonly string[]) => {
    const asked = new Set<string>();
    let steps = 0;
    for (let next = [...paths]; next.length > 0; steps += 1) {
      for (const path of next) asked.add(path);
      const imports = await Promise.all(next.map(async (path) => (await read(path)).imports));
      next = imports.flat().filter((path) => !asked.has(path));
    }
    return steps;
  };
  /** A script and all it imports, each once. */
  const collect = async (paths: string[], known: ReadonlySet<string> = new Set()) => {
    const found = new Set<string>();
    const waiting = paths.filter((path) => !known.has(path));
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (found.has(path)) continue;
      found.add(path);
      waiting.push(...(await read(path)).imports.filter((one) => !known.has(one)));
    }
    return found;
  };
  const weigh = async (paths: Iterable<string>) => {
    let bytes = 0;
    for (const path of paths) bytes += (await read(path)).bytes;
    return bytes;
  };

  const shell = await (await fetch(`${url}/auth`)).text();
  const named = shell.matchAll(
    /(?:component-url|renderer-url|before-hydration-url|src)="([^"]+\.js)"/g,
  );
  const entries = [...named].map(([, path = '']) => path);
  if (entries.length === 0) throw new Error('The shell of the panel names no script');
  const initial = await collect(entries);
  const parts = new Map<string, number>();
  const waiting = [...initial];
  const seen = new Set(initial);
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    for (const part of (await read(path)).parts) {
      if (seen.has(part)) continue;
      const added = await collect([part], initial);
      for (const one of added) seen.add(one);
      waiting.push(...added);
      parts.set(nameOf(part), await weigh(added));
    }
  }
  return { initial: await weigh(initial), steps: await countSteps(entries), parts };
}

async function readScript(url: string, path: string): Promise<Script> {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } });
  const text = await answer.text();
  const { headers } = answer;
  if (!answer.ok || headers.get('content-encoding') !== 'br')
    throw new Error(`${path}: ${answer.status}, not sent in brotli`);
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const listed = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, name = '']) => folder + name);
  return {
    bytes: Number(headers.get('content-length')),
    imports: listed(/\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
    parts: listed(/\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]/g),
  };
}

/** `/_astro/posts-screen.C4ab_1.js` → `posts-screen` */
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).split('.')[0] ?? path;

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
