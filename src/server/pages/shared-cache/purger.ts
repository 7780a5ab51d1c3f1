import type { CdnSettings } from '../../config.ts';
import { askOperatorsServer } from '../../outbound/operators-server.ts';
import { EVERY_PAGE } from './shared-headers.ts';

/** @throws Error when not every page with one of the tags is known to be gone from the shared cache */
export type Purge = (tags: string[]) => Promise<void>;

/** Varnish takes 8 KB of headers. */
const VARNISH_LETTERS = 4_000;
/** Cloudflare: operations of one request. */
const CLOUDFLARE_TAGS = 100;
/** Bunny takes one tag at a time, and counts them. */
const BUNNY_TAGS = 10;

/** What changed is named in few requests, or everything is dropped. */
const orEverything = (tags: string[], fits: boolean) => (fits ? tags : [EVERY_PAGE]);

/** Tells the shared cache in front what changed, in its own protocol. */
export function createPurge(settings: CdnSettings): Purge {
  const send = async (address: string, message: Message) => {
    const status = await askOperatorsServer(address, settings.kind, message);
    if (status < 200 || status >= 300)
      throw new Error(`${settings.kind} refused a purge: status ${status}`);
  };
  if (settings.kind === 'varnish') {
    const { addresses } = settings;
    // https://docs.varnish-software.com/varnish-cache-plus/vmods/xkey/, as deploy/cluster/varnish.vcl answers it.
    return async (tags) => {
      const xkey = orEverything(tags, tags.join(' ').length <= VARNISH_LETTERS).join(' ');
      const message = { method: 'PURGE', headers: { xkey } };
      await allOrThrow(addresses.map((address) => send(address, message)));
    };
  }
  const { kind, zone, key } = settings;
  if (kind === 'cloudflare') {
    const address = settings.address ?? 'https://api.cloudflare.com/client/v4';
    return async (tags) => {
      const data = { tags: orEverything(tags, tags.length <= CLOUDFLARE_TAGS) };
      const headers = { authorization: `Bearer ${key}` };
      await send(`${trim(address)}/zones/${zone}/purge_cache`, { headers, data });
    };
  }
  const address = settings.address ?? 'https://api.bunny.net';
  return async (tags) => {
    const headers = { AccessKey: key };
    const one = (CacheTag: string) =>
      send(`${trim(address)}/pullzone/${zone}/purgeCache`, { headers, data: { CacheTag } });
    await allOrThrow(orEverything(tags, tags.length <= BUNNY_TAGS).map(one));
  };
}

type Message = Parameters<typeof askOperatorsServer>[2];

const trim = (address: string) => address.replace(/(?<!\/)\/+$/, '');

/** One that refuses keeps none of the others from being purged. */
async function allOrThrow(sending: Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(sending)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}
