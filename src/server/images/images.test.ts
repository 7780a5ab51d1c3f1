import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isFullRun } from '../../../tests/support/full-run.ts';
import { reEncodeImage } from './re-encode.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9902f' } });

describe('re-encoding', () => {
  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'takes %s and makes it WebP',
    async (format) => {
      const { contentType, width, height, bytes } = await reEncodeImage(
        await picture(64, 32).toFormat(format).toBuffer(),
      );
      expect({ contentType, width, height }).toEqual({
        contentType: 'image/webp',
        width: 64,
        height: 32,
      });
      expect((await sharp(bytes).metadata()).format).toBe('webp');
    },
  );

  test('fits into 1600 px and never enlarges', async () => {
    const large = await reEncodeImage(await picture(3200, 800).jpeg().toBuffer());
    expect([large.width, large.height]).toEqual([1600, 400]);
  });

  test('turns upright and drops metadata, place and camera included', async () => {
    const photo = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret', Make: 'Camera' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, width, height } = await reEncodeImage(photo);
    expect([width, height]).toEqual([40, 60]);
    const metadata = await sharp(bytes).metadata();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.icc).toBeUndefined();
    expect(bytes.includes('secret')).toBe(false);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['HTML that claims to be a picture', Buffer.from('<!doctype html><img>')],
    ['nothing', Buffer.alloc(0)],
    ['a signature without a picture', Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1')],
  ])('refuses %s', async (_, bytes) => {
    await expect(reEncodeImage(bytes)).rejects.toMatchObject({ code: 'unsupported-media' });
  });

  test('refuses a picture cut in half', async () => {
    const whole = await picture(400, 400).jpeg().toBuffer();
    await expect(reEncodeImage(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'unsupported-media',
    });
  });

  test('takes a photo of a 64 megapixel camera', async () => {
    const photo = await picture(9248, 6936).jpeg({ quality: 40 }).toBuffer();
    expect(await reEncodeImage(photo)).toMatchObject({ width: 1600, height: 1200 });
  });

  test.runIf(isFullRun)(
    'takes nothing as large that has to be decoded whole',
    async () => {
      const [progressive, png] = await Promise.all([
        picture(9248, 6936).jpeg({ quality: 40, progressive: true }).toBuffer(),
        pngOf(9248, 6936),
      ]);
      for (const bytes of [progressive, png])
        await expect(reEncodeImage(bytes)).rejects.toMatchObject({ code: 'too-large' });
      // Pictures as large as that are drawn for it.
    },
    30_000,
  );

  test.each(['heic', 'hevc', 'mif1\0\0\0\0mif1heic'])('says what to do with %j', async (brand) => {
    const bytes = Buffer.concat([Buffer.from(`\0\0\0\x18ftyp${brand}`), Buffer.alloc(100)]);
    await expect(reEncodeImage(bytes)).rejects.toMatchObject({
      code: 'unsupported-media',
      detail: expect.stringContaining('išsaugokite JPEG formatu'),
    });
  });

  test('refuses a pixel bomb before it is decoded', async () => {
    const bomb = pngOf(12_000, 9_000, Buffer.alloc(9_000 * (1 + 12_000 / 8)));
    expect(bomb.length).toBeLessThan(20_000);
    await expect(reEncodeImage(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });

  test.each([
    ['PNG', pngOf(60_000, 60_000)],
    ['GIF', gifOf(65_535, 65_535)],
    ['WebP', webpOf(16_383, 16_383)],
  ])('refuses a %s whose header alone claims a huge picture', async (_, bytes) => {
    expect(bytes.length).toBeLessThan(100);
    await expect(reEncodeImage(bytes)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('refuses a picture whose header claims other pixels than follow', async () => {
    const lie = await picture(64, 64).png().toBuffer();
    lie.writeUInt32BE(4_000, 16);
    await expect(reEncodeImage(lie)).rejects.toMatchObject({ code: 'unsupported-media' });
  });

  test('keeps of an animation its first frame, of a polyglot its picture', async () => {
    const frames = await sharp(
      await Promise.all(['#f00', '#0f0'].map((one) => picture(8, 8).tint(one).png().toBuffer())),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const still = await reEncodeImage(frames);
    expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);

    const page = Buffer.from('<script>alert(document.domain)</script>');
    const gif = await picture(8, 8).gif().toBuffer();
    const jpeg = await picture(8, 8)
      .withExif({ IFD0: { Copyright: String(page) } })
      .jpeg()
      .toBuffer();
    for (const polyglot of [Buffer.concat([gif, page]), Buffer.concat([jpeg, page])]) {
      expect((await reEncodeImage(polyglot)).bytes.includes('script')).toBe(false);
    }
  });

  test('refuses a page that hides behind a signature', async () => {
    const bytes = Buffer.from('GIF89a<html><script>alert(1)</script></html>');
    await expect(reEncodeImage(bytes)).rejects.toMatchObject({ code: 'unsupported-media' });
  });

  test('refuses more than 15 MB', async () => {
    await expect(reEncodeImage(Buffer.alloc(16 * 1024 * 1024))).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});

/** Headers of the three formats, with nothing behind them unless given. One bit a pixel. */
function pngOf(width: number, height: number, rows = Buffer.alloc(10)): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([size, named, sum]);
  };
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function gifOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const palette = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0]), size, Buffer.from([0])]);
  const pixels = Buffer.from([2, 2, 0x4c, 0x01, 0, 0x3b]);
  return Buffer.concat([Buffer.from('GIF89a'), size, palette, frame, pixels]);
}

function webpOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  const vp8 = Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 0x01, 0x2a]), size, Buffer.alloc(10)]);
  const chunk = Buffer.alloc(8);
  chunk.write('VP8 ', 0, 'latin1');
  chunk.writeUInt32LE(vp8.length, 4);
  const riff = Buffer.alloc(12);
  riff.write('RIFF', 0, 'latin1');
  riff.writeUInt32LE(4 + chunk.length + vp8.length, 4);
  riff.write('WEBP', 8, 'latin1');
  return Buffer.concat([riff, chunk, vp8]);
}
