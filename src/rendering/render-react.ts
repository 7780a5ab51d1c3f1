import renderer from '@astrojs/react/server.js';

/**
 * The library asks whether a component is React's by rendering it an extra time. Here every component that is not
 * Astro's own is.
 */
export default { ...renderer, check: async () => true };
