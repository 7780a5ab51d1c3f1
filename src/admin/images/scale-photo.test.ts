import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectOneError } from '../../../tests/support/panel-in-memory.ts';
import { PICTURE_LIMIT } from '../../domain/upload-limits.ts';
import { findPacket, scalePhoto, withPacket } from './scale-photo.ts';

const PACKET =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>';
const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#123' } });

it('lets what a picture says of itself go along into the smaller one', async () => {
  const marked = await draw().withXmp(PACKET).jpeg().toBuffer();
  const packet = findPacket(marked);
  expect(new TextDecoder().decode(packet ?? undefined)).toBe(PACKET);
  const plain = await draw().jpeg().toBuffer();
  expect(findPacket(plain)).toBeNull();
  const written = withPacket(plain, packet ?? new Uint8Array());
  const { xmp, width } = await sharp(written).metadata();
  expect([xmp?.toString(), width]).toEqual([PACKET, 8]);
  expect(Buffer.from(written).subarray(-plain.length + 2)).toEqual(plain.subarray(2));
});

it('sends a picture within the limit as it is', async () => {
  const file = new File([new Uint8Array(PICTURE_LIMIT.bytes)], 'a.jpg', { type: 'image/jpeg' });
  expect(await scalePhoto(file, () => expect.unreachable())).toBe(file);
});

it('says at once what to do with HEIC, also where the system names no type', async () => {
  for (const file of [new File(['a'], 'IMG_1.HEIC'), new File(['a'], 'a', { type: 'image/heif' })])
    await expect(scalePhoto(file, () => {})).rejects.toThrow(/išsaugokite JPEG formatu/);
});

it('takes along no more than a segment of a JPEG holds', async () => {
  const ofLength = (length: number) => {
    const [open, close] = ['<x:xmpmeta>', '</x:xmpmeta>'];
    return new TextEncoder().encode(open + 'a'.repeat(length - open.length) + close);
  };
  expect(findPacket(ofLength(65_000))).not.toBeNull();
  expect(findPacket(ofLength(65_001))).toBeNull();
  const reversed = new TextEncoder().encode('</x:xmpmeta><x:xmpmeta>');
  expect(findPacket(reversed)).toBeNull();
  expect(findPacket(reversed.slice(0, 12))).toBeNull();
  const long = PACKET.replace('<rdf:RDF', `<!--${'a'.repeat(1000)}--><rdf:RDF`);
  const plain = await draw().jpeg().toBuffer();
  const { xmp } = await sharp(withPacket(plain, new TextEncoder().encode(long))).metadata();
  expect(xmp?.toString()).toBe(long);
});

describe('a picture above the limit', () => {
  /** A browser's canvas, drawn by sharp. */
  const browser = { papers: [] as string[], closed: 0, blob: undefined as Blob | null | undefined };
  afterEach(() => {
    vi.unstubAllGlobals();
    Object.assign(browser, { papers: [], closed: 0, blob: undefined });
  });
  function openBrowser({ hasPaper = true } = {}) {
    let bytes: Uint8Array;
    vi.stubGlobal('createImageBitmap', async (file: File) => {
      bytes = await file.bytes();
      const { width, height } = await sharp(bytes).metadata();
      return { width, height, close: () => (browser.closed += 1) };
    });
    const canvas = {
      width: 0,
      height: 0,
      getContext: () =>
        hasPaper
          ? {
              set fillStyle(colour: string) {
                browser.papers.push(colour);
              },
              fillRect: (...place: number[]) => browser.papers.push(place.join()),
              drawImage: (_: unknown, ...place: number[]) => browser.papers.push(place.join()),
            }
          : null,
      toBlob: async (take: (blob: Blob | null) => void, type: string, quality: number) => {
        if (browser.blob !== undefined) return take(browser.blob);
        const drawn = await sharp(bytes)
          .resize(canvas.width, canvas.height)
          .toFormat(type === 'image/jpeg' ? 'jpeg' : 'webp', { quality: quality * 100 })
          .toBuffer();
        take(new Blob([new Uint8Array(drawn)], { type }));
      },
    };
    vi.stubGlobal('document', { createElement: () => canvas });
  }
  /** Bytes behind its end make it large. */
  const fileOf = (bytes: Uint8Array<ArrayBuffer>, type: string) =>
    new File([bytes, new Uint8Array(PICTURE_LIMIT.bytes)], 'IMG 1.jpg', { type });
  const wide = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123' } });

  it('is made smaller to its longest side, upright on white, and keeps what it says of itself', async () => {
    openBrowser();
    const marked = await wide(6400, 100).withXmp(PACKET).jpeg().toBuffer();
    let scalings = 0;
    const smaller = await scalePhoto(fileOf(new Uint8Array(marked), 'image/jpeg'), () => {
      scalings += 1;
    });
    const { width, height, format, xmp } = await sharp(await smaller.bytes()).metadata();
    expect([width, height, format, xmp?.toString()]).toEqual([3200, 50, 'jpeg', PACKET]);
    expect([smaller.name, smaller.type]).toEqual(['IMG 1.jpg', 'image/jpeg']);
    expect(browser.papers).toEqual(['#fff', '0,0,3200,50', '0,0,3200,50']);
    expect([scalings, browser.closed]).toEqual([1, 1]);
  });

  it('that is large only in bytes keeps its size; one that may be transparent stays so', async () => {
    openBrowser();
    const png = await wide(20, 10).png().toBuffer();
    const smaller = await scalePhoto(fileOf(new Uint8Array(png), 'image/png'), () => {});
    const { width, height, format } = await sharp(await smaller.bytes()).metadata();
    expect([width, height, format]).toEqual([20, 10, 'webp']);
    expect(browser.papers).toEqual(['0,0,20,10']);
    const plain = await draw().jpeg().toBuffer();
    const other = await scalePhoto(fileOf(new Uint8Array(plain), 'image/jpeg'), () => {});
    expect(other.type).toBe('image/jpeg');
  });

  it.each(['no reading', 'no paper', 'no writing'])(
    'is sent as it is by a browser that has %s for it: the server says what is wrong',
    async (lack) => {
      openBrowser({ hasPaper: lack !== 'no paper' });
      if (lack === 'no writing') browser.blob = null;
      const bytes =
        lack === 'no reading' ? new Uint8Array(10) : new Uint8Array(await draw().jpeg().toBuffer());
      const file = fileOf(bytes, 'image/jpeg');
      const wasSaid = expectOneError();
      expect(await scalePhoto(file, () => {})).toBe(file);
      wasSaid();
      expect(browser.closed).toBe(lack === 'no reading' ? 0 : 1);
    },
  );

  it('is sent as it is when drawing it anew makes it no smaller', async () => {
    openBrowser();
    const file = fileOf(new Uint8Array(await draw().png().toBuffer()), 'image/png');
    browser.blob = new Blob([new Uint8Array(file.size)], { type: 'image/webp' });
    expect(await scalePhoto(file, () => {})).toBe(file);
  });
});
