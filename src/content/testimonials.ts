import { spaced } from './spacing.ts';

/** SAMPLE reviews (specification §3: eight). Replace with real ones before the site goes public. */
export interface Testimonial {
  quote: string;
  author: string;
  initials: string;
  /** May be empty. */
  position: string;
  company: string;
  image: string | null;
}

export const testimonialsAreSample = true;

const review = (
  author: string,
  initials: string,
  position: string,
  company: string,
  quote: string,
): Testimonial => ({ quote, author, initials, position, company, image: null });

export const testimonials: Testimonial[] = spaced([
  review(
    'Daiva Miškinienė',
    'DM',
    'Biuro vadovė',
    'UAB „Medžio linija“',
    'Anksčiau sugedus spausdintuvui visi ateidavo pas mane. Dabar rašo pagalbai, o aš apie gedimą sužinau iš ataskaitos, kurioje parašyta, kad jau sutvarkyta.',
  ),
  review(
    'Andrius Kalvis',
    'AK',
    'Direktorius',
    'UAB „Kalvių plienas“',
    'Šeštadienio naktį sustojo serveris. Kol atvažiavau į cechą, buhalterija jau veikė iš kopijos.',
  ),
  review(
    'Lina Baltrė',
    'LB',
    'Finansų vadovė',
    'UAB „Šiaurės sandėliai“',
    'Pirmą kartą per dešimt metų žinau, kiek licencijų turime ir už ką mokame.',
  ),
  review(
    'Marius Upelis',
    'MU',
    '',
    'MB „Upelio studija“',
    'Perkėlė paštą į „Microsoft 365“ per savaitgalį. Pirmadienį visi tiesiog dirbo.',
  ),
  review(
    'Jolanta Rimkė',
    'JR',
    'Kokybės vadovė',
    'UAB „Rimto skonio gamykla“',
    'NIS2 reikalavimus išdėstė žmonių kalba: ką daryti pirmiausia, ką – vėliau, o ko mums apskritai nereikia.',
  ),
  review(
    'Vytenis Sodas',
    'VS',
    'Savininkas',
    'Odontologijos klinika „Baltas sodas“',
    'Pacientų duomenys – ne vieta eksperimentams. Patiko, kad pradėjo nuo kopijų ir teisių, o ne nuo naujos įrangos pardavimo.',
  ),
  review(
    'Agnė Tiltė',
    'AT',
    'Projektų vadovė',
    'UAB „Tilto architektai“',
    'Brėžiniai po kelis gigabaitus, trys biurai, vienas VPN. Veikia.',
  ),
  review(
    'Saulius Kranas',
    'SK',
    'Logistikos vadovas',
    'UAB „Kranto kroviniai“',
    'Paskambinęs kalbu su žmogumi, kuris mūsų tinklą jau pažįsta. Nereikia kaskart pasakoti iš naujo.',
  ),
]);
