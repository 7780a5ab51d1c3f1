import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const file = (name: string) => new URL(name, import.meta.url);

/** The build ends in a function that makes a page of an address; serving is our own server's part. */
export function inProcess(): AstroIntegration {
  return {
    name: 'in-process',
    hooks: {
      'astro:config:done': ({ setAdapter }) =>
        setAdapter({
          name: 'in-process',
          entrypointResolution: 'auto',
          serverEntrypoint: file('./render-page.ts'),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: { serverOutput: 'stable', sharpImageService: 'stable' },
        }),
    },
  };
}

/** @astrojs/react with a server's part of our own. */
export function reactInOnePiece(): AstroIntegration {
  const integration = react({ experimentalDisableStreaming: true });
  const setUp = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setUp?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, serverEntrypoint: file('./render-react.ts') }),
        }),
    },
  };
}
