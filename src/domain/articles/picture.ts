/** Where stored pictures are public (contracts.md, "Data"). */
export const PICTURE_PATH = '/storage/blog-images/';

/** Widths, in pixels, a stored picture can be asked for in; no others are made. */
export const PICTURE_WIDTHS = [400, 800, 1200, 1600] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** From the smallest files to what every browser of this decade reads. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** `/storage/blog-images/blog/a.webp?w=800&f=avif` */
export function pictureAddress(path: string, width: PictureWidth, format: PictureFormat): string {
  return `${path}?w=${width}&f=${format}`;
}

/**
 * What `srcset` says about a picture in each format, or null for a file that is not in the storage of pictures
 * (a drawing of ours).
 * @param width of the whole picture in pixels, when known: nothing wider is offered than it can give
 */
export function findPictureSources(
  path: string,
  width: number | null = null,
): Record<PictureFormat, string> | null {
  if (!path.startsWith(PICTURE_PATH) || path.includes('?')) return null;
  const enough = PICTURE_WIDTHS.findIndex((one) => width !== null && one >= width);
  const offered = enough === -1 ? PICTURE_WIDTHS : PICTURE_WIDTHS.slice(0, enough + 1);
  const list = (format: PictureFormat) =>
    offered.map((one) => `${pictureAddress(path, one, format)} ${one}w`).join(', ');
  return { avif: list('avif'), webp: list('webp') };
}
