import { escapeUTF8 } from 'entities/escape';
import {
  DIGITAL_SOURCE_TYPES,
  describePicture,
  IPTC_DIGITAL_SOURCE_TYPES,
  type PictureMark,
} from '../../domain/articles/digital-source-types.ts';

/*
 * What a picture says of how it was made stands in its bytes (XMP, IPTC Photo Metadata), where it goes along with every
 * copy. Only our own few words are written: a stranger's packet may be long and say anything.
 */

/** A drawing by rules, which learned from no pictures (decision 0039). */
export const DRAWN: PictureMark = { source_type: 'algorithmicMedia', model: null };

/** Longest packet that is looked into; cameras and editors write up to a few hundred kilobytes. */
const LONGEST = 500_000;

/** The XMP packet of a marked picture, without padding: about half a kilobyte. */
export function xmpOf(mark: PictureMark): string {
  const model = mark.model ? ` Iptc4xmpExt:AISystemUsed="${escapeUTF8(mark.model)}"` : '';
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" Iptc4xmpExt:DigitalSourceType="${IPTC_DIGITAL_SOURCE_TYPES}/${mark.source_type}"${model}><dc:description><rdf:Alt><rdf:li xml:lang="lt">${escapeUTF8(describePicture(mark))}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** What a packet of ours or of a stranger says; null when it says nothing that we mark. */
export function readMark(xmp: Uint8Array | undefined): PictureMark | null {
  if (!xmp || xmp.length > LONGEST) return null;
  const text = Buffer.from(xmp).toString('utf8');
  const at = text.indexOf(`${IPTC_DIGITAL_SOURCE_TYPES}/`);
  if (at === -1) return null;
  const [said] = /^[A-Za-z]*/.exec(text.slice(at + IPTC_DIGITAL_SOURCE_TYPES.length + 1)) ?? [];
  const source_type = DIGITAL_SOURCE_TYPES.find((type) => type === said);
  // A name of letters, digits and the few signs of models' names: it is shown to readers.
  const [, model = null] = /AISystemUsed="([\w./:@ -]{1,80})"/.exec(text) ?? [];
  return source_type ? { source_type, model } : null;
}
