import type { CheckFinding } from '../../../../domain/articles/check-finding.ts';
import { listLinks } from '../../../html/text-blocks.ts';
import { urlKey } from './facts/addresses.ts';
import { NOTHING } from './sentences/passage.ts';

/** The same address however it is written, relative to the page it stands on. */
export const addressKey = (address: string, base: string): string =>
  urlKey(URL.canParse(address, base) ? new URL(address, base).href : address);

/**
 * Addresses that the text links to no more: only a doubt, unless another one that the source knows came for it. One that
 * it does not know is a fault by itself, and not told here.
 * @param url of the page it stood on
 */
export function compareLinks(
  { url, html }: { url: string; html: string },
  output: string,
  known: ReadonlySet<string>,
): CheckFinding[] {
  const read = (text: string) =>
    listLinks(text).map((link) => ({ ...link, key: addressKey(link.address, url) }));
  const [sources, outputs] = [read(html), read(output)];
  const gone = sources.filter(
    ({ key, text }) =>
      // Within the page, of a picture, or told by the text itself.
      key !== urlKey(url) && text !== '' && key !== urlKey(text) && !holds(outputs, key),
  );
  const came = outputs.filter(
    ({ key }, at) => known.has(key) && !holds(sources, key) && !holds(outputs.slice(0, at), key),
  );
  const goneOnce = gone.filter(({ key }, at) => !holds(gone.slice(0, at), key));
  return goneOnce.map(({ address }, at) => {
    const source = { fact: address, excerpt: address };
    const other = came[at]?.address;
    return other
      ? { kind: 'url', problem: 'changed', fact: other, excerpt: other, source }
      : { kind: 'url', problem: 'left_out', ...NOTHING, source, isUnsure: true };
  });
}

const holds = (links: readonly { key: string }[], key: string): boolean =>
  links.some((link) => link.key === key);
