import type { InferResponseType } from 'hono/client';
import { withCount } from '../../domain/text/with-count.ts';
import type { api } from '../http/api-client.ts';

/** A picture of the library. */
export type StoredImage = InferResponseType<(typeof api.api.admin.images)[':id']['$get'], 200>;
/** A text a picture is shown in. */
type ImageUse = StoredImage['uses'][number];

export const IMAGE_ORIGIN_LABELS: Record<StoredImage['origin'], string> = {
  upload: 'Įkelta',
  web: 'Iš interneto',
  cover: 'Sukurta automatiškai',
};

/** What the picture is called in the library: the file's own name where it had one. */
export const imageTitle = ({ original_name, name }: Pick<StoredImage, 'original_name' | 'name'>) =>
  original_name || (name.split('/').at(-1) ?? name);

/** Where a use leads in the panel. */
export function addressOfUse({ kind, id }: ImageUse): string {
  if (kind === 'bin') return '/admin/content/bin';
  return `/admin/content/posts?${kind === 'draft' ? 'juodrastis' : 'irasas'}=${id}`;
}

/** What a removal takes away beside the file; empty when nothing. */
export function describeVersionsLosing(
  count: number,
  what: keyof typeof LOST = 'nuotrauka',
): string {
  if (count === 0) return '';
  const { name, without } = LOST[what];
  if (count === 1)
    return `${name} dar yra vienoje ankstesnėje teksto versijoje: grąžinta ji bus be ${without}.`;
  const many = count < 100 ? count : '100 ar daugiau';
  return `${name} dar yra ankstesnėse tekstų versijose (${many}): grąžintos jos bus be ${without}.`;
}

const LOST = {
  nuotrauka: { name: 'Nuotrauka', without: 'šios nuotraukos' },
  failas: { name: 'Failas', without: 'šio failo' },
};

export const USE_LABELS: Record<ImageUse['kind'], string> = {
  article: 'Tekstas',
  draft: 'Juodraštis',
  bin: 'Šiukšliadėžė',
};

export function describeUses(uses: ImageUse[]): string {
  return uses.length === 0
    ? 'Nenaudojama'
    : `Naudojama ${withCount(uses.length, 'vietoje', 'vietose', 'vietų')}`;
}

/** `15 B`, `245 KB`, `1,2 MB`, `78,3 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const kilobytes = Math.round(bytes / 1000);
  if (kilobytes < 1000) return `${kilobytes} KB`;
  const megabytes = kilobytes / 1000;
  const [count, unit] = megabytes < 1000 ? [megabytes, 'MB'] : [megabytes / 1000, 'GB'];
  return `${count.toFixed(1).replace('.', ',')} ${unit}`;
}
