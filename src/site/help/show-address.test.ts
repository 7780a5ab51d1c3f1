import { parseHTML } from 'linkedom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showAddress } from './show-address.ts';

afterEach(() => vi.unstubAllGlobals());

/** The part of the help page the script works on, with the server's answer. */
async function show(answer: () => Promise<Response>) {
  const { document, HTMLElement } = parseHTML(`<!doctype html><html><body>
    <p data-client-address data-failed="Nepavyko gauti IP" data-via-proxy=" (per „Cloudflare“)">Kraunama...</p>
    <button hidden>Kopijuoti</button></body></html>`);
  const fetch = vi.fn(answer);
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', HTMLElement);
  vi.stubGlobal('fetch', fetch);
  await showAddress();
  const button = document.querySelector('button');
  return {
    fetch,
    text: document.querySelector('p')?.textContent,
    isHidden: button?.hasAttribute('hidden'),
    copied: button?.getAttribute('data-copy'),
  };
}

describe("the visitor's address", () => {
  it.each([
    ['place', '<button hidden>Kopijuoti</button>'],
    ['button', '<p data-client-address>Kraunama...</p>'],
    ['button beside it', '<p data-client-address>Kraunama...</p><svg></svg><button></button>'],
  ])('is not asked for on a page without a %s for it', async (_what, inside) => {
    const { document, HTMLElement, HTMLButtonElement } = parseHTML(`<body>${inside}</body>`);
    const fetch = vi.fn();
    vi.stubGlobal('document', document);
    vi.stubGlobal('HTMLElement', HTMLButtonElement ?? HTMLElement);
    vi.stubGlobal('fetch', fetch);
    await showAddress();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is asked of the server and offered for copying', async () => {
    const shown = await show(async () =>
      Response.json({ ip: '198.51.100.7', isCloudflare: false }),
    );
    expect(shown.fetch).toHaveBeenCalledWith('/functions/v1/get-client-ip', { method: 'POST' });
    expect(shown).toMatchObject({
      text: '198.51.100.7',
      isHidden: false,
      copied: '198.51.100.7',
    });
  });

  it('names the proxy when the request came through it, but copies the address alone', async () => {
    const shown = await show(async () => Response.json({ ip: '198.51.100.7', isCloudflare: true }));
    expect(shown.text).toBe('198.51.100.7 (per „Cloudflare“)');
    expect(shown.copied).toBe('198.51.100.7');
  });

  it.each([
    ['a refusal', async () => Response.json({ detail: 'Per dažnai' }, { status: 429 })],
    ['a broken answer', async () => new Response('<html>')],
    ['an answer without an address', async () => Response.json({})],
    ['an empty address', async () => Response.json({ ip: '', isCloudflare: false })],
    [
      'a lost connection',
      async () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('is given up after %s', async (_name, answer) => {
    const shown = await show(answer);
    expect(shown.text).toBe('Nepavyko gauti IP');
    expect(shown.isHidden).toBe(true);
  });
});
