import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '../../domain/articles/picture.ts';
import { drawCover } from './drawing/draw-cover.ts';
import { drawShareImage } from './drawing/draw-share-image.ts';
import { encodeVariant } from './encode-variant.ts';
import { DRAWN, readMark, xmpOf } from './picture-marks.ts';
import { reEncodeImage } from './re-encode.ts';

const PAINTED = { source_type: 'trainedAlgorithmicMedia', model: 'google/x' } as const;
const plain = () =>
  sharp({ create: { width: 500, height: 300, channels: 3, background: '#d9902f' } });
const markIn = async (bytes: Uint8Array) => readMark((await sharp(bytes).metadata()).xmp);
const subject = { seed: 'a', title: 'Kopijos', excerpt: '', category: null };

describe('the mark in a picture’s bytes', () => {
  test('of a model’s picture stands in it and in every narrower copy, caption included', async () => {
    const { bytes, mark } = await reEncodeImage(await plain().png().toBuffer(), PAINTED);
    expect([mark, await markIn(bytes)]).toEqual([PAINTED, PAINTED]);
    for (const width of PICTURE_WIDTHS)
      for (const format of PICTURE_FORMATS) {
        const copy = await encodeVariant(bytes, { width, format });
        expect(await markIn(copy), `${width} ${format}`).toEqual(PAINTED);
        expect(copy.includes('Paveikslą sukūrė dirbtinis intelektas (modelis google/x).')).toBe(
          true,
        );
      }
  });

  test('of a drawn cover and share image says that rules drew it', async () => {
    const cover = await drawCover(subject);
    expect(await markIn(cover)).toEqual(DRAWN);
    expect(await markIn(await encodeVariant(cover, { width: 400, format: 'avif' }))).toEqual(DRAWN);
    expect(await markIn(await drawShareImage('Kopijos', 'Įmonė'))).toEqual(DRAWN);
  });

  test('that a stranger’s picture brings is kept in our own words, and nothing else of its packet', async () => {
    const foreign = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:e="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><e:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia</e:DigitalSourceType><e:Location>Namai</e:Location></rdf:Description></rdf:RDF></x:xmpmeta>`;
    const { bytes, mark } = await reEncodeImage(await plain().withXmp(foreign).jpeg().toBuffer());
    const composite = { source_type: 'compositeWithTrainedAlgorithmicMedia', model: null };
    expect([mark, await markIn(bytes)]).toEqual([composite, composite]);
    expect(bytes.includes('Namai')).toBe(false);
  });

  test('is none where a picture says nothing, or what no vocabulary knows', async () => {
    const { bytes, mark } = await reEncodeImage(await plain().jpeg().toBuffer());
    expect([mark, (await sharp(bytes).metadata()).xmp]).toEqual([null, undefined]);
    const odd = xmpOf(PAINTED).replace('trainedAlgorithmicMedia', 'kazkas');
    expect(readMark(Buffer.from(odd))).toBeNull();
  });

  test('is looked for in packets of up to half a megabyte', () => {
    const packet = Buffer.from(xmpOf(PAINTED));
    const padded = (length: number) =>
      Buffer.concat([packet, Buffer.alloc(length - packet.length, ' ')]);
    expect(readMark(padded(500_000))).toEqual(PAINTED);
    expect(readMark(padded(500_001))).toBeNull();
  });

  test('costs less than a kilobyte', () => {
    expect(Buffer.byteLength(xmpOf(PAINTED))).toBeLessThan(1000);
  });
});
