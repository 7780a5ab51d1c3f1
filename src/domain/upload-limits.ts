const upTo = (megabytes: number) => ({
  bytes: megabytes * 1024 * 1024,
  /** As a person reads it. */
  size: `${megabytes} MB`,
});

/** A picture that a person uploads or names by its address; what we draw has a limit of its own. */
export const PICTURE_LIMIT = upTo(10);
export const PICTURE_TOO_LARGE = `Paveikslėlis per didelis: daugiausia ${PICTURE_LIMIT.size}.`;

export const OPML_LIMIT = { ...upTo(1), sources: 1000 };
export const OPML_TOO_LARGE = `OPML failas per didelis (daugiausia ${OPML_LIMIT.size}).`;
