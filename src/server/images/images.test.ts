import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { coverSvg, drawCover } from './draw-cover.ts';
import { reEncodeImage } from './re-encode.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d9902f' } });

describe('a drawn cover', () => {
  test('is a 1200×630 WebP of moderate weight, the same for the same seed', async () => {
    const cover = await drawCover('a', 'Technologijos');
    expect(await sharp(cover).metadata()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 630,
    });
    expect(cover.length).toBeLessThan(60_000);
    expect(cover.equals(await drawCover('a', 'Technologijos'))).toBe(true);
  });

  test('moves with the seed and is tinted by the category', () => {
    const categories = ['Kibernetinis saugumas', 'IT paslaugos', 'Technologijos', 'Kita', null];
    expect(new Set(categories.map((category) => coverSvg('a', category))).size).toBe(4);
    expect(coverSvg('b', null)).not.toBe(coverSvg('a', null));
  });

  test('has no text: no machine needs a font for it', () => {
    expect(coverSvg('a', 'IT paslaugos')).not.toMatch(/<text|font|NaN|undefined/);
  });
});

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

  test('refuses a pixel bomb before it is decoded', async () => {
    const bomb = await picture(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(2_000_000);
    await expect(reEncodeImage(bomb)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('refuses more than 15 MB', async () => {
    await expect(reEncodeImage(Buffer.alloc(16 * 1024 * 1024))).rejects.toMatchObject({
      code: 'too-large',
    });
  });
});
