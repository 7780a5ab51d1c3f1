import { FILE_TYPES, isFileExtension } from '../../domain/articles/file-block.ts';

/** The public bucket of pictures, served at `/storage/blog-images/<name>`. */
export const BUCKET = 'blog-images';

export interface StoredFile {
  bytes: Buffer;
  contentType: string;
}

/**
 * Where pictures and the files that texts offer are kept: a folder, or an S3 server. When the place cannot be reached every act fails and nothing
 * half-done is left behind; what fails to be read is never taken for absent.
 * @throws AppError `unavailable` when an S3 server does not answer or refuses us
 */
export interface Storage {
  /** Writes whole or not at all; an older file of the name is replaced. */
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is none, also for names that could never be. */
  read(name: string): Promise<StoredFile | null>;
  /** No error when there is none. */
  delete(name: string): Promise<void>;
  /** The names of all files, some hundreds at a time, in no order worth relying on. */
  list(): AsyncIterable<string[]>;
  /** Whether files can be kept here, as far as it is known without keeping one. Makes nothing. @throws what is in the way */
  check(): Promise<void>;
}

/** Only pictures that browsers render and that cannot carry scripts: no SVG. */
const TYPES: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  avif: 'image/avif',
};
/** Lower-case segments that start with a letter or digit: no `..`, no hidden file, no separator tricks. */
const NAME = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*\.([a-z]+)$/;
const NAME_MAX = 200;

/** The type a name may hold, or null when it is no valid name. */
export function contentTypeOf(name: string): string | null {
  const extension = name.length <= NAME_MAX ? NAME.exec(name)?.[1] : undefined;
  if (!extension) return null;
  return TYPES[extension] ?? (isFileExtension(extension) ? FILE_TYPES[extension].type : null);
}

/** Of a file's name; everything else is a picture. */
export const isFileName = (name: string): boolean => name.startsWith(FILES);
const FILES = 'files/';
export const fileNameOf = (id: string, name: string): string => `${FILES}${id}/${name}`;

/** @throws Error for a name that is not of that type, or no name at all: a bug. */
export function checkName(name: string, contentType: string): void {
  if (contentTypeOf(name) === contentType) return;
  throw new Error(`Not a storage name for ${contentType}: ${JSON.stringify(name)}`);
}
