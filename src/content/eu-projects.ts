import { company } from './company.ts';
import { spaced } from './spacing.ts';

/** A sum as the grant agreement names it, with spaces that never break. */
const euros = (sum: string) => `${sum} EUR`.replaceAll(' ', '\u00A0');

interface EuProject {
  title: string;
  text: string;
  /** `yyyy-MM` or `yyyy-MM-dd`, as precisely as known. */
  start: string;
  end: string;
  sums: { label: string; value: string }[];
  /** What the programme's rules ask to be said beside the emblem. */
  statement: string;
}

/** Specification §3, every date and sum of it. */
export const euProjects: EuProject[] = spaced([
  {
    title: 'Skaitmeniniai čekiai smulkiajam ir vidutiniam verslui',
    text: 'Parama smulkiosios ir vidutinės įmonės veiklai skaitmeninti. Dalį projekto vertės sudaro Europos Sąjungos lėšos, likusią – mūsų pačių.',
    start: '2024-11',
    end: '2025-11',
    sums: [
      { label: 'Bendra projekto vertė', value: euros('8 056,00') },
      { label: 'Europos Sąjungos lėšos', value: euros('6 000,00') },
    ],
    statement: 'Bendrai finansuoja Europos Sąjunga',
  },
  {
    title: '„Europos horizonto“ studija',
    text: 'Studija pagal Europos Sąjungos mokslinių tyrimų ir inovacijų programą „Europos horizontas“. Programos lėšos padengia visą biudžetą.',
    start: '2024-07-31',
    end: '2025-07-31',
    sums: [{ label: 'Biudžetas ir finansavimas', value: euros('30 000') }],
    statement: 'Finansuoja Europos Sąjunga',
  },
  {
    title: 'Elektroninės komercijos modelis',
    text: 'Elektroninės komercijos modelio kūrimas ir diegimas įmonėje, kad užsakymai ir aptarnavimas persikeltų į internetą.',
    start: '2022-03-16',
    end: '2023-03-10',
    sums: [
      { label: 'Projekto biudžetas', value: euros('67 290,00') },
      { label: 'Europos Sąjungos lėšos', value: euros('50 000,00') },
    ],
    statement: 'Bendrai finansuojama iš Europos regioninės plėtros fondo',
  },
]);

export const euProjectWords = spaced({
  meta: {
    title: `Europos Sąjungos finansuojami projektai – ${company.brand}`,
    description:
      'Trys Europos Sąjungos lėšomis finansuojami įmonės projektai: skaitmeniniai čekiai, „Europos horizonto“ studija ir elektroninės komercijos modelis.',
    keywords:
      'ES projektai, Europos Sąjungos finansavimas, skaitmeniniai čekiai, Europos horizontas, e. komercija',
  },
  name: 'ES projektai',
  heading: 'Europos Sąjungos finansuojami projektai',
  lead: 'Kam skirtos lėšos, kada projektai vyko ir kiek prie jų prisidėjo Europos Sąjunga.',
  period: 'Laikotarpis',
  emblem: '/drawings/eu-emblem.svg',
  emblemText: 'Europos Sąjungos emblema',
  disclaimer:
    'Čia išreikšta tik autorių nuomonė. Ji nebūtinai atspindi Europos Sąjungos ar finansavimą skyrusios institucijos poziciją, todėl nei Europos Sąjunga, nei ši institucija už ją neatsako.',
  contactMessage:
    'Sveiki, norėčiau sužinoti daugiau apie Jūsų įgyvendintus Europos Sąjungos projektus.',
});
