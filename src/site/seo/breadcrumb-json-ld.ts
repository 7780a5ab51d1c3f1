import type { Crumb } from '../frame/breadcrumb.tsx';

/**
 * schema.org BreadcrumbList of the trail a page shows, without steps that are not pages of their own.
 * @param trail the last item is the page itself
 */
export function breadcrumbJsonLd(trail: Crumb[], publicUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail
      .filter(({ isSection }) => !isSection)
      .map((crumb, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: crumb.name,
        item: new URL(crumb.path, publicUrl).href,
      })),
  };
}

/** The same as all a page says. */
export const trailJsonLd = (trail: Crumb[], publicUrl: string): object => ({
  '@context': 'https://schema.org',
  ...breadcrumbJsonLd(trail, publicUrl),
});
