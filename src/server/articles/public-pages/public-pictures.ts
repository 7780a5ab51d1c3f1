import { findPictureSources } from '../../../domain/articles/picture.ts';
import type { PictureSizes } from './picture-sizes.ts';

const IMG = /<img\s([^<>]*)>/g;
const ATTRIBUTE = /(?<![a-z-])([a-z-]+)="([^"]*)"/g;
/** The column of an article's text (`site/blog/blog.css`). */
const COLUMN = '42rem, 100vw - 2.5rem';
const WIDE_COLUMN = '54rem, 100vw - 2.5rem';

/**
 * Gives each picture in an article's text its narrower copies, its place before it has loaded, and patience until
 * it is near. Only for what the sanitiser has just written: there every `>` and quote in an attribute is escaped.
 */
export const addPictureSources = (html: string, sizes: PictureSizes): string =>
  html.replace(IMG, (whole, attributes: string) => {
    const given = Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
    );
    const { src = '', alt = '' } = given;
    const known = sizes.get(src);
    const sources = findPictureSources(src, known?.width ?? null);
    if (!sources) return whole;
    const { width, height } = given.width && given.height ? given : (known ?? {});
    const place = width && height ? ` width="${width}" height="${height}"` : '';
    const span = given['data-width'];
    const column = span === 'wide' ? WIDE_COLUMN : COLUMN;
    const shown = `sizes="min(${width ? `${width}px, ` : ''}${column})"`;
    return (
      `<picture${span ? ` data-width="${span}"` : ''}><source type="image/avif" srcset="${sources.avif}" ${shown}>` +
      `<img src="${src}" srcset="${sources.webp}" ${shown} alt="${alt}"${place} loading="lazy" decoding="async"></picture>`
    );
  });
