import type { ServicePage, ServiceSlug, SubServicePage } from '../../content/service-page.ts';
import { getServicePage, servicePath, subServicePath } from '../../content/service-pages.ts';
import { serviceWords } from '../../content/service-words.ts';
import type { Crumb } from '../frame/breadcrumb.tsx';

/** The list of services is a section of the home page and has that page's address. */
const BEGINNING: Crumb[] = [
  { name: serviceWords.home, path: '/' },
  { name: serviceWords.services, path: '/paslaugos', isSection: true },
];

export const serviceTrail = ({ slug, name }: Pick<ServicePage, 'slug' | 'name'>): Crumb[] => [
  ...BEGINNING,
  { name, path: servicePath(slug) },
];

export const subServiceTrail = (page: SubServicePage): Crumb[] => [
  ...serviceTrail(getServicePage(page.parent)),
  { name: page.name, path: subServicePath(page) },
];

export const serviceDrawing = (slug: ServiceSlug): string => `/drawings/services/${slug}.svg`;
