/**
 * How a picture was made, in the words of IPTC's vocabulary of digital source types; only those that say that no
 * camera and no hand made it alone.
 */
export const DIGITAL_SOURCE_TYPES = [
  /** By a model that learned from samples. */
  'trainedAlgorithmicMedia',
  /** Partly by such a model. */
  'compositeWithTrainedAlgorithmicMedia',
  /** Of several parts, at least one of them synthetic. */
  'compositeSynthetic',
  /** By an algorithm that learned from nothing: our drawn covers. */
  'algorithmicMedia',
] as const;
export type DigitalSourceType = (typeof DIGITAL_SOURCE_TYPES)[number];

/** The vocabulary's address; a value's own is this, a slash and the value. */
export const IPTC_DIGITAL_SOURCE_TYPES = 'http://cv.iptc.org/newscodes/digitalsourcetype';

/** The same value as schema.org names it. */
export const schemaOrgSourceType = (type: DigitalSourceType): string =>
  `https://schema.org/${type.charAt(0).toUpperCase()}${type.slice(1)}DigitalSource`;

/** What a picture is marked with: how it was made and, where a model made it, by which. */
export interface PictureMark {
  source_type: DigitalSourceType;
  model: string | null;
}

const CAPTIONS: Record<DigitalSourceType, string> = {
  trainedAlgorithmicMedia: 'Paveikslą sukūrė dirbtinis intelektas',
  compositeWithTrainedAlgorithmicMedia: 'Dalį paveikslo sukūrė dirbtinis intelektas',
  compositeSynthetic: 'Dalis paveikslo sukurta kompiuteriu',
  algorithmicMedia: 'Paveikslą pagal taisykles nupiešė programa',
};

/** The caption of a marked picture, beside it and in its bytes. */
export const describePicture = ({ source_type, model }: PictureMark): string =>
  `${CAPTIONS[source_type]}${model ? ` (modelis ${model})` : ''}.`;
