const upTo = (megabytes: number) => ({
  bytes: megabytes * 1024 * 1024,
  /** As a person reads it. */
  size: `${megabytes} MB`,
});

/** A picture that a person uploads or names by its address. */
export const PICTURE_LIMIT = upTo(10);
/** One that is re-encoded, from whomever it is: models paint larger ones than people upload. */
export const RE_ENCODED_PICTURE_LIMIT = upTo(15);
export const pictureTooLarge = ({ size }: { size: string }) =>
  `Nuotrauka per didelė: daugiausia ${size}.`;

/** A document that a text offers to download. */
export const FILE_LIMIT = upTo(20);
export const FILE_TOO_LARGE = `Failas per didelis: daugiausia ${FILE_LIMIT.size}.`;

/** What telephones write by themselves; its codec is not free, so neither browsers nor the server read it. */
export const HEIC_REFUSED =
  'HEIC nuotrauka netinka. Atverkite ją telefone ar kompiuteryje, išsaugokite JPEG formatu ir įkelkite dar kartą.';

export const OPML_LIMIT = { ...upTo(1), sources: 1000 };
export const OPML_TOO_LARGE = `OPML failas per didelis (daugiausia ${OPML_LIMIT.size}).`;
