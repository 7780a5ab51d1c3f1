import renderer from '@astrojs/react/server.js';

type Render = typeof renderer.renderToStaticMarkup;
type Rendered = Awaited<ReturnType<Render>>;

/** Most of a page made for one visitor is the same for all of them: parts of 64 pages and more. */
const KEPT = 512;
/** Characters of properties and HTML; what is longer is an article's own. */
const LONGEST = 128 * 1024;

/** Numbers the components, which are functions: names may repeat. */
const numbers = new WeakMap<object, number>();
let components = 0;
/** The least recently used first. */
const kept = new Map<string, Rendered>();

/**
 * The library asks whether a component is React's by rendering it an extra time. Here every component that is not
 * Astro's own is. And components of pages are functions of their properties alone, so what the same properties made is
 * not made again: properties are data that JSON can write. What a browser goes on with (`client:…`) holds numbers of its
 * page and is made for each.
 */
export default {
  ...renderer,
  check: async () => true,
  async renderToStaticMarkup(this: ThisParameterType<Render>, ...args: Parameters<Render>) {
    const [Component, props, slots, metadata] = args;
    if (metadata?.hydrate) return renderer.renderToStaticMarkup.apply(this, args);
    const key = `${numberOf(Component)}${JSON.stringify([props, slots])}`;
    const known = kept.get(key);
    if (known) kept.delete(key);
    const made = known ?? (await renderer.renderToStaticMarkup.apply(this, args));
    if (key.length + made.html.length <= LONGEST) kept.set(key, made);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? key);
    return made;
  },
};

function numberOf(component: object): number {
  const known = numbers.get(component);
  if (known !== undefined) return known;
  components += 1;
  numbers.set(component, components);
  return components;
}
