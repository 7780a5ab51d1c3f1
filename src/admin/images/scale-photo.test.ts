import sharp from 'sharp';
import { expect, it } from 'vitest';
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
});

it('sends a picture within the limit as it is', async () => {
  const file = new File([new Uint8Array(PICTURE_LIMIT.bytes)], 'a.jpg', { type: 'image/jpeg' });
  expect(await scalePhoto(file, () => expect.unreachable())).toBe(file);
});

it('says at once what to do with HEIC, also where the system names no type', async () => {
  for (const file of [new File(['a'], 'IMG_1.HEIC'), new File(['a'], 'a', { type: 'image/heif' })])
    await expect(scalePhoto(file, () => {})).rejects.toThrow(/išsaugokite JPEG formatu/);
});
