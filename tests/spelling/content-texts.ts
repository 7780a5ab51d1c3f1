import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface FoundText {
  text: string;
  /** File, from the root of the repository. */
  where: string;
  /** Keywords for search engines: written in small letters, names too. */
  isKeyword?: boolean;
}

/** Fields that hold addresses, names of pictures and other words for machines. */
const NOT_TEXT = new Set(
  (
    'slug parent related href path icon id target sha256 url phoneHref email image badge photo emblem ' +
    'mapDrawing clientPortalUrl initials credentialId'
  ).split(' '),
);

function textsIn(value: unknown, where: string, isKeyword = false): FoundText[] {
  if (typeof value === 'string') {
    return /^(\/|https?:)/.test(value) ? [] : [{ text: value, where, isKeyword }];
  }
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, where, isKeyword));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    NOT_TEXT.has(field) ? [] : textsIn(inner, where, isKeyword || field === 'keywords'),
  );
}

/** Every string of the site's typed texts, as the pages get it. */
export async function readContentTexts(root: string): Promise<FoundText[]> {
  const files = readdirSync(join(root, 'src/content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join('src/content', file));
  const texts = await Promise.all(
    files.map(async (file) => {
      const exported = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
      return Object.entries(exported).flatMap(([name, value]) =>
        name === 'SERVICE_SLUGS' ? [] : textsIn(value, file),
      );
    }),
  );
  return texts.flat();
}
