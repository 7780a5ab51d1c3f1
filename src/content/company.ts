import { spaced } from './spacing.ts';

/**
 * Who the company is. SAMPLE DATA: an invented company, to be replaced before the site goes public.
 * This file is the one place: header, footer, contact section and structured data read it.
 */
export interface Company {
  /** True while the facts below are invented; keeps them out of structured data. */
  isSample: boolean;
  brand: string;
  legalName: string;
  /** As people read it; this, the name and the street never break at a line's end. */
  phone: string;
  /** For `tel:` links. */
  phoneHref: string;
  email: string;
  registrationCode: string;
  vatCode: string;
  bank: { name: string; account: string };
  address: { street: string; postalCode: string; city: string };
  /** The company card keeps its own founding year (specification §1); other blocks say 2013. */
  cardSince: number;
  officeHours: string;
  clientPortalUrl: string;
  social: { label: string; url: string }[];
  officePictures: { path: string; description: string; width: number; height: number }[];
  /** Shown until the visitor asks for a real map. */
  mapDrawing: string;
  mapDescription: string;
  /** Degrees, WGS 84. */
  position: { latitude: number; longitude: number };
}

export const company: Company = {
  isSample: true,
  brand: 'Gintvė',
  legalName: spaced('UAB „Gintvė“'),
  phone: spaced('+370 600 00000'),
  phoneHref: 'tel:+37060000000',
  email: 'labas@gintve.example',
  registrationCode: '000000000',
  vatCode: 'LT000000000000',
  bank: { name: spaced('AB „Pavyzdinis bankas“'), account: 'LT00 0000 0000 0000 0000' },
  address: { street: spaced('Pavyzdžio g. 1'), postalCode: 'LT-44000', city: 'Kaunas' },
  cardSince: 2008,
  officeHours: spaced('I–V 8:00–18:00'),
  clientPortalUrl: 'https://savitarna.gintve.example/',
  social: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/gintve-example' },
    { label: 'Facebook', url: 'https://www.facebook.com/gintve.example' },
  ],
  officePictures: [
    {
      path: '/drawings/office-facade.svg',
      description: 'Biuro pastatas Kaune (piešinys)',
      width: 640,
      height: 400,
    },
    {
      path: '/drawings/office-server-room.svg',
      description: 'Serverinė su stebėsenos darbo vieta (piešinys)',
      width: 640,
      height: 400,
    },
  ],
  mapDrawing: '/drawings/map-kaunas.svg',
  mapDescription: 'Schema: biuras Kaune',
  position: { latitude: 54.8978, longitude: 23.904 },
};
