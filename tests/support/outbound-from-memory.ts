import type { Outbound } from '../../src/server/outbound/outbound.ts';

/** Answers these addresses with these texts and every other with 404: for imports whose network is not the question. */
export function createOutboundFromMemory(texts: ReadonlyMap<string, string>): Outbound {
  return {
    fetch: async (url) => {
      const text = texts.get(url);
      return {
        status: text === undefined ? 404 : 200,
        url,
        headers: { 'content-type': 'application/xml; charset=utf-8' },
        body: Buffer.from(text ?? ''),
        movedPermanentlyTo: null,
      };
    },
    mayAsk: (url) => texts.has(url),
    close: async () => {},
  };
}
