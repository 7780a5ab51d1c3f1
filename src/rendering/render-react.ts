import { hash } from 'node:crypto';
import renderer from '@astrojs/react/server.js';

type Render = typeof renderer.renderToStaticMarkup;
type Rendered = Awaited<ReturnType<Render>>;

/** Characters of HTML in all; most of a page made for one visitor is the same for every visitor. */
const KEPT = 2 * 1024 * 1024;
/** Digests of properties, with and without HTML. */
const DIGESTS = 2048;

/** Numbers the components, which are functions: names may repeat. */
const numbers = new WeakMap<object, number>();
let components = 0;
/** The least recently used first. Null: seen once. What one visitor brought is not kept for being brought once. */
const known = new Map<string, Rendered | null>();
let size = 0;

/**
 * The library asks whether a component is React's by rendering it an extra time. Here every component that is not
 * Astro's own is. And components of pages are functions of their properties alone, so what the same properties made is
 * not made a third time: properties are data that JSON can write. What a browser goes on with (`client:…`) holds numbers of
 * its page and is made for each.
 */
export default {
  ...renderer,
  check: async () => true,
  async renderToStaticMarkup(this: ThisParameterType<Render>, ...args: Parameters<Render>) {
    const [Component, props, slots, metadata] = args;
    if (metadata?.hydrate) return renderer.renderToStaticMarkup.apply(this, args);
    const key = hash('sha256', `${numberOf(Component)}${JSON.stringify([props, slots])}`, 'base64');
    const isSeen = known.has(key);
    const made = known.get(key) ?? (await renderer.renderToStaticMarkup.apply(this, args));
    forget(key);
    remember(key, isSeen ? made : null);
    return made;
  },
};

function remember(key: string, made: Rendered | null): void {
  known.set(key, made);
  size += made?.html.length ?? 0;
  for (const oldest of known.keys()) {
    if (size <= KEPT && known.size <= DIGESTS) return;
    forget(oldest);
  }
}

function forget(key: string): void {
  size -= known.get(key)?.html.length ?? 0;
  known.delete(key);
}

function numberOf(component: object): number {
  const number = numbers.get(component);
  if (number !== undefined) return number;
  components += 1;
  numbers.set(component, components);
  return components;
}
