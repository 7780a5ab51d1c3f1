import { services } from './service-cards.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

/** Home anchors, specification §2.3. */
const anchorLinks: NavigationLink[] = [
  { label: 'Paslaugos', href: '/#paslaugos' },
  { label: 'Komanda', href: '/#komanda' },
  { label: 'Sertifikatai', href: '/#sertifikatai' },
  { label: 'Atsiliepimai', href: '/#atsiliepimai' },
];

const pageLinks: NavigationLink[] = [
  { label: 'ES projektai', href: '/es-projektai' },
  { label: 'Tinklaraštis', href: '/tinklarastis' },
  { label: 'Pagalba', href: '/pagalba' },
];

const contactLink: NavigationLink = { label: 'Kontaktai', href: '/#kontaktai' };

export const headerLinks: NavigationLink[] = [...anchorLinks, ...pageLinks, contactLink];

export const footerServiceLinks: NavigationLink[] = services.map((service) => ({
  label: service.title,
  href: service.href,
}));

export const pricesLink: NavigationLink = {
  label: 'Kainos',
  href: '/paslaugos/it-pagalba#kainos',
};

export const footerCompanyLinks: NavigationLink[] = [
  pricesLink,
  { label: 'Komanda', href: '/#komanda' },
  { label: 'Sertifikatai', href: '/#sertifikatai' },
  { label: 'ES projektai', href: '/es-projektai' },
  { label: 'Tinklaraštis', href: '/tinklarastis' },
  { label: 'Technologijų naujienos', href: '/technologiju-naujienos' },
  { label: 'Pagalba', href: '/pagalba' },
];

export const legalLinks: NavigationLink[] = [
  { label: 'Privatumo politika', href: '/privatumo-politika' },
  { label: 'Naudojimo sąlygos', href: '/naudojimo-salygos' },
];
