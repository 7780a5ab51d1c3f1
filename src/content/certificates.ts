import { spaced } from './spacing.ts';

/** SAMPLE certificates (specification §3: seven, all issued in 2025). Replace with the company's own. */
export interface Certificate {
  organization: string;
  name: string;
  /** Public number under which the issuer confirms it. */
  credentialId: string;
  issuedYear: number;
  /** The page shows the first three. */
  skills: string[];
  /** Path of a badge picture, or null for the drawn seal. */
  badge: string | null;
}

export const certificatesAreSample = true;

/** Specification §9. */
export const CERTIFICATE_SKILLS_SHOWN = 3;

const certificate = (
  organization: string,
  name: string,
  number: number,
  skills: string[],
): Certificate => ({
  organization,
  name,
  credentialId: `PAVYZDYS-${String(number).padStart(3, '0')}`,
  issuedYear: 2025,
  skills,
  badge: null,
});

export const certificates: Certificate[] = spaced([
  certificate('ISC2', 'Certified in Cybersecurity', 1, [
    'Saugumo principai',
    'Prieigos valdymas',
    'Reagavimas į incidentus',
    'Tinklo sauga',
  ]),
  certificate('CompTIA', 'Security+', 2, [
    'Grėsmių analizė',
    'Kriptografija',
    'Rizikos valdymas',
    'Saugi architektūra',
  ]),
  certificate('CompTIA', 'Network+', 3, ['Maršrutizavimas', 'Belaidis tinklas', 'Trikčių paieška']),
  certificate('CompTIA', 'A+', 4, ['Techninė įranga', 'Operacinės sistemos', 'Pagalba naudotojui']),
  certificate('Cisco', 'CCST Cybersecurity', 5, [
    'Galinių įrenginių sauga',
    'Pažeidžiamumai',
    'Incidentų valdymas',
  ]),
  certificate('Cisco', 'CCST Networking', 6, ['Adresavimas', 'Komutavimas', 'Diagnostika']),
  certificate('ITIL', 'Foundation', 7, [
    'Paslaugų valdymas',
    'Pokyčių valdymas',
    'Nuolatinis gerinimas',
  ]),
]);
