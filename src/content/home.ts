import { AWARD_YEARS } from './awards.ts';
import { company } from './company.ts';
import { FIGURES, facts } from './figures.ts';
import { itPagalbaPage } from './services/it-pagalba.ts';
import { spaced } from './spacing.ts';

/** Words of the home page in the order of specification §2.4. Each block keeps the figure it is given. */
export const home = spaced({
  meta: {
    title: `IT priežiūra ir kibernetinis saugumas įmonėms – ${company.brand}`,
    description:
      'Prižiūrime įmonių kompiuterius, serverius, tinklus ir duomenis visoje Lietuvoje. Atsakas į skubų gedimą per 15 minučių, stebėsena 24/7, NIS2 ir BDAR atitiktis.',
    keywords:
      'IT priežiūra, serverių priežiūra, kompiuterių priežiūra, kibernetinis saugumas, NIS2, Microsoft 365, atsarginės kopijos',
  },
  hero: {
    kicker: 'IT priežiūra ir saugumas Lietuvos įmonėms',
    /** Two sentences, a line each where there is room. */
    title: ['Jūsų IT veikia.', 'Mes už tai atsakome.'],
    lead: 'Prižiūrime kompiuterius, serverius ir duomenis, kad Jūsų žmonės galėtų dirbti savo darbą. Kai kas nors sugenda, skambinate vienu numeriu.',
    action: 'Gauti konsultaciją',
    trust: facts({
      clients: 'įmonių patiki mums savo IT',
      urgentReply: 'atsakas į skubų gedimą',
      availability: 'prieinamumas pagal SLA',
      watch: 'stebėsena ir pagalba',
    }),
    highlights: [
      {
        icon: 'shield',
        title: 'Kibernetinis saugumas',
        text: 'Saugumo operacijų centras stebi Jūsų sistemas visą parą ir reaguoja į grėsmes.',
        href: '/paslaugos/kibernetinis-saugumas',
      },
      {
        icon: 'estate',
        title: 'IT infrastruktūros valdymas',
        text: 'Kompiuteriai, serveriai, tinklas ir debesija – viena komanda ir viena sutartis.',
        href: '/paslaugos/it-ukio-prieziura',
      },
      {
        icon: 'audit',
        title: 'Atitiktis: NIS2 ir BDAR',
        text: 'Auditas, planas, dokumentai ir pranešimas apie incidentą per 24 valandas.',
        href: '/paslaugos/it-auditas-nis2',
      },
    ],
  },
  whyUs: {
    title: 'Kodėl įmonės renkasi mus',
    lead: 'Kiek metų dirbame, kokią patirtį turi mūsų žmonės, kaip greitai atsiliepiame ir kaip saugome Jūsų duomenis.',
    /** The figure and its heading are one phrase. */
    cards: [
      {
        figure: '2013',
        title: 'metais pradėjome dirbti',
        text: 'Nuo 2013-ųjų – jau 12+ metų – prižiūrime Lietuvos įmonių IT. Per tą laiką matėme ir išpirkos virusų, ir perkaitusių serverinių, ir nepavykusių migracijų.',
      },
      {
        figure: FIGURES.experience,
        title: 'metų specialistų patirties',
        text: 'Sudėtingus darbus patikime žmonėms, kurie su sistemomis dirba 20 metų ir daugiau – ir žino, ko nereikėtų daryti penktadienio popietę.',
      },
      {
        figure: FIGURES.urgentReply,
        title: 'iki atsako į skubų gedimą',
        text: 'Kai įmonė stovi, laukti eilėje negalima. Į skubų pranešimą atsiliepiame per 15 minučių: stebėsena ir pagalba veikia visą parą.',
      },
      {
        figure: FIGURES.copyRule,
        title: 'kopijos, kurias galima atkurti',
        text: 'Trys duomenų kopijos, dviejų tipų laikmenos, viena kopija – kitoje vietoje. Jei biure nutiktų nelaimė, duomenys liktų.',
      },
    ],
  },
  services: {
    title: 'Ką galite perduoti mums',
    lead: 'Vieną darbą arba visą IT ūkį. Pradedame nuo to, kas šiandien skauda labiausiai.',
    more: 'Sužinoti daugiau',
    prices: {
      items: (itPagalbaPage.prices?.items ?? []).map(({ name, price }) => `${name} – ${price}.`),
      link: 'Kas įeina į kainą',
    },
  },
  statistics: {
    title: 'Skaičiai, už kuriuos atsakome',
    items: facts({
      yearsInBusiness: 'metų patirties',
      regularClients: 'nuolatinių klientų',
      availability: 'prieinamumas',
      watch: 'stebėsena',
    }),
  },
  team: {
    title: 'Žmonės, kurie pakelia ragelį',
    lead: 'Kalbėsitės su tais pačiais specialistais, kurie tvarko Jūsų sistemas.',
  },
  certificates: {
    title: 'Sertifikatai',
    more: 'Kiti sertifikatai',
    lead: 'Kompetenciją tikrina nepriklausomos sertifikavimo įstaigos. Kiekvieną įrašą galima patikrinti pagal numerį.',
  },
  awards: {
    title: 'Įvertinimai',
    lead: `Keturi ${AWARD_YEARS.first}–${AWARD_YEARS.last} metų įvertinimai: už finansinį patikimumą, veiklos rezultatus ir spartų augimą.`,
  },
  testimonials: {
    title: 'Ką sako klientai',
    more: 'Kiti atsiliepimai',
  },
});
